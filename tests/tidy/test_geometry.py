import numpy as np
import pytest

from dashboard.tidy.geometry import distance_km, find_west


@pytest.mark.parametrize(
    ("one", "other", "km"),
    [
        pytest.param((0, 0), (0, 1), 111.2, id="a degree at the equator"),
        pytest.param((60, 0), (60, 1), 55.6, id="half of it at 60 north"),
        pytest.param((36.2, 37.16), (35.93, 36.63), 56.4, id="Aleppo to Idlib"),
        pytest.param((0, 179.9), (0, -179.9), 22.2, id="over the date line"),
        pytest.param((90, 0), (-90, 0), 20_015.1, id="pole to pole"),
        pytest.param((36.2, 37.16), (36.2, 37.16), 0, id="nowhere"),
    ],
)
def test_distances(one: tuple[float, float], other: tuple[float, float], km: float) -> None:
    assert float(distance_km(*one, *other)) == pytest.approx(km, abs=0.1)


def test_many_at_a_time() -> None:
    lats = np.array([36.2, 0.0])
    assert distance_km(lats, np.array([37.16, 0.0]), 36.2, 37.16).shape == (2,)


@pytest.mark.parametrize(
    ("lons", "west"),
    [
        pytest.param([37.0], 37, id="one"),
        pytest.param([37.0, 36.0, 37.0], 36, id="near"),
        pytest.param([-178.0, 178.0], 178, id="over the date line"),
        pytest.param([-114.0, 37.0, 123.0], 37, id="around the world"),
        pytest.param([-100.0, -60.0], -100, id="west of Greenwich"),
    ],
)
def test_a_map_begins_after_the_widest_gap(lons: list[float], west: float) -> None:
    assert find_west(lons) == west
