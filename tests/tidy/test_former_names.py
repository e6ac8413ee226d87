"""An operation is found by what it was called before."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pandas as pd
import pytest

from dashboard.tidy.build import Entry, build_tables, correction_row
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction, apply_corrections
from dashboard.tidy.former_names import find_by_former_name, name_from_id
from dashboard.tidy.schema import CORRECTIONS
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import Tables, make_frame
from tests.sample import Said, december, make_entry

AT = datetime(2017, 1, 1, tzinfo=UTC)
EAST = "aleppo-eastern@2016-12-15"
FOUA = "foua-kefraya@2016-12-15"


def corrected(tables: Tables, *cells: tuple[str, str, str, str, str]) -> Tables:
    rows = [
        correction_row(Correction(AT, "ana", *cell, "better")) | {"correction_id": number}
        for number, cell in enumerate(cells, 1)
    ]
    return apply_corrections(replace(tables, corrections=make_frame(CORRECTIONS, rows)))


def find(name: str, tables: Tables, sources: Sources) -> tuple[str, ...]:
    claims = build_claims(tables, sources)
    return find_by_former_name(name, claims, tables.corrections, tables.places)


def names(tables: Tables, sources: Sources) -> set[str]:
    return set(build_claims(tables, sources)["operation"])


@pytest.mark.parametrize(
    ("name", "found"),
    [
        (EAST, (EAST,)),
        ("aleppo-eastern@2016-12-17", (EAST,)),
        ("Eastern Aleppo, 16 Dec 2016", (EAST,)),
        ("Eastern Aleppo, Jan 2017", ()),
        ("Homs, Dec 2016", ()),
        ("", ()),
        ("nonsense@x", ()),
    ],
)
def test_one_that_nobody_changed_is_found_by_id_place_and_days(
    tables: Tables, sources: Sources, name: str, found: tuple[str, ...]
) -> None:
    assert find(name, tables, sources) == found


def test_one_that_was_renamed_is_found_by_each_name_it_had(
    tables: Tables, sources: Sources
) -> None:
    first, second = "Eastern Aleppo, Dec 2016", "Aleppo"
    after = corrected(
        tables,
        ("operations", EAST, "name", first, second),
        ("operations", EAST, "name", second, "The east"),
    )
    assert find(first, after, sources) == (EAST,)
    assert find(second, after, sources) == (EAST,)


def test_one_that_was_merged_is_found_in_its_whole(tables: Tables, sources: Sources) -> None:
    after = corrected(tables, ("operations", FOUA, "merged_into", "", EAST))
    assert find("Foua and Kefraya, Dec 2016", after, sources) == (EAST,)
    assert find(FOUA, after, sources) == (EAST,)


@pytest.mark.parametrize("name", ["Foua and Kefraya, Dec 2016", FOUA, EAST])
def test_of_merges_in_a_circle_all_are_found_in_what_is_there(
    tables: Tables, sources: Sources, name: str
) -> None:
    after = corrected(
        tables,
        ("operations", FOUA, "merged_into", "", EAST),
        ("operations", EAST, "merged_into", "", FOUA),
    )
    assert find(name, after, sources) == (EAST,)


def test_what_is_split_off_gives_the_rest_no_other_name(tables: Tables, sources: Sources) -> None:
    figures = tables.figures
    moved = figures.loc[figures["evidence"] == "21 buses", "figure_id"].iloc[0]
    after = corrected(tables, ("figures", moved, "operation_id", "", "Second wave"))
    assert names(after, sources) == {*names(tables, sources), "Second wave"}
    renamed = ("operations", "Second wave", "name", "Second wave", "Buses")
    again = corrected(tables, ("figures", moved, "operation_id", "", "Second wave"), renamed)
    assert find("Second wave", again, sources) == ("Second wave",)


def test_one_that_was_parted_is_found_as_all_its_parts(sources: Sources) -> None:
    tables = build_tables([_entry("eastern Aleppo", day) for day in (1, 30)])
    assert names(tables, sources) == {"Eastern Aleppo, 1 Dec 2016", "Eastern Aleppo, 30 Dec 2016"}
    assert len(find("Eastern Aleppo, Dec 2016", tables, sources)) == 2


def test_one_name_given_twice_means_both_and_each_is_told_apart(sources: Sources) -> None:
    tables = build_tables([_entry("Idlib", 1), _entry("eastern Aleppo", 3)])
    idlib, aleppo = sorted(build_claims(tables, sources)["operation_id"].unique(), reverse=True)
    both = (
        ("operations", idlib, "name", "Idlib, Dec 2016", "Aid"),
        ("operations", aleppo, "name", "Eastern Aleppo, Dec 2016", "Aid"),
    )
    after = corrected(tables, *both)
    assert names(after, sources) == {"Aid (1 Dec 2016)", "Aid (3 Dec 2016)"}
    assert find("Aid", after, sources) == (aleppo, idlib)
    assert find("Idlib, Dec 2016", after, sources) == (idlib,)
    again = corrected(tables, *both, ("operations", aleppo, "name", "Aid (3 Dec 2016)", "Food"))
    assert names(again, sources) == {"Aid", "Food"}
    assert find("Aid (1 Dec 2016)", again, sources) == (idlib,)
    assert find("Aid (3 Dec 2016)", again, sources) == (aleppo,)
    assert find("Aid (2)", again, sources) == (aleppo, idlib), "as older programs told them apart"


@pytest.mark.parametrize(
    ("column", "old", "new", "present"),
    [
        ("origin", "Idlib", "eastern Aleppo", "Eastern Aleppo, Dec 2016"),
        ("start_date", "2016-12-01", "2016-11-29", "Idlib, Nov 2016"),
        ("end_date", "2016-12-01", "2017-01-02", "Idlib, Dec 2016"),
    ],
)
def test_one_whose_place_or_day_was_set_right_is_found(
    sources: Sources, column: str, old: str, new: str, present: str
) -> None:
    tables = build_tables([_entry("Idlib", 1), _entry("eastern Aleppo", 30)])
    moved = tables.figures.loc[tables.figures["origin"] == "Idlib", "figure_id"].iloc[0]
    after = corrected(tables, ("figures", moved, column, old, new))
    claims = build_claims(after, sources).set_index("figure_id")
    assert find("Idlib, Dec 2016", after, sources) == (claims.loc[moved, "operation_id"],)
    assert claims.loc[moved, "operation"].startswith(present.partition(",")[0])


def test_a_name_that_means_another_place_by_now_leads_there(
    tables: Tables, sources: Sources
) -> None:
    after = corrected(
        tables, ("place_names", "eastern aleppo", "place_id", "aleppo-eastern", "foua-kefraya")
    )
    [found] = find("Eastern Aleppo, Dec 2016", after, sources)
    assert found.startswith("foua-kefraya@")


def _entry(place: str, day: int) -> Entry:
    number = 100 + day
    said = Said(f"{number} people", "people_evacuated", number, days=december(day), origin=place)
    return make_entry(f"{number} people left {place}.", "AFP", date(2016, 12, 31), (said,))


@pytest.mark.parametrize(
    ("operation_id", "name"),
    [
        (EAST, "Eastern Aleppo, Dec 2016"),
        ("unknown@undated", "Place not known, date not known"),
        ("Second wave", "Second wave"),
    ],
)
def test_an_id_tells_its_name(tables: Tables, operation_id: str, name: str) -> None:
    assert name_from_id(operation_id, tables.places) == name


def test_without_claims_nothing_is_found(tables: Tables, sources: Sources) -> None:
    claims = build_claims(tables, sources).iloc[:0]
    empty = pd.DataFrame(columns=tables.corrections.columns).astype(tables.corrections.dtypes)
    assert find_by_former_name("Eastern Aleppo, Dec 2016", claims, empty, tables.places) == ()
