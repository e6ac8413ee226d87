"""The look of the basemap: the same layers on light and dark pages, names above the ground."""

from typing import Any

import pytest

from dashboard.view.basemap_style import make_layers


def brightness(color: str) -> int:
    return sum(int(color[at : at + 2], 16) for at in (1, 3, 5))


def layer(name: str, *, is_dark: bool) -> dict[str, Any]:
    return next(each for each in make_layers(is_dark=is_dark) if each["id"] == name)


def test_light_and_dark_differ_in_colors_only() -> None:
    light, dark = make_layers(is_dark=False), make_layers(is_dark=True)
    assert [each["id"] for each in light] == [each["id"] for each in dark]
    assert [each.get("layout") for each in light] == [each.get("layout") for each in dark]
    assert [each["paint"] for each in light] != [each["paint"] for each in dark]


def test_ids_are_unique_and_the_ground_lies_under_the_names() -> None:
    layers = make_layers(is_dark=False)
    kinds = [each["type"] for each in layers]
    assert len({each["id"] for each in layers}) == len(layers)
    assert kinds[0] == "background"
    assert kinds.index("symbol") > max(at for at, kind in enumerate(kinds) if kind != "symbol")
    assert layers[-1]["id"] == "names"


def test_the_detail_hides_the_rough_world() -> None:
    ids = [each["id"] for each in make_layers(is_dark=False)]
    assert ids.index("world unsettled") < ids.index("region sheet") < ids.index("region land")


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_land_sea_and_names_are_told_apart(*, is_dark: bool) -> None:
    sea = brightness(layer("sea", is_dark=is_dark)["paint"]["background-color"])
    land = brightness(layer("region land", is_dark=is_dark)["paint"]["fill-color"])
    name = brightness(layer("names", is_dark=is_dark)["paint"]["text-color"])
    assert abs(land - sea) > 35
    assert abs(land - name) > 400
    assert (land < 380) is is_dark
