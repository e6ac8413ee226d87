"""What a map opens with holds all that is shown, wherever on the globe it lies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.view.map_fit import fit

ALEPPO, IDLIB, BORDER = (36.2, 37.19, 4.0), (35.93, 36.63, 5.0), (36.65, 37.0, 120.0)

POINTS = st.tuples(
    st.floats(-80, 80), st.floats(-180, 180), st.sampled_from([0.0, 5.0, 60.0, 900.0])
)


def test_no_point_shows_the_world() -> None:
    view = fit([])
    assert view.zoom < 1
    assert view.box.east - view.box.west > 180


def test_a_single_point_keeps_its_surroundings() -> None:
    view = fit([(39.43, -0.42, 0.0)])
    assert (round(view.lat, 2), round(view.lon, 2)) == (39.43, -0.42)
    assert 0.3 < view.box.east - view.box.west < 1


def test_a_single_wide_place_is_seen_as_a_whole() -> None:
    view = fit([(35.0, 38.3, 300.0)])
    assert view.box.depth(38.3, 35.0 + 2.7) > 0
    assert view.box.depth(38.3 - 3.2, 35.0) > 0


def test_near_places_are_told_apart_beside_a_wide_one() -> None:
    near, far = fit([ALEPPO, IDLIB]), fit([ALEPPO, IDLIB, BORDER])
    assert near.zoom > far.zoom > near.zoom - 1.7


@pytest.mark.parametrize(
    ("points", "middle"),
    [
        ([(-18.1, 178.4, 3.0), (-13.8, -171.8, 3.0)], 183.3),
        ([(52.0, -178.0, 0.0), (52.0, 178.0, 0.0), (52.0, 179.0, 0.0)], 180.0),
        ([(0.0, -10.0, 0.0), (0.0, 10.0, 0.0)], 0.0),
        ([(0.0, 170.0, 0.0), (0.0, 180.0, 0.0)], 175.0),
    ],
    ids=["across the antimeridian", "on both its sides", "across Greenwich", "up to it"],
)
def test_the_short_way_round_is_taken(
    points: list[tuple[float, float, float]], middle: float
) -> None:
    view = fit(points)
    assert (view.lon - middle + 180) % 360 - 180 == pytest.approx(0, abs=0.1)
    assert view.box.east - view.box.west < 60


@given(st.lists(POINTS, min_size=1, max_size=12))
def test_every_point_is_in_view(points: list[tuple[float, float, float]]) -> None:
    view = fit(points)
    assert 0 < view.zoom < 10
    assert -180 <= view.box.west + (view.box.east - view.box.west) / 2 <= 540
    is_world = view.zoom < 0.5
    for lat, lon, _ in points:
        assert is_world or view.box.depth(lon, lat) > 0
