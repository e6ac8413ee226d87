from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pandas as pd
import pytest

from dashboard.tidy.selection import Selection
from dashboard.view.course import MOST_POINTS, describe_course, metrics_with_days, read_course
from dashboard.view.panel import Screen
from tests.sample import Said, make_entry
from tests.view.deeds import correct


def test_metrics_begin_with_the_headlines(screen: Screen) -> None:
    assert metrics_with_days(screen)[:2] == ("people_evacuated", "people_wounded")


@pytest.mark.parametrize("metric", ["people_evacuated", "buses", "people_awaiting"])
def test_a_chart_has_words_for_who_cannot_see_it(screen: Screen, metric: str) -> None:
    text = describe_course(read_course(screen, metric))
    assert "statement" in text
    assert "nan" not in text.lower()


def test_the_words_name_the_latest_total(make_screen: Callable[..., Screen]) -> None:
    screen = make_screen(selection=Selection(origins=("eastern Aleppo",)))
    assert "35,000 on 24 Dec 2016" in describe_course(read_course(screen, "people_evacuated"))


def test_what_two_papers_say_of_one_source_is_one_point(make_screen: Callable[..., Screen]) -> None:
    twice = [
        make_entry(
            f"{paper}: 500 people left, the ICRC said.",
            paper,
            date(2016, 12, 20),
            (Said("500 people", "people_evacuated", 500, origin="", by="ICRC"),),
        )
        for paper in ("AFP", "dpa")
    ]
    assert len(read_course(make_screen(twice), "people_evacuated").points) == 1


def test_of_very_many_points_the_largest_are_kept(screen: Screen) -> None:
    many = screen.claims.loc[screen.claims.index.repeat(100)].reset_index(drop=True)
    many = many.assign(
        high=range(len(many)),
        report_id=[str(number) for number in range(len(many))],
        fact_id="",
        subset_of="",
        is_part=False,
        metric="people_evacuated",
    )
    course = read_course(replace(screen, claims=many), "people_evacuated")
    points = course.points
    assert len(points) == MOST_POINTS
    assert course.left_out == len(many) - int(many["is_part"].sum()) - MOST_POINTS
    assert points["high"].max() == len(many) - 1


def test_points_of_one_day_and_number_lie_beside_each_other(screen: Screen) -> None:
    points = read_course(screen, "people_evacuated").points
    assert not points.duplicated(["at", "value", "kind"]).any()
    assert (points["at"] - points["day"]).max() < pd.Timedelta(days=1)
    assert (points["at"] >= points["day"]).all()


@pytest.mark.parametrize(
    ("credit", "name"),
    [
        ("medical sources", "medical sources (in AFP)"),
        ("Another source", "Another source (in AFP)"),
        ("Sputnik", "Sputnik"),
        ("Red Cross", "ICRC"),
        ("", "AFP"),
    ],
)
def test_a_source_without_a_name_is_told_with_its_paper(
    make_screen: Callable[..., Screen], credit: str, name: str
) -> None:
    entry = make_entry(
        f"500 people left, {credit} said.",
        "AFP",
        date(2016, 12, 20),
        (Said("500 people", "people_evacuated", 500, by=credit),),
    )
    points = read_course(make_screen([entry]), "people_evacuated").points
    assert points["source"].tolist() == [name]


def test_excluded_figures_are_no_points(make_screen: Callable[..., Screen], screen: Screen) -> None:
    claims = screen.claims
    one = claims.loc[claims["evidence"] == "35,000 people", "figure_id"].iloc[0]
    decided = make_screen(corrections=[correct(one, "recommendation", "excluded")])
    assert "35,000 people" not in set(read_course(decided, "people_evacuated").points["evidence"])
