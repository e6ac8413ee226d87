from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pandas as pd
import pytest

from dashboard.tidy.additions import state_figure
from dashboard.tidy.build import Entry, build_tables, correction_row
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction, apply_corrections
from dashboard.tidy.operations import list_operations
from dashboard.tidy.publishing import has_confidential, public_claims, public_tables, tables_of
from dashboard.tidy.schema import CLAIMS, CORRECTIONS, STORED
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import Tables, check, make_frame
from tests.sample import Said, december, make_entry, sample_entries

SECRET_DAY = 8
SECRET = make_entry(
    "300 people left eastern Aleppo by ar-Ramuseh on Thursday.",
    "Our Own",
    date(2016, 12, SECRET_DAY),
    [
        Said("300 people", "people_evacuated", 300, days=december(SECRET_DAY),
             origin="eastern Aleppo", destination="ar-Ramuseh", by="ICRC"),
    ],
    is_confidential=True,
)  # fmt: skip
HIDDEN, SHOWN = "aleppo-eastern@2016-12-08", "aleppo-eastern@2016-12-15"


def corrected(*rows: tuple[str, str, str, str | None, str | None], secret: bool = True) -> Tables:
    entries: list[Entry] = [*sample_entries(), *([SECRET] if secret else [])]
    tables = build_tables(entries)
    at = datetime(2017, 1, 1, tzinfo=UTC)
    told = [
        correction_row(Correction(at, "ana", *row, "read again")) | {"correction_id": number}
        for number, row in enumerate(rows, start=1)
    ]
    return apply_corrections(replace(tables, corrections=make_frame(CORRECTIONS, told)))


def all_cells(tables: Tables) -> str:
    return "".join(getattr(tables, table.name).to_csv() for table in STORED)


def test_where_nothing_is_confidential_the_tables_are_the_same(sources: Sources) -> None:
    tables = corrected(secret=False)
    claims = build_claims(tables, sources)
    assert not has_confidential(tables)
    assert public_tables(tables) is tables
    assert public_claims(tables, claims) is claims


def test_a_confidential_report_takes_its_rows_with_it() -> None:
    tables = public_tables(corrected())
    open_ = corrected(secret=False)
    for table in STORED:
        frame: pd.DataFrame = getattr(tables, table.name)
        check(table, frame.reset_index(drop=True))
        assert len(frame) == len(getattr(open_, table.name))
    for word in ("Our Own", "300 people", SECRET[0].report_id):
        assert word not in all_cells(tables)


def test_operations_are_as_if_it_had_never_been_there(sources: Sources) -> None:
    tables = corrected()
    claims = build_claims(tables, sources)
    assert set(claims["operation_id"]) >= {HIDDEN}
    shown = public_claims(tables, claims)
    check(CLAIMS, shown)
    without = build_claims(corrected(secret=False), sources)
    pd.testing.assert_frame_equal(shown.reset_index(drop=True), without)
    assert HIDDEN not in shown.to_csv()
    assert list_operations(shown)["start_date"].min() == pd.Timestamp(2016, 12, 15)


def test_filtered_claims_are_in_the_same_operations(sources: Sources) -> None:
    tables = corrected()
    claims = build_claims(tables, sources)
    some = claims[claims["metric"] == "buses"]
    shown = public_claims(tables, some)
    assert shown["figure_id"].tolist() == some["figure_id"].tolist()
    assert set(shown["operation_id"]) == {SHOWN}


def test_it_parts_what_only_it_held_together(sources: Sources) -> None:
    later = [
        make_entry(
            f"{n} people left Idlib on {day} December.", "AFP", date(2016, 12, day),
            [Said(f"{n} people", "people_evacuated", n, days=december(day), origin="Idlib")],
            is_confidential=day == 15,
        )
        for n, day in ((10, 3), (20, 15), (30, 27))
    ]  # fmt: skip
    tables = build_tables(later)
    claims = build_claims(tables, sources)
    assert claims["operation_id"].nunique() == 1
    assert public_claims(tables, claims)["operation_id"].tolist() == [
        "idlib@2016-12-03",
        "idlib@2016-12-27",
    ]


