from collections.abc import Callable
from datetime import date
from typing import Any

import altair as alt
import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.build import Entry
from dashboard.view.course import (
    DERIVED,
    FIGURE_ADDRESS,
    NEW,
    NEW_DERIVED,
    OTHERS,
    PLANNED,
    STATED,
    read_course,
)
from dashboard.view.course import _name_ends as name_ends
from dashboard.view.course_chart import Chart, build_charts, legend
from dashboard.view.course_chart import _source_colors as colors_of
from dashboard.view.panel import Screen
from dashboard.view.panels.trend import build
from tests.sample import Said, december, make_entry, sample_entries


def rows_of(chart: Chart) -> list[dict[str, Any]]:
    # Held to the schema of Vega-Lite, which the screen does not take the time for.
    alt.LayerChart.from_dict({name: chart[name] for name in ("height", "layer")}, validate=True)
    frames = [frame.astype("object") for frame in chart["datasets"].values()]
    return [row for frame in frames for row in frame.where(frame.notna(), None).to_dict("records")]


def test_planned_figures_stand_in_a_chart_of_their_own(screen: Screen) -> None:
    totals, counts, planned = build_charts(read_course(screen, "people_evacuated"))
    assert {row["kind"] for row in rows_of(planned)} == {PLANNED}
    for chart in (totals, counts):
        assert PLANNED not in {row.get("kind") for row in rows_of(chart)}


def test_totals_and_new_counts_have_a_chart_each(screen: Screen) -> None:
    totals, counts, _ = build_charts(read_course(screen, "people_evacuated"))
    assert {row["kind"] for row in rows_of(totals) if "kind" in row} <= {STATED, DERIVED}
    assert {row["kind"] for row in rows_of(counts) if "kind" in row} == {NEW, NEW_DERIVED}
    assert "bar" in {layer["mark"]["type"] for layer in counts["layer"]}
    assert "line" in {layer["mark"]["type"] for layer in totals["layer"]}


def test_a_point_leads_to_its_sentence(screen: Screen) -> None:
    known = set(screen.claims["figure_id"])
    for chart in build_charts(read_course(screen, "people_evacuated")):
        points = [layer for layer in chart["layer"] if "href" in layer["encoding"]]
        assert [layer["data"]["name"] for layer in points] == ["points"]
        (made,) = points[0]["transform"]
        assert made["as"] == points[0]["encoding"]["href"]["field"]
        assert made["calculate"] == f"{FIGURE_ADDRESS} + datum.figure_id"
        assert set(chart["datasets"]["points"]["figure_id"]) <= known


def test_what_needs_a_look_carries_a_sign_with_its_reason(screen: Screen) -> None:
    course = read_course(screen, "people_evacuated")
    why = [row["why"] for chart in build_charts(course) for row in rows_of(chart) if "why" in row]
    assert why
    assert len(why) == len(course.alarms)
    assert not [words for words in why if "_" in words]
    assert "needs a look" in legend(course)


def test_a_range_is_of_its_day_alone(screen: Screen) -> None:
    course = read_course(screen, "people_evacuated")
    for chart in build_charts(course)[:2]:
        ranges = [layer for layer in chart["layer"] if "field" in layer["encoding"].get("y2", {})]
        assert [layer["mark"]["type"] for layer in ranges] == ["rule", "rule"]
        assert [layer["data"]["name"] for layer in ranges] == ["series", "points"]
        # Nothing but the value itself is drawn from day to day.
        drawn = [one for one in chart["layer"] if one["mark"]["type"] in ("area", "line", "trail")]
        assert all(layer["encoding"]["y"]["field"] == "value" for layer in drawn)
    assert "range of that day" in legend(course)


def test_stacked_counts_show_no_range_since_it_would_stand_at_the_foot_of_all(
    make_screen: Callable[..., Screen],
) -> None:
    both = [
        make_entry(
            f"Between 200 and 300 people left {place} for {goal} on 15 December.",
            "AFP",
            date(2016, 12, 16),
            (
                Said(
                    "200 and 300", "people_evacuated", (200, 300), days=december(15),
                    origin=place, destination=goal,
                ),
            ),
        )
        for place, goal in (("eastern Aleppo", "Idlib"), ("Madaya", "Idlib"))
    ]  # fmt: skip
    for reports, is_stacked in ((both[:1], False), (both, True)):
        screen = make_screen(reports)
        counts = build_charts(read_course(screen, "people_evacuated"))[-1]
        assert set(counts["datasets"]["series"]["is_stacked"]) == {is_stacked}


