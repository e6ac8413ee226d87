"""Ways are measured on the ellipsoid, once a pair, and left open where an end is not known."""

import pandas as pd
import pytest

from dashboard.tidy.distances import find_distances

PLACES = pd.DataFrame(
    [
        ("aleppo", 36.2012, 37.1612),
        ("idlib", 35.9306, 36.6339),
        ("equator", 0.0, 0.0),
        ("degree", 0.0, 1.0),
        ("fiji", -17.0, 179.0),
        ("tonga", -17.0, -179.0),
    ],
    columns=["place_id", "lat", "lon"],
)


@pytest.mark.parametrize(
    ("origin", "destination", "far"),
    [
        ("aleppo", "idlib", 56.2),
        ("idlib", "aleppo", 56.2),
        ("equator", "degree", 111.3),
        ("aleppo", "aleppo", 0.0),
        ("fiji", "tonga", 213.0),
        ("aleppo", "", None),
        ("", "idlib", None),
        ("gone", "idlib", None),
    ],
)
def test_a_way_is_as_long_as_it_is(origin: str, destination: str, far: float | None) -> None:
    placed = pd.DataFrame(
        {"origin_place_id": [origin], "destination_place_id": [destination]}, index=[7]
    )
    found = find_distances(placed, PLACES)
    assert found.index.tolist() == [7]
    assert found.dtype == "float64"
    if far is None:
        assert found.isna().all()
    else:
        assert found[7] == pytest.approx(far, abs=0.2)


def test_the_claims_of_the_sample_carry_it(claims: pd.DataFrame) -> None:
    both = (claims["origin_place_id"] != "") & (claims["destination_place_id"] != "")
    assert both.any()
    assert claims.loc[both, "distance_km"].notna().all()
    assert claims.loc[~both, "distance_km"].isna().all()
    assert claims["distance_km"].max() < 150
