import pytest

from dashboard.tidy.claim import Claim
from dashboard.tidy.omissions import say_left_out
from tests.tidy.by_hand import claim, total

PARTS = (total(3000, 15), claim(500, 17))


@pytest.mark.parametrize(
    ("other", "told"),
    [
        pytest.param(
            claim(9500, 16, source="WHO"),
            "another source may have counted the same: 9,500 on 16 Dec 2016 (WHO through AFP).",
            id="another source",
        ),
        pytest.param(
            claim(700, 16, is_dated=False),
            "the text states no day, so it may be in the number already: 700 published 16 Dec "
            "2016 (ICRC through AFP).",
            id="without a day",
        ),
        pytest.param(
            claim(700, 16, since=15),
            "the number holds some of its days already: 700 over 15 to 16 Dec 2016 (ICRC through "
            "AFP).",
            id="days that are in it",
        ),
        pytest.param(
            claim(4, 16, is_among=True),
            "it is not counted out of the same people: 4 on 16 Dec 2016 (ICRC through AFP).",
            id="of another whole",
        ),
        pytest.param(
            claim(9, 14),
            "the total is of all days up to its own: 9 on 14 Dec 2016 (ICRC through AFP).",
            id="within the source's own total",
        ),
        pytest.param(
            claim(9, 14, source="WHO", population="nurses"),
            "the total is another source's and does not say whether it includes them: 9 on 14 Dec "
            "2016 (WHO through AFP).",
            id="of days within another source's total",
        ),
        pytest.param(
            claim(260, 18, source="WHO"),
            "it is another source's, of a later day than the number: 260 on 18 Dec 2016 (WHO "
            "through AFP).",
            id="another source, of a later day",
        ),
        pytest.param(
            claim(260, 18),
            "it is of a later day than the number: 260 on 18 Dec 2016 (ICRC through AFP).",
            id="of a later day",
        ),
        pytest.param(
            claim(260, 18, source="WHO", is_dated=False),
            "another source may have counted the same: 260 published 18 Dec 2016 (WHO through "
            "AFP).",
            id="only published later",
        ),
    ],
)
def test_what_is_left_out_says_why(other: Claim, told: str) -> None:
    assert say_left_out(PARTS, [*PARTS, other]) == (f"Not added, since {told}",)


def test_where_all_is_in_it_nothing_is_said() -> None:
    joined = claim(9, 16, groups=(claim(4, 16, figure_id="a"), claim(5, 16, figure_id="b")))
    assert say_left_out((joined,), [claim(4, 16, figure_id="a"), joined]) == ()


def test_what_another_state_took_is_not_within_the_total() -> None:
    own, other = total(1000, 15, state="British government"), claim(200, 14, state="French")
    told = "another state took them out, and some may be told twice: 200 on 14 Dec 2016"
    assert say_left_out([own], [other]) == (f"Not added, since {told} (ICRC through AFP).",)