def test_bars_of_an_operation_share_no_day_so_that_they_add_up(screen: Screen) -> None:
    course = read_course(screen, "people_evacuated")
    east = course.counts[course.counts["operation"].str.startswith("Eastern")]
    days = east.set_index(east["day"].dt.day)
    assert 15 not in days.index  # it is in the two days of the next
    assert (days.loc[16, "days"], days.loc[16, "value"]) == (2, 9500)
    assert days.loc[16, "since"] < pd.Timestamp(2016, 12, 15)
    assert days.loc[16, "until"] > pd.Timestamp(2016, 12, 16)
    layers = [layer for chart in build_charts(course) for layer in chart["layer"]]
    wide = [layer["encoding"]["x"]["field"] for layer in layers if "x2" in layer["encoding"]]
    assert set(wide) == {"since"}
    assert "wide bar" in legend(course)


def test_a_part_and_a_repeat_are_no_point_of_their_own(screen: Screen) -> None:
    charts = build_charts(read_course(screen, "people_evacuated"))
    words = [row["evidence"] for chart in charts for row in rows_of(chart) if "evidence" in row]
    assert "about 5,000 of them" not in words
    assert {"About 3,000 civilians", "15,000 on Monday"} <= set(words)


def test_totals_and_days_are_told_apart(screen: Screen) -> None:
    charts = build_charts(read_course(screen, "people_evacuated"))
    kinds = {
        row["evidence"]: row["kind"]
        for chart in charts
        for row in rows_of(chart)
        if "evidence" in row
    }
    assert kinds["15,000 on Monday"] == NEW
    assert kinds["At least 25,000 people"] == STATED


def test_the_charts_share_their_days_and_colors(screen: Screen) -> None:
    charts = build_charts(read_course(screen, "people_evacuated"))
    colored = [
        next(layer for layer in reversed(chart["layer"]) if "color" in layer["encoding"])
        for chart in charts
    ]
    assert len(colored) == 3
    for channel in ("x", "color"):
        scales = [layer["encoding"][channel]["scale"] for layer in colored]
        assert scales == scales[:1] * 3
    labels = [layer["encoding"]["x"]["axis"]["labels"] for layer in colored]
    assert labels == [False, False, True]


def test_a_number_that_is_not_known_is_null_and_never_nan(
    make_screen: Callable[..., Screen],
) -> None:
    vague = make_entry(
        "Dozens of people left.",
        "AFP",
        date(2016, 12, 20),
        (Said("Dozens of people", "people_evacuated", (24, 99)),),
    )
    charts = build(make_screen([vague]))
    rows = [row for chart in charts for row in rows_of(chart)]
    assert {row["value"] for row in rows} == {None}


def test_more_sources_than_colors_are_put_together(make_screen: Callable[..., Screen]) -> None:
    many = [
        make_entry(
            f"{number} people left.",
            f"Paper {number}",
            date(2016, 12, 20),
            (Said(f"{number} people", "people_evacuated", number),),
        )
        for number in range(100, 110)
    ]
    charts = build(make_screen(many))
    sources = {row["source"] for chart in charts for row in rows_of(chart) if "source" in row}
    assert len(sources) == 7
    assert OTHERS in sources


def test_the_key_names_each_source_and_shape_that_is_drawn(
    make_screen: Callable[..., Screen], hostile_entry: Entry
) -> None:
    key = legend(read_course(make_screen([*sample_entries(), hostile_entry]), "people_evacuated"))
    for words in ("ICRC", "medical sources (in Sputnik Brasil)", "total so far", "new that day"):
        assert key.count(words) == 1
    assert "<script" not in key


PLAN = Said("50,000", "people_awaiting", 50_000, timing=Timing.PLANNED, by="UN")


def test_a_chart_that_stands_alone_is_as_high_as_others(make_screen: Callable[..., Screen]) -> None:
    one = make_screen(
        [
            make_entry(
                "The UN expects 50,000 to leave on 16 December.", "AFP", date(2016, 12, 15), (PLAN,)
            )
        ]
    )
    (chart,) = build_charts(read_course(one, "people_awaiting"))
    assert chart["height"] >= 250


def test_no_source_has_the_color_of_the_total_and_a_new_one_takes_no_color_away(
    screen: Screen,
) -> None:
    course = read_course(screen, "people_evacuated")
    before = colors_of(course.points, "#0072B2")
    assert "#0072B2" not in before.values()
    last = course.points.iloc[[-1]].assign(source="A new voice", day=pd.Timestamp("2017-01-02"))
    after = colors_of(pd.concat([course.points, last]), "#0072B2")
    assert {source: after[source] for source in before} == before


def test_names_at_the_ends_of_lines_are_not_printed_over_each_other() -> None:
    rows = pd.DataFrame({"operation": ["a", "b", "c"], "value": [35_000, 382, 750]})
    assert name_ends(rows).tolist() == [True, False, True]
