from collections.abc import Callable

import altair as alt

from dashboard.view.crises import list_lines, read_crises
from dashboard.view.crises_chart import build_crises
from dashboard.view.panel import Screen
from tests.view.crises import many_crises, total

MakeScreen = Callable[..., Screen]
METRIC = "people_evacuated"


def test_totals_and_plans_have_a_chart_each_that_the_schema_takes(make_screen: MakeScreen) -> None:
    screen = make_screen(many_crises())
    crises = read_crises(screen, METRIC, [*list_lines(screen, METRIC)][:5])
    charts = build_crises(crises, "#123456")
    titles = {
        layer["encoding"]["y"]["axis"]["title"]
        for chart in charts
        for layer in chart["layer"]
        if "axis" in layer["encoding"].get("y", {})
    }
    assert {"Total so far", "Planned"} <= titles
    for chart in charts:
        spec = {name: chart[name] for name in ("height", "layer")}
        alt.LayerChart.from_dict(spec, validate=True)
        assert {layer["data"]["name"] for layer in chart["layer"]} == set(chart["datasets"])
        # All have the same room for names, so that a day stands at the same place.
        assert "text" in {layer["mark"]["type"] for layer in chart["layer"]}
        assert set(chart["datasets"]["ends"]["ink"]) == {"#123456"}
        domains = {str(layer["encoding"]["x"]["scale"]["domain"]) for layer in chart["layer"]}
        assert len(domains) == 1


def test_each_line_has_a_color_and_its_name(make_screen: MakeScreen) -> None:
    screen = make_screen([total(town, 10, 100) for town in range(3)])
    [chart, *_] = build_crises(read_crises(screen, METRIC, [*list_lines(screen, METRIC)]))
    ends = chart["datasets"]["ends"]
    assert ends["color"].nunique() == 3
    assert sorted(ends["label"]) == [f"Town {town}, Dec 2016\n100" for town in range(3)]


def test_nothing_said_is_no_chart(make_screen: MakeScreen) -> None:
    assert build_crises(read_crises(make_screen([]), METRIC, [])) == ()
