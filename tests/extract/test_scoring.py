"""The measures of an extraction."""

from typing import Any

from dashboard.extract.scoring import Score, score

TEXT = "About 3,000 people left eastern Aleppo on Thursday."


def row(**changes: Any) -> dict[str, Any]:
    return {
        "metric": "people_evacuated",
        "value": 3000,
        "low": 3000,
        "high": 3000,
        "qualifier": "about",
        "timing": "new",
        "start_date": "2016-12-15",
        "end_date": "2016-12-15",
        "origin": "eastern Aleppo",
        "destination": "",
        "place": "",
        "attributed_to": "",
        "subset_of": "",
        "start": 0,
        "end": 18,
        "evidence": "About 3,000 people",
        **changes,
    }


GOLD = {
    "metric": "people_evacuated",
    "value": 3000,
    "low": None,
    "high": None,
    "qualifier": "about",
    "timing": "new",
    "when": "2016-12-15",
    "origin": "Aleppo",
    "destination": "",
    "place": "",
    "attributed_to": "",
    "subset_of": None,
    "evidence": "About 3,000 people",
}


def test_a_right_figure_counts_in_everything() -> None:
    result = score(TEXT, [GOLD], [row()])
    assert (result.number, result.metric, result.complete) == (1, 1, 1)
    assert result.f1("complete") == 1.0
    assert result.share("places") == 1.0
    assert result.faults == []


def test_each_aspect_is_judged_apart() -> None:
    wrong = row(timing="planned", start_date=None, end_date=None, origin="Homs", attributed_to="UN")
    result = score(TEXT, [GOLD], [wrong])
    assert result.aspects == {
        "timing": 0,
        "when": 0,
        "places": 0,
        "credit": 0,
        "subset": 1,
        "qualifier": 1,
    }
    assert (result.metric, result.complete) == (1, 0)
    assert len(result.faults) == 4


def test_another_metric_at_the_spot_is_a_number_only() -> None:
    result = score(TEXT, [GOLD], [row(metric="people_displaced")])
    assert (result.number, result.metric) == (1, 0)


def test_missed_and_extra_figures_are_told() -> None:
    result = score(TEXT, [GOLD], [row(value=30)])
    assert result.f1("number") == 0.0
    assert [fault.split()[0] for fault in result.faults] == ["missed", "extra"]


def test_a_vague_number_is_matched_by_its_bounds() -> None:
    gold = {**GOLD, "value": None, "low": 24, "high": 99, "qualifier": "vague"}
    vague = row(value=None, low=24, high=99, qualifier="vague")
    assert score(TEXT, [gold], [vague]).number == 1
    assert score(TEXT, [gold], [row(value=None, low=24, high=50)]).number == 0


def test_scores_add_up() -> None:
    total = Score()
    total.add(score(TEXT, [GOLD], [row()]))
    total.add(score(TEXT, [GOLD], []))
    assert (total.annotated, total.extracted, total.number) == (2, 1, 1)
    assert total.f1("number") == 2 / 3