SAID: list[tuple[Any, bool]] = [
    (("figures", SECRET[1].figures[0].figure_id, "population", "", "staff"), False),
    (("reports", SECRET[0].report_id, "title", "", "Told in trust"), False),
    (("place_mentions", f"{SECRET[0].report_id}|ar-Ramuseh|destination", "place_id", "ramuseh",
      "idlib"), False),
    (("operations", HIDDEN, "name", None, "The eighth"), False),
    (("operations", "foua-kefraya@2016-12-15", "merged_into", None, HIDDEN), False),
    (("operations", "foua-kefraya@2016-12-15", "name", None, "The villages"), True),
    (("places", "idlib", "lat", "35.9306", "35.9307"), True),
    (("place_names", "idlib", "place_id", "idlib", "aleppo"), True),
    (("place_names", "douma", "place_id", "", "idlib"), False),
]  # fmt: skip


@pytest.mark.parametrize(("row", "is_shown"), SAID, ids=[f"{r[0]}.{r[2]}" for r, _ in SAID])
def test_what_people_said_goes_with_its_row(row: Any, is_shown: bool) -> None:  # noqa: FBT001
    back = ("corrections", "1", "state", None, "withdrawn")
    again = ("corrections", "2", "state", None, "withdrawn")
    shown = public_tables(corrected(row, back, again)).corrections
    assert shown["correction_id"].tolist() == ([1, 2, 3] if is_shown else [])


def test_a_move_into_a_hidden_operation_is_not_told() -> None:
    tables = corrected()
    figure_id = tables.figures.loc[tables.figures["value"] == 35_000, "figure_id"].iloc[0]
    moved = ("figures", figure_id, "operation_id", "", HIDDEN)
    assert public_tables(corrected(moved)).corrections.empty
    elsewhere = ("figures", figure_id, "operation_id", "", "The last days")
    assert len(public_tables(corrected(elsewhere)).corrections) == 1


def test_some_reports_alone_have_their_rows_and_no_others() -> None:
    tables = corrected(("operations", SHOWN, "name", None, "East"), secret=False)
    some = tables_of(tables, tables.reports[tables.reports["publisher"] == "dpa"], [SHOWN])
    assert set(some.figures["report_id"]) == set(some.reports["report_id"])
    assert set(some.places["place_id"]) == set(some.place_mentions["place_id"])
    assert len(some.corrections) == 1
    assert tables_of(tables, some.reports, []).corrections.empty


def added(report_id: str) -> tuple[str, str, str, None, str]:
    figure_id, stated = state_figure(
        {"report_id": report_id, "metric": "vehicles", "value": 2, "low": 2, "high": 2, "start": 0,
         "end": 3, "evidence": "Two", "sentence": "Two vans.", "qualifier": "exact",
         "timing": "new"}
    )  # fmt: skip
    return "added_figures", figure_id, "figure", None, stated


@pytest.mark.parametrize("secret", [True, False])
@pytest.mark.parametrize(
    ("row", "is_shown"),
    [
        pytest.param(("figures", "gone", "population", "", "staff"), False, id="figure"),
        pytest.param(("reviews", "gone", "state", "{}", "rejected"), False, id="review"),
        pytest.param(("reports", "gone", "title", "", "Told in trust"), False, id="report"),
        pytest.param(("place_names", "old mill", "place_id", "", "idlib"), False, id="name"),
        pytest.param(added("gone"), False, id="added figure"),
        pytest.param(added(sample_entries()[0][0].report_id), True, id="added to what is there"),
        pytest.param(("operations", SHOWN, "name", None, "East"), True, id="operation"),
    ],
)
def test_what_was_said_of_a_row_that_is_gone_does_not_leave(
    row: Any, *, is_shown: bool, secret: bool
) -> None:
    back = ("corrections", "1", "state", None, "withdrawn")
    for rows in ((row,), (row, back)):
        shown = public_tables(corrected(*rows, secret=secret)).corrections
        assert len(shown) == (len(rows) if is_shown else 0)
