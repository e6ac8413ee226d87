from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime

import pandas as pd
import pytest

from dashboard.tidy.build import Entry, build_tables, correction_row
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction, apply_corrections
from dashboard.tidy.schema import CORRECTIONS, TABLE_BY_NAME
from dashboard.tidy.selection import Selection
from dashboard.tidy.snapshot import EXPORTED, Snapshot
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import make_frame
from tests.sample import Said, make_entry, sample_entries

MakeSnapshot = Callable[..., Snapshot]


@pytest.mark.parametrize("table", EXPORTED, ids=lambda table: table.name)
def test_every_table_is_as_declared(make_snapshot: MakeSnapshot, table: object) -> None:
    frame = make_snapshot().frames[table.name]  # type: ignore[attr-defined]
    assert list(frame.columns) == [
        column.name
        for column in table.columns  # type: ignore[attr-defined]
        if column.is_exported
    ]
    assert not frame.duplicated(list(table.key)).any()  # type: ignore[attr-defined]


def test_whole_texts_and_paths_of_this_machine_stay_here(make_snapshot: MakeSnapshot) -> None:
    assert not {"text", "location"} & set(make_snapshot().frames["reports"])


def test_filters_leave_reports_that_bear_one_of_the_claims(make_snapshot: MakeSnapshot) -> None:
    filters = Selection(as_of=date(2016, 12, 19), publishers=("dpa", "Storyful"))
    frames = make_snapshot(filters=filters).frames
    assert set(frames["reports"]["publisher"]) == {"dpa", "Storyful"}
    assert frames["operations"]["figure_count"].tolist() == [6]


def test_as_of_alone_keeps_reports_without_figures(make_snapshot: MakeSnapshot) -> None:
    silent = make_entry("Nobody left that day.", "Silent", date(2016, 12, 16))
    frames = make_snapshot(
        (*sample_entries(), silent), filters=Selection(as_of=date(2016, 12, 16))
    ).frames
    assert set(frames["reports"]["publisher"]) == {"NBC News", "Storyful", "Silent"}
    assert set(frames["places"]["place_id"]) <= set(frames["place_mentions"]["place_id"])


@pytest.mark.parametrize(
    ("filters", "name"),
    [
        (Selection(), "2-evacuations-as-of-2016-12-24-claims.csv"),
        (
            Selection(as_of=date(2016, 12, 17)),
            "eastern-aleppo-dec-2016-as-of-2016-12-17-claims.csv",
        ),
        (Selection(publishers=("nobody",)), "0-evacuations-undated-claims.csv"),
    ],
    ids=["all", "as of", "nothing"],
)  # fmt: skip
def test_names_carry_the_evacuation_and_the_day(
    make_snapshot: MakeSnapshot, filters: Selection, name: str
) -> None:
    assert make_snapshot(filters=filters).name("claims.csv") == name


@pytest.mark.parametrize(
    ("operation", "subject"),
    [
        ("../../etc/passwd", "etc-passwd"),
        ("Хомс, Feb 2014", "khoms-feb-2014"),
        ("?" * 300, "evacuation"),
        ("a" * 300, "a" * 60),
    ],
    ids=["path", "Cyrillic", "signs", "long"],
)
def test_names_pass_everywhere(make_snapshot: MakeSnapshot, operation: str, subject: str) -> None:
    snapshot = make_snapshot()
    named = replace(snapshot, all_claims=snapshot.all_claims.assign(
        operation_id="one", operation=operation))  # fmt: skip
    assert named.name("map.geojson").startswith(f"{subject}-as-of-")


@pytest.fixture(scope="module")
def secret() -> Entry:
    said = Said("77,777 people", "people_evacuated", 77_777, origin="ar-Ramuseh", by="ICRC")
    return make_entry(
        "77,777 people left ar-Ramuseh in 2011.", "Our Own", date(2016, 12, 25), [said],
        title="Not for the public", is_confidential=True,
    )  # fmt: skip


def test_confidential_reports_take_all_that_is_theirs_with_them(
    secret: Entry, sources: Sources, make_snapshot: MakeSnapshot
) -> None:
    figure_id = secret[1].figures[0].figure_id
    change = Correction(
        datetime(2017, 1, 1, tzinfo=UTC), "ana", "figures", figure_id, "population", "",
        "staff", "they told me",
    )  # fmt: skip
    tables = build_tables([*sample_entries(), secret])
    row = correction_row(change) | {"correction_id": 1}
    tables = apply_corrections(replace(tables, corrections=make_frame(CORRECTIONS, [row])))
    snapshot = make_snapshot(tables=tables)
    assert "77,777" in "".join(snapshot.full_tally["calculation_logic"])
    assert not snapshot.is_complete
    assert snapshot.as_of == date(2016, 12, 24)
    for name, frame in snapshot.frames.items():
        told = frame.to_csv()
        for word in ("77,777", "77777", "Our Own", "Not for the public", figure_id, "they told"):
            assert word not in told, name
    assert len(snapshot.claims) == len(build_claims(tables, sources)) - 1


def test_without_a_confidential_report_the_tally_is_not_made_twice(
    make_snapshot: MakeSnapshot,
) -> None:
    snapshot = make_snapshot()
    assert snapshot.tally is snapshot.full_tally


def test_an_empty_store_has_empty_tables(make_snapshot: MakeSnapshot) -> None:
    frames = make_snapshot(()).frames
    assert {name: len(frame) for name, frame in frames.items()} == dict.fromkeys(frames, 0)
    assert all(isinstance(frame, pd.DataFrame) for frame in frames.values())
    assert set(frames) == {table.name for table in EXPORTED} <= set(TABLE_BY_NAME)
