from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.figure import make_figure_id
from dashboard.base.report import text_id

SPACES = st.text(alphabet=" \n\t\u00a0", min_size=1, max_size=4)


@given(start=st.integers(0, 10**6), end=st.integers(0, 10**6))
def test_another_spot_is_another_figure(start: int, end: int) -> None:
    here = make_figure_id("report", "buses", start, end)
    assert here == make_figure_id("report", "buses", start, end)
    assert here != make_figure_id("report", "buses", start + 1, end)
    assert here != make_figure_id("report", "ambulances", start, end)


@given(words=st.lists(st.text(alphabet="abc3,", min_size=1), min_size=1), space=SPACES)
def test_white_space_makes_no_other_report(words: list[str], space: str) -> None:
    assert text_id(space.join(words)) == text_id(" ".join(words))


def test_another_word_makes_another_report() -> None:
    assert text_id("3,000 people") != text_id("3,001 people")
