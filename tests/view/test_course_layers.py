from collections.abc import Callable
from copy import deepcopy

import altair as alt
import pandas as pd
import pytest

from dashboard.view.course_layers import (
    Layers,
    alarm_layers,
    count_layers,
    place_layers,
    point_layers,
    total_layers,
)
from dashboard.view.day_axis import DayAxis

BLUE, COLORS = "#0072B2", {"AFP": "#D55E00", "dpa": "#009E73"}
KINDS = pytest.mark.parametrize(
    "layers",
    [
        total_layers(BLUE, 22, tells_how=True),
        count_layers(BLUE, 2, tells_how=False),
        point_layers("Planned", 3),
        alarm_layers(),
    ],
    ids=["totals", "counts", "points", "alarms"],
)


def days(first: str) -> alt.X:
    return DayAxis(pd.Timestamp(first), pd.Timestamp("2016-12-24")).x(has_labels=True)


@KINDS
def test_layers_with_their_days_are_what_the_schema_asks_for(layers: Layers) -> None:
    placed = place_layers(layers, days("2016-12-15"), COLORS)
    alt.LayerChart.from_dict({"layer": placed}, validate=True)
    assert all(layer["encoding"]["x"]["type"] == "temporal" for layer in placed)


@KINDS
def test_what_is_kept_of_layers_does_not_change_with_a_view(layers: Layers) -> None:
    before = deepcopy(layers)
    early, late = (place_layers(layers, days(f"2016-12-{day}"), COLORS) for day in (1, 20))
    assert layers == before
    assert [layer["mark"] for layer in early] == [layer["mark"] for layer in late]
    assert early[0]["encoding"]["x"]["scale"] != late[0]["encoding"]["x"]["scale"]


def test_points_alone_stand_beside_their_day_in_the_color_of_their_source() -> None:
    layers = point_layers("Planned", 3) + alarm_layers()
    placed = place_layers(layers, days("2016-12-15"), COLORS)
    at = {layer["data"]["name"]: layer["encoding"]["x"]["field"] for layer in placed}
    assert at == {"points": "at", "alarms": "day"}
    scales = [layer["encoding"].get("color", {}).get("scale") for layer in placed]
    assert scales == [{"domain": [*COLORS], "range": [*COLORS.values()]}] * 2 + [None] * 2


@pytest.mark.parametrize("make", [total_layers, count_layers])
@pytest.mark.parametrize("tells_how", [True, False])
def test_how_a_number_was_made_is_told_only_where_it_travels(
    make: Callable[..., Layers],
    *,
    tells_how: bool,
) -> None:
    layers = make(BLUE, 22, tells_how=tells_how)
    told = {one["field"] for layer in layers for one in layer["encoding"].get("tooltip", ())}
    assert ("calculation_logic" in told) is tells_how


def test_layers_are_made_once_for_all_views_that_draw_them_alike() -> None:
    assert total_layers(BLUE, 9, tells_how=True) is total_layers(BLUE, 9, tells_how=True)
    assert total_layers(BLUE, 9, tells_how=True) != total_layers(BLUE, 10, tells_how=True)
