"""Squares cover the view, say how close they are, and tell what a click chose."""

import pytest

from dashboard.view.map_fit import fit
from dashboard.view.map_grid import (
    Spot,
    clicked,
    make_grid_layers,
    make_spot_rows,
    make_squares,
)


@pytest.mark.parametrize(
    "point", [(36.2, 37.1, 50.0), (64.0, -22.0, 30.0), (-17.0, 179.9, 100.0), (0.0, 0.0, 500.0)]
)
def test_every_point_of_a_view_has_a_square_that_holds_it(
    point: tuple[float, float, float],
) -> None:
    view = fit([point])
    squares = make_squares(view)
    for lat in (view.box.south + 0.01, view.lat, view.box.north - 0.01):
        for lon in (view.box.west + 0.01, view.lon, view.box.east - 0.01):
            holding = [
                one
                for one in squares
                if one["ring"][0][0] <= lon <= one["ring"][1][0]
                and one["ring"][0][1] <= lat <= one["ring"][2][1]
            ]
            assert holding
    assert all(-180 <= one["lon"] <= 180 for one in squares)
    assert len(squares) < 4000


def test_a_square_says_how_close_it_is() -> None:
    wide, near = (make_squares(fit([(36.2, 37.1, radius)]))[0]["radius"] for radius in (500, 50))
    assert wide > 5 * near
    assert near < 10


def test_a_click_is_a_spot_or_a_place() -> None:
    square = {"lat": 36.1, "lon": 37.2, "radius": 1.5}
    assert clicked({"objects": {"squares": [square]}}) == Spot(36.1, 37.2, 1.5)
    both = {"objects": {"squares": [square], "spots": [{"place_id": "idlib"}]}}
    assert clicked(both) == "idlib"
    assert clicked({"objects": {}}) is None
    assert clicked({}) is None


def test_the_layers_show_what_is_set() -> None:
    view = fit([(36.2, 37.1, 50.0)])
    spots = make_spot_rows(
        [{"place_id": "idlib", "name": "Idlib", "lat": 35.93, "lon": 36.63}], [0, 0, 0, 255], 37.1
    )
    ids = [layer.id for layer in make_grid_layers(view, spots, Spot(36.1, 37.0, 2.0))]
    assert ids == ["squares", "set", "spots", "numbers"]
    ids = [layer.id for layer in make_grid_layers(view, spots, None)]
    assert ids == ["squares", "spots", "numbers"]
    assert spots[0]["position"] == [36.63, 35.93]


def test_places_of_a_list_carry_their_numbers_in_it() -> None:
    places = [{"place_id": name, "name": name, "lat": 1.0, "lon": 2.0} for name in ("a", "b")]
    plain = make_spot_rows(places, [0, 0, 0, 255], 0.0)
    numbered = make_spot_rows(places, [0, 0, 0, 255], 0.0, has_numbers=True)
    assert [row["number"] for row in (*plain, *numbered)] == ["", "", "1", "2"]
    assert [row["text"] for row in numbered] == ["1: a", "2: b"]
    view = fit([(1.0, 2.0, 5.0)])
    numbers = make_grid_layers(view, [*plain, *numbered], None)[-1]
    assert [row["number"] for row in numbers.data] == ["1", "2"]
