from collections.abc import Callable
from datetime import date
from typing import Any

from dashboard.tidy.build import Entry
from dashboard.view.course import NEW, OTHERS, PLANNED, STATED, read_course
from dashboard.view.panel import Screen
from dashboard.view.panels.trend import build, build_charts, legend
from tests.sample import Said, make_entry, sample_entries


def rows_of(chart: Any) -> list[dict[str, Any]]:
    spec = chart.to_dict()
    return [row for rows in spec["datasets"].values() for row in rows]


def test_planned_figures_stand_in_a_chart_of_their_own(screen: Screen) -> None:
    happened, planned = build_charts(read_course(screen, "people_evacuated"))
    assert {row["kind"] for row in rows_of(planned)} == {PLANNED}
    assert PLANNED not in {row["kind"] for row in rows_of(happened)}


def test_a_part_and_a_repeat_are_no_point_of_their_own(screen: Screen) -> None:
    happened, _ = build_charts(read_course(screen, "people_evacuated"))
    words = [row["evidence"] for row in rows_of(happened) if "evidence" in row]
    assert "about 5,000 of them" not in words
    assert "the 3,000 people" not in words
    assert {"About 3,000 civilians", "15,000 on Monday"} <= set(words)


def test_totals_and_days_are_told_apart(screen: Screen) -> None:
    happened, _ = build_charts(read_course(screen, "people_evacuated"))
    kinds = {row["evidence"]: row["kind"] for row in rows_of(happened) if "evidence" in row}
    assert kinds["15,000 on Monday"] == NEW
    assert kinds["At least 25,000 people"] == STATED


def test_the_charts_share_their_days_and_colors(screen: Screen) -> None:
    happened, planned = (
        chart.to_dict() for chart in build_charts(read_course(screen, "people_evacuated"))
    )
    first, last = happened["layer"][-1], planned["layer"][-1]
    for channel in ("x", "color"):
        assert first["encoding"][channel]["scale"] == last["encoding"][channel]["scale"]


def test_a_number_that_is_not_known_is_null_and_never_nan(
    make_screen: Callable[..., Screen],
) -> None:
    vague = make_entry(
        "Dozens of people left.",
        "AFP",
        date(2016, 12, 20),
        (Said("Dozens of people", "people_evacuated", (24, 99)),),
    )
    (chart,) = build(make_screen([vague]))
    values = [row["value"] for row in rows_of(chart) if "evidence" in row]
    assert values == [None]


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
    (chart,) = build(make_screen(many))
    sources = {row["source"] for row in rows_of(chart) if "source" in row}
    assert len(sources) == 7
    assert OTHERS in sources


def test_the_key_names_each_source_and_shape_that_is_drawn(
    make_screen: Callable[..., Screen], hostile_entry: Entry
) -> None:
    key = legend(read_course(make_screen([*sample_entries(), hostile_entry]), "people_evacuated"))
    for words in ("ICRC", "medical sources", "total so far", "new that day", "planned"):
        assert key.count(words) == 1
    assert "<script" not in key


def test_without_a_dated_claim_there_is_no_chart(make_screen: Callable[..., Screen]) -> None:
    undated = make_entry(
        "90 people left.", "AFP", None, (Said("90 people", "people_evacuated", 90),)
    )
    assert build(make_screen([undated])) == ()
