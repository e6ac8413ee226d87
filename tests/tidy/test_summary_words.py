from hypothesis import given
from hypothesis import strategies as st

from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.selection import Selection
from dashboard.tidy.summary_words import cut, say_scope
from dashboard.tidy.tables import make_frame


@given(st.text(), st.integers(4, 40))
def test_a_text_is_cut_to_its_room(text: str, room: int) -> None:
    told = cut(text, room)
    assert len(told) <= room + 1
    assert told == " ".join(text.split()) or told.endswith(" …")


def test_what_it_is_limited_to_is_told_in_words() -> None:
    filters = Selection(
        origins=("Aleppo",), sources=("ICRC", "UN"), publishers=("dpa",), household_size=5.0
    )
    assert say_scope(make_frame(CLAIMS, ()), filters) == (
        "0 figures in 0 reports. Only from Aleppo; said by ICRC, UN; published by dpa; with a "
        "household taken for 5 persons."
    )


def test_a_metric_that_nobody_knows_is_told_by_its_own_name() -> None:
    told = say_scope(make_frame(CLAIMS, ()), Selection(metrics=("people_of_yore",)))
    assert told.endswith("Only of people of yore.")
