from datetime import date

import pandas as pd
import pytest

from dashboard.base.vocabulary import Timing
from dashboard.tidy.build import build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.derived import FLOWS, POINTS
from dashboard.tidy.flows import build_flows, build_points
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import Tables, check
from tests.sample import Said, make_entry

EAST, IDLIB = "eastern Aleppo", "Idlib"


def test_the_flows_of_the_sample(claims: pd.DataFrame, tables: Tables) -> None:
    flows = build_flows(claims, tables.places)
    check(FLOWS, flows)
    told = [(row["origin"], row["destination"], row["value"]) for row in flows.to_dict("records")]
    assert told == [
        (EAST, "Turkish border", 1000),
        (EAST, "rural Aleppo", 35_000),
    ]
    last = flows.iloc[-1]
    assert (last["low"], last["high"], last["is_planned"]) == (3000, 35_000, False)
    assert last["sources"] == "ICRC|Irish Red Cross"
    assert last["destination_precision_km"] == 40.0
    assert (last["start_date"], last["end_date"]) == (
        pd.Timestamp(2016, 12, 16),
        pd.Timestamp(2016, 12, 24),
    )


def flow(sources: Sources, *said: Said) -> dict:
    text = " ".join(f"{one.evidence} {one.origin} {one.destination}" for one in said)
    tables = build_tables([make_entry(text, "AFP", date(2016, 12, 15), said)])
    flows = build_flows(build_claims(tables, sources), tables.places)
    [row] = flows.to_dict("records")
    return row


def move(number: int, **fields: object) -> Said:
    return Said(
        f"{number} people", "people_evacuated", number,
        **({"origin": EAST, "destination": IDLIB} | fields),  # type: ignore[arg-type]
    )  # fmt: skip


def test_figures_of_one_pair_are_not_added(sources: Sources) -> None:
    row = flow(sources, move(100, by="ICRC"), move(300, by="ICRC"), move(900, by="Sputnik"))
    assert (row["low"], row["value"], row["high"]) == (100, 300, 900)
    assert len(row["figure_ids"].split("|")) == 3


def test_a_part_is_no_rival_of_its_whole(sources: Sources) -> None:
    whole, part = move(412), move(87, part_of=0)
    row = flow(sources, whole, part)
    assert (row["low"], row["value"], row["high"]) == (412, 412, 412)
    assert len(row["figure_ids"].split("|")) == 2


def test_what_a_report_looks_back_on_is_no_route_beside_what_it_reports(sources: Sources) -> None:
    back = Said(
        "9,000 people", "people_evacuated", 9000, origin=IDLIB, destination=EAST,
        days=(date(2012, 1, 1), date(2012, 1, 31)),
    )  # fmt: skip
    assert flow(sources, move(100), back)["value"] == 100
    assert flow(sources, back)["value"] == 9000


def test_those_who_fled_are_told_from_those_who_were_evacuated(sources: Sources) -> None:
    fled = Said("900 fled", "people_displaced", 900, origin=EAST, destination=IDLIB)
    text = f"100 people and 900 fled from {EAST} to {IDLIB}."
    tables = build_tables([make_entry(text, "AFP", date(2016, 12, 15), (move(100), fled))])
    flows = build_flows(build_claims(tables, sources), tables.places)
    check(FLOWS, flows)
    assert list(zip(flows["metric"], flows["high"], strict=True)) == [
        ("people_evacuated", 100),
        ("people_displaced", 900),
    ]


def test_what_was_done_goes_before_what_is_planned(sources: Sources) -> None:
    planned = move(50_000, timing=Timing.PLANNED, by="UN")
    assert flow(sources, planned)["is_planned"]
    row = flow(sources, planned, move(100, by="a resident"))
    assert (row["value"], row["high"], row["is_planned"]) == (100, 100, False)


@pytest.mark.parametrize(
    "said",
    [
        move(1, destination=""),
        move(1, origin=""),
        move(1, origin="Nowhere"),
        move(1, destination=EAST),
        Said("1 buses", "buses", 1, origin=EAST, destination=IDLIB),
    ],
)
def test_what_is_no_move_between_two_known_places_makes_no_flow(
    sources: Sources, said: Said
) -> None:
    text = f"{said.evidence} {said.origin} {said.destination}"
    tables = build_tables([make_entry(text, "AFP", date(2016, 12, 15), [said])])
    flows = build_flows(build_claims(tables, sources), tables.places)
    check(FLOWS, flows)
    assert flows.empty


def test_the_points_of_the_sample(claims: pd.DataFrame, tables: Tables) -> None:
    points = build_points(claims, tables)
    check(POINTS, points)
    assert points["precision_km"].is_monotonic_decreasing
    by_key = points.set_index(["place_id", "role"])
    assert by_key.loc[("aleppo-eastern", "origin"), "figure_count"] == 28
    assert by_key.loc[("ramuseh", "via"), "figure_count"] == 8
    assert ("foua-kefraya", "origin") in by_key.index


def test_points_are_those_of_the_claims_alone(claims: pd.DataFrame, tables: Tables) -> None:
    some = claims[claims["publisher"] == "Arabs Today"]
    assert build_points(some, tables)["place_id"].tolist() == ["foua-kefraya"]
    nothing = build_points(claims[:0], tables)
    check(POINTS, nothing)
    assert nothing.empty


@pytest.mark.parametrize(
    "column",
    [
        pytest.param({"recommendation": "excluded"}, id="excluded by a person"),
        pytest.param({"unit": "household"}, id="households"),
    ],
)
def test_what_counts_no_persons_moves_nobody(
    claims: pd.DataFrame, tables: Tables, column: dict[str, str]
) -> None:
    assert build_flows(claims.assign(**column), tables.places).empty
