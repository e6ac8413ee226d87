from datetime import date

import pytest

from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.number import Number
from dashboard.tidy.parts import Part
from dashboard.tidy.terms import Alarm
from dashboard.view.parts_table import MOST_LISTED, MOST_SEEN, table_of
from tests.view.conftest import HOSTILE


def parts(count: int, **fields: object) -> list[Part]:
    return [
        Part(**{
            "operation_id": f"o{number}", "operation": f"Town {number}", "amount": "1,000",
            "source": "ICRC", "day": date(2016, 12, 15), "how": "Stated",
            "figure_ids": (f"f{number}", "more"), "value": 1000, "low": 1000, "high": 1000,
            "qualifier": Qualifier.EXACT, "logic": "",
        } | fields)  # type: ignore[arg-type]
        for number in range(count)
    ]  # fmt: skip


def total(value: int | None, low: int, high: int) -> Number:
    return Number("buses", value, low, high, Qualifier.EXACT, date(2016, 12, 15), "ICRC", ())


@pytest.mark.parametrize("count", [1, MOST_SEEN, MOST_SEEN + 1, MOST_LISTED + MOST_SEEN + 5])
def test_ten_are_seen_and_the_rest_is_folded(count: int) -> None:
    size = 1000 * count
    table = table_of(parts(count), total(size, size, size), count)
    seen, _, folded = table.partition("<details")
    assert seen.count("<tr>") == min(count, MOST_SEEN) + 1
    if count <= MOST_SEEN:
        assert not folded
        return
    assert f"{count - MOST_SEEN} smaller one" in folded
    is_cut = count > MOST_LISTED + MOST_SEEN
    assert folded.count("<tr>") == min(count - MOST_SEEN, MOST_LISTED) + 1 + is_cut
    assert ("and 5 smaller ones" in folded) is is_cut


def test_a_number_leads_to_its_figure_and_an_operation_to_its_reasons() -> None:
    one = total(1000, 1000, 1000)
    table = table_of(parts(1), one, 1, "buses")
    # One that is worked out of several leads to all of them.
    assert "href='figures?of_number=buses&amp;operation=Town+0'" in table
    assert "href='figures?figure=f0'" in table_of(parts(1, figure_ids=("f0",)), one, 1)
    assert "href='figures" not in table_of(parts(1, figure_ids=()), one, 1)
    assert "href='.?operation=Town+0&amp;counter=buses'" in table
    for words in ("15 Dec 2016", "ICRC", "Stated", "1,000"):
        assert words in table


def test_hostile_names_are_shown_as_they_stand() -> None:
    hostile = parts(1, operation=HOSTILE, source=HOSTILE, how=HOSTILE, amount=HOSTILE)
    table = table_of(hostile, total(1000, 1000, 1000), 1)
    assert "<script" not in table
    assert "&lt;script&gt;" in table
    assert "href='.?operation=%3Cscript" in table


def test_parts_of_a_sum_are_told_with_their_range_and_what_needs_a_look() -> None:
    wide = total(1000, 1000, 1200)
    table = table_of(parts(1, high=1200, alarms=(Alarm.NO_RECOMMENDED,)), wide, 1)
    assert "(1,000 to 1,200)" in table
    assert Alarm.NO_RECOMMENDED.meaning[1:] in table
    assert "(1,000" not in table_of(parts(1, value=None, high=1200), wide, 1)


@pytest.mark.parametrize(
    ("line", "shown", "told"),
    [
        pytest.param(total(5000, 5000, 5000), {}, "and 1 smaller one|3,000", id="stated"),
        pytest.param(total(None, 5000, 6000), {}, "and 1 smaller one|3,000 to 4,000", id="bounds"),
        pytest.param(
            total(None, 5000, 6000), {"value": None, "high": 1200},
            "and 1 smaller one|3,000 to 3,600", id="shown within bounds",
        ),
    ],
)  # fmt: skip
def test_what_is_left_of_a_sum_is_its_last_row(
    line: Number, shown: dict[str, object], told: str
) -> None:
    table = table_of(parts(2, **shown), line, 3)
    label, number = told.split("|")
    assert label in table
    assert f"<strong>{number}</strong>" in table
