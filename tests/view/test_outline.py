import pytest

from dashboard.base.settings import PROJECT, Settings
from dashboard.view.outline import outline_of

OUTLINE = outline_of(Settings.from_env({}).basemap_file)


def inside(lon: float, lat: float, rings: object) -> bool:
    """Count the edges that a ray to the east crosses, over all rings."""
    crossed = 0
    for ring in rings:  # type: ignore[attr-defined]
        for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (y1 > lat) != (y2 > lat) and lon < x1 + (lat - y1) / (y2 - y1) * (x2 - x1):
                crossed += 1
    return crossed % 2 == 1


@pytest.mark.parametrize("span", [0.3, 3, 20], ids=["town", "country", "region"])
def test_land_and_sea_are_told_apart_at_every_scale(span: float) -> None:
    west, south = 35.0, 35.3
    land, _ = OUTLINE(west, south, west + span, south + span)
    # Latakia stands on the coast; a little west of it is the sea.
    assert inside(36.1, 35.5, land) or span < 1
    assert not inside(35.2, 35.45, land)


def test_the_border_of_syria_and_turkey_is_there() -> None:
    _, borders = OUTLINE(36.5, 36.0, 38.5, 37.0)
    assert any(36.5 < lon < 38.5 and 36.4 < lat < 37.0 for line in borders for lon, lat in line)


def test_the_world_can_be_drawn() -> None:
    land, borders = OUTLINE(-180, -90, 180, 90)
    assert len(land) > 50
    assert borders


def test_the_archive_is_where_the_settings_say() -> None:
    assert Settings.from_env({}).basemap_file.is_relative_to(PROJECT)
