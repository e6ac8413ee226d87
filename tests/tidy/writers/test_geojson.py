import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest
from geojson_pydantic import FeatureCollection

from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.writer import list_files
from tests.sample import Said, make_entry

MakeSnapshot = Callable[..., Snapshot]


def make_place(name: str, lat: float, lon: float) -> Place:
    return Place(name, name, PlaceKind.TOWN, "FJ", lat, lon, 5.0, PlaceAccuracy.ADM3)


def read(snapshot: Snapshot, table: str) -> dict:
    [file] = [file for file in list_files(snapshot) if file.name == f"{table}.geojson"]
    held: dict = json.loads(file.write())
    # Checks the types, the number of positions, and that a ring is closed.
    FeatureCollection.model_validate(held)
    for feature in held["features"]:
        for lon, lat in positions(feature["geometry"]):
            assert -180 <= lon <= 180
            assert -90 <= lat <= 90
    return held


def positions(geometry: dict | None) -> list[list[float]]:
    if geometry is None:
        return []
    at = geometry["coordinates"]
    return {"Point": [at], "LineString": at}.get(
        geometry["type"], [one for line in at for one in line] if geometry["type"][0] == "M" else []
    )


def test_flows_are_lines_with_their_numbers(make_snapshot: MakeSnapshot) -> None:
    snapshot = make_snapshot()
    features = read(snapshot, "flows")["features"]
    largest = features[-1]
    assert largest["geometry"] == {
        "type": "LineString",
        "coordinates": [[37.19, 36.2], [36.95, 36.15]],
    }
    told = largest["properties"]
    assert (told["origin"], told["value"], told["is_planned"]) == ("eastern Aleppo", 35000, False)
    assert told["end_date"] == "2016-12-24"
    assert len(features) == len(snapshot.frames["flows"])


def test_places_are_points_and_say_how_closely_they_are_known(
    make_snapshot: MakeSnapshot,
) -> None:
    features = read(make_snapshot(), "points")["features"]
    border = next(one for one in features if one["properties"]["name"] == "Turkish border")
    assert border["geometry"] == {"type": "Point", "coordinates": [37.0, 36.65]}
    assert border["properties"]["precision_km"] == 120


def test_every_figure_is_there_with_its_evidence(make_snapshot: MakeSnapshot) -> None:
    snapshot = make_snapshot()
    features = read(snapshot, "claims")["features"]
    kinds = {(one["geometry"] or {"type": "none"})["type"] for one in features}
    assert kinds == {"LineString", "Point"}
    assert len(features) == 31
    first = features[0]["properties"]
    assert set(first) == set(snapshot.frames["claims"])
    vague = next(one["properties"] for one in features if one["properties"]["value"] is None)
    assert (vague["low"], vague["evidence"]) == (20_000, "Tens of thousands of civilians")


def test_a_figure_that_a_person_excluded_is_not_mapped(make_snapshot: MakeSnapshot) -> None:
    snapshot = make_snapshot()
    claims = snapshot.all_claims.copy()
    claims.loc[claims.index[0], "recommendation"] = Recommendation.EXCLUDED
    features = read(replace(snapshot, all_claims=claims), "claims")["features"]
    assert len(features) == 30
    assert claims["figure_id"].iloc[0] not in {one["properties"]["figure_id"] for one in features}


def test_a_figure_without_a_known_place_has_no_geometry(make_snapshot: MakeSnapshot) -> None:
    said = Said("9 people", "people_evacuated", 9, origin="Nowhere")
    entry = make_entry("9 people left Nowhere.", "Paper", date(2016, 12, 15), [said])
    [feature] = read(make_snapshot([entry]), "claims")["features"]
    assert feature["geometry"] is None


@pytest.mark.parametrize(
    ("start", "end", "lines"),
    [
        ((-16.0, 178.0), (-18.0, -178.0), [[[178, -16], [180, -17]], [[-180, -17], [-178, -18]]]),
        ((-18.0, -178.0), (-16.0, 178.0), [[[-178, -18], [-180, -17]], [[180, -17], [178, -16]]]),
    ],
    ids=["eastward", "westward"],
)
def test_lines_are_cut_at_the_antimeridian(
    make_snapshot: MakeSnapshot,
    start: tuple[float, float],
    end: tuple[float, float],
    lines: list[list[list[float]]],
) -> None:
    places = [make_place("Here", *start), make_place("There", *end)]
    said = Said("9 people", "people_evacuated", 9, origin="Here", destination="There")
    entry = make_entry(
        "9 people left Here for There.", "Paper", date(2016, 12, 15), [said], places=places
    )
    [feature] = read(make_snapshot([entry]), "flows")["features"]
    assert feature["geometry"] == {"type": "MultiLineString", "coordinates": lines}


def test_it_says_as_of_when_and_whose_places_they_are(make_snapshot: MakeSnapshot) -> None:
    held = read(make_snapshot(), "points")
    assert held["as_of"] == "2016-12-24"
    assert "GeoNames (CC BY 4.0)" in held["credit"]
    assert "crs" not in held
