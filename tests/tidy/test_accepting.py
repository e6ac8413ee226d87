"""Corrections as they are made: what would not hold is refused, and all made with it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest

from dashboard.base.errors import CorrectionError
from dashboard.tidy.additions import state_figure
from dashboard.tidy.corrections import Correction
from dashboard.tidy.logbook import append
from dashboard.tidy.removing import replace_by
from dashboard.tidy.reviewing import state_reading
from dashboard.tidy.store import Store
from dashboard.tidy.terms import ReviewStatus
from tests.sample import PLACE_BY_ID, Said, december, make_entry

AT = datetime(2017, 1, 1, 9, 30, tzinfo=UTC)
TEXT = (
    "3,000 people left eastern Aleppo for Idlib.\nOf these 40 people were hurt.\nA score of vans."
)
SAID = (
    Said("3,000 people", "people_evacuated", 3000, days=december(15, 16), destination="Idlib"),
    Said("40 people", "people_evacuated", 40, part_of=0),
)
ENTRY = make_entry(TEXT, "AFP", date(2016, 12, 16), SAID)
OTHER = make_entry(
    "21 buses left Homs.", "dpa", date(2016, 12, 16), [Said("21 buses", "buses", 21)]
)
WHOLE, PART = (figure.figure_id for figure in ENTRY[1].figures)
ELSEWHERE = OTHER[1].figures[0].figure_id
REPORT = ENTRY[0].report_id

Cells = tuple[str, str, str, str | None, str | None]


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    store.save(*ENTRY)
    store.save(*OTHER)
    yield store
    store.close()


def make(*cells: Cells) -> list[Correction]:
    return [Correction(AT, "ana", *one, "read again") for one in cells]


def of(column: str, old: str | None, new: str | None, row: str = WHOLE) -> Cells:
    return ("figures", row, column, old, new)


def vans(**changed: Any) -> Cells:
    start = TEXT.index("A score")
    cells = {
        "report_id": REPORT, "metric": "vehicles", "value": 20, "low": 20, "high": 20,
        "start": start, "end": start + 15, "evidence": "A score of vans", "sentence": "",
        "qualifier": "about", "timing": "new",
    }  # fmt: skip
    figure_id, stated = state_figure(cells | changed)
    return ("added_figures", figure_id, "figure", None, stated)


ORDER, DAYS = "lowest number may not be above", "first day may not come after"
PARTS, CHANGED = "a part of one of its own report", "Somebody changed this meanwhile"
GONE, NOWHERE = "not there any more", "is no place that the store knows"


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        pytest.param(of("low", "3000", "3001"), ORDER, id="low above value"),
        pytest.param(of("high", "3000", "2999"), ORDER, id="high below value"),
        pytest.param(of("start_date", "2016-12-15", "2016-12-17"), DAYS, id="first day"),
        pytest.param(of("end_date", "2016-12-16", "2016-12-14"), DAYS, id="last day"),
        pytest.param(of("end_date", "2016-12-16", "2016-02-30"), "a day such as", id="no day"),
        pytest.param(of("end_date", "2016-12-16", "3016-12-16"), "1900 to 2100", id="far year"),
        pytest.param(of("metric", "people_evacuated", "cats"), "these can", id="metric"),
        pytest.param(of("timing", "new", "soon"), "these can", id="timing"),
        pytest.param(of("qualifier", "exact", "some"), "these can", id="qualifier"),
        pytest.param(of("date_accuracy", "range", "era"), "these can", id="accuracy"),
        pytest.param(of("rule", "verb", "state"), "cannot be corrected", id="rule"),
        pytest.param(of("unit", "person", "crowd"), "these can", id="unit"),
        pytest.param(of("low", "3000", None), "cannot be empty", id="no low"),
        pytest.param(of("value", "3000", "1e3"), "a whole number", id="no number"),
        pytest.param(of("subset_of", "", ELSEWHERE, PART), CHANGED, id="not as it is"),
        pytest.param(of("subset_of", "", ELSEWHERE), PARTS, id="a whole elsewhere"),
        pytest.param(of("subset_of", "", "f0"), PARTS, id="a whole nowhere"),
        pytest.param(of("subset_of", "", PART), PARTS, id="its own part"),
        pytest.param(of("subset_of", "", WHOLE), "a part of itself", id="itself"),
        pytest.param(of("unit", "person", "vehicle"), "what it counts first", id="unit of another"),
        pytest.param(of("value", "2000", "2500"), CHANGED, id="another old value"),
        pytest.param(of("value", "3000", "2500", "f0"), GONE, id="no such figure"),
        pytest.param(("reviews", "f0", "state", "{}", "accepted"), GONE, id="review of none"),
        pytest.param(
            ("reviews", WHOLE, "state", '{"value": "2000"}', "accepted"),
            "reads otherwise",
            id="review of another reading",
        ),
        pytest.param(("reports", "r0", "title", "", "T"), GONE, id="no such report"),
        pytest.param(("reports", REPORT, "title", "A", "T"), CHANGED, id="another title"),
        pytest.param(
            ("reports", REPORT, "is_confidential", "false", "yes"), "true or false", id="flag"
        ),
        pytest.param(
            ("place_mentions", f"{REPORT}|Idlib|destination", "place_id", "idlib", "atlantis"),
            NOWHERE,
            id="no such place",
        ),
        pytest.param(
            ("place_mentions", f"{REPORT}|Idlib|origin", "place_id", "idlib", ""),
            GONE,
            id="no such mention",
        ),
        pytest.param(
            ("place_names", "idlib", "place_id", "idlib", "atlantis"), NOWHERE, id="name of none"
        ),
        pytest.param(("places", "atlantis", "name", "A", "B"), GONE, id="a place of none"),
        pytest.param(("places", "idlib", "kind", "town", "moon"), "these can", id="kind"),
        pytest.param(("corrections", "9", "state", None, "withdrawn"), GONE, id="undo of none"),
        pytest.param(
            ("operations", "a@2016-12-15", "merged_into", None, "a@2016-12-15"),
            "merged into itself",
            id="merged into itself",
        ),
    ],
)
def test_what_would_not_hold_is_refused(store: Store, cells: Cells, told: str) -> None:
    version = store.version()
    with pytest.raises(CorrectionError, match=told):
        store.add_corrections(make(of("population", "", "civilians"), cells))
    assert store.version() == version
    tables = store.tables()
    assert tables.corrections.empty
    assert set(tables.figures["population"]) == {""}


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        pytest.param([vans(subset_of=ELSEWHERE)], "reads otherwise", id="of a whole elsewhere"),
        pytest.param([vans(), vans(low=19)], "reads otherwise", id="twice"),
        pytest.param([vans(report_id="r0")], GONE, id="to a report that is gone"),
        pytest.param([vans(start=0, end=15)], GONE, id="by words that do not stand there"),
    ],
)
def test_a_figure_that_cannot_be_added_is_refused(
    store: Store, cells: list[Cells], told: str
) -> None:
    with pytest.raises(CorrectionError, match=told):
        store.add_corrections(make(*cells))
    assert store.tables().corrections.empty


@pytest.mark.parametrize(
    "cells",
    [
        pytest.param(
            [
                of("start_date", "2016-12-15", "2016-12-20"),
                of("end_date", "2016-12-16", "2016-12-21"),
            ],
            id="a stretch of days moved on",
        ),
        pytest.param(
            [of("value", "3000", "4000"), of("low", "4000", "3500"), of("high", "4000", "5000")],
            id="a number with its bounds",
        ),
        pytest.param([vans(), of("population", "", "vans", vans()[1])], id="added and corrected"),
        pytest.param(
            [vans(), of("subset_of", "", vans()[1])], id="a part of one that is added with it"
        ),
        pytest.param(
            [of("population", "", "all"), ("corrections", "1", "state", None, "withdrawn")],
            id="made and taken back",
        ),
        pytest.param([of("unit", "person", "household")], id="people told in families"),
        pytest.param(
            [
                of("metric", "people_evacuated", "buses"),
                of("metric", "buses", "people_killed"),
                of("unit", "person", "household"),
            ],
            id="another metric with a unit of its own",
        ),
        pytest.param([of("operation_id", "", "Test runs")], id="a new operation"),
        pytest.param([], id="nothing"),
    ],
)
def test_what_holds_together_is_kept_together(store: Store, cells: list[Cells]) -> None:
    assert store.add_corrections(make(*cells)) == tuple(range(1, len(cells) + 1))
    assert set(store.tables().corrections["state"]) <= {"applied", "withdrawn"}


def test_of_two_people_the_second_is_told(store: Store) -> None:
    store.add_corrections(make(of("value", "3000", "3100")))
    with pytest.raises(CorrectionError, match="it reads '3100' by now"):
        store.add_corrections(make(of("value", "3000", "3200")))
    store.add_corrections(make(of("value", "3000", "3100")))
    assert store.tables().corrections["state"].tolist() == ["applied", "settled"]


def merge(one: str, into: str | None) -> Cells:
    return ("operations", one, "merged_into", None, into)


@pytest.mark.parametrize(
    ("before", "last"),
    [
        ([merge("a", "b")], merge("b", "a")),
        ([merge("a", "b"), merge("b", "c")], merge("c", "a")),
        ([merge("b", "c"), merge("c", "a"), merge("a", "d")], merge("a", "b")),
    ],
    ids=["of two", "of three", "merged anew"],
)
def test_a_merge_that_closes_a_circle_is_refused(
    store: Store, before: list[Cells], last: Cells
) -> None:
    store.add_corrections(make(*before))
    with pytest.raises(CorrectionError, match="a part of this one already"):
        store.add_corrections(make(last))
    assert len(store.tables().corrections) == len(before)


def test_a_merge_the_other_way_is_kept_once_the_first_is_undone(store: Store) -> None:
    store.add_corrections(make(merge("a", "b"), merge("a", None), merge("b", "a")))
    assert len(store.tables().corrections) == 3


def test_of_many_it_says_which_one_is_in_the_way(store: Store) -> None:
    many = make(of("population", "", "civilians"), of("value", "2000", "2500"))
    told = [replace(one, deed=f"The deed on {one.column_name}") for one in many]
    with pytest.raises(CorrectionError, match=r"^The deed on value: Somebody changed"):
        store.add_corrections(told)


def test_a_review_of_the_corrected_figure_is_kept(store: Store) -> None:
    store.add_corrections(make(of("value", "3000", "3100")))
    figures = store.tables().figures
    row = figures[figures["figure_id"] == WHOLE].to_dict("records")[0]
    said = ReviewStatus.ACCEPTED
    store.add_corrections(make(("reviews", WHOLE, "state", state_reading(row, said), said.value)))
    assert store.tables().corrections["state"].tolist() == ["applied", "applied"]


def test_a_place_that_comes_with_a_correction_is_known(store: Store) -> None:
    mention = f"{REPORT}|Idlib|destination"
    set_anew = make(("place_mentions", mention, "place_id", "idlib", "ramuseh"))
    with pytest.raises(CorrectionError, match=NOWHERE):
        store.add_corrections(set_anew)
    store.add_corrections(set_anew, [PLACE_BY_ID["ramuseh"]])
    assert store.tables().corrections["state"].tolist() == ["applied"]


def test_a_figure_of_a_report_that_gave_way_cannot_be_corrected(store: Store) -> None:
    store.save(*make_entry("It rained.", "AFP", date(2016, 12, 16)))
    with pytest.raises(CorrectionError, match=GONE):
        store.add_corrections(make(of("value", "3000", "3100")))


def gives_way(*links: str) -> list[Correction]:
    third = make_entry("It rained.", "AFP", date(2016, 12, 16), location="c.md")[0].report_id
    ids = {"a": REPORT, "b": OTHER[0].report_id, "c": third, "-": "0" * 64}
    return make(*(replace_by(ids[one], ids[newer]) for one, newer in links))


@pytest.mark.parametrize("links", [["aa"], ["a-"], ["ab", "ba"], ["ab", "bc", "ca"]])
def test_a_version_that_closes_a_circle_or_is_not_kept_counts_for_nothing(
    store: Store, links: list[str]
) -> None:
    store.save(*make_entry("It rained.", "AFP", date(2016, 12, 16), location="c.md"))
    *before, last = gives_way(*links)
    store.add_corrections(before)
    shown = set(store.tables().reports["report_id"])
    assert len(shown) == 3 - len(before)
    with pytest.raises(CorrectionError, match="only give way to another one that is kept"):
        store.add_corrections([last])
    # As a program wrote it down that did not look.
    with store._writing() as connection:
        append(connection, [last])
    tables = store.tables()
    assert set(tables.reports["report_id"]) == shown
    assert tables.corrections["state"].tolist() == [*["applied"] * len(before), "conflict"]
