from collections.abc import Callable
from datetime import date

import pytest

from dashboard.base.vocabulary import PlaceRole
from dashboard.tidy.selection import Selection
from dashboard.view.panel import Screen
from dashboard.view.reports import count_open_points, reports_in_view, unresolved_places
from tests.sample import make_entry, sample_entries

EMPTY = make_entry(
    "Nobody left Nowhere Town.",
    "Reuters",
    None,
    also_named=[("Nowhere Town", PlaceRole.PLACE)],
    title="No figure",
)


@pytest.fixture
def wide(make_screen: Callable[..., Screen]) -> Callable[[Selection], Screen]:
    return lambda selection: make_screen((*sample_entries(), EMPTY), selection)


@pytest.mark.parametrize(
    ("selection", "count"),
    [
        (Selection(), 12),
        (Selection(publishers=("Reuters",)), 1),
        (Selection(published_from=date(2016, 12, 24)), 2),
        (Selection(published_to=date(2016, 12, 15)), 1),
        (Selection(as_of=date(2016, 12, 16)), 2),
        (Selection(metrics=("buses",)), 2),
        (Selection(metrics=("buses",), publishers=("Reuters",)), 0),
    ],
    ids=["all", "publisher", "from", "to", "as of", "metric", "none"],
)
def test_a_report_without_figures_is_filtered_by_its_own_facts(
    wide: Callable[[Selection], Screen], selection: Selection, count: int
) -> None:
    assert len(reports_in_view(wide(selection))) == count


def test_a_report_without_a_date_comes_first(wide: Callable[[Selection], Screen]) -> None:
    reports = reports_in_view(wide(Selection()))
    assert reports.iloc[0]["publisher"] == "Reuters"
    assert reports.iloc[1:]["published_date"].is_monotonic_decreasing


def test_a_missing_date_and_an_unknown_place_are_two_open_points(
    wide: Callable[[Selection], Screen],
) -> None:
    screen = wide(Selection())
    points = count_open_points(screen.tables, reports_in_view(screen))
    assert points[EMPTY[0].report_id] == 2
    assert points.drop(EMPTY[0].report_id).sum() == 0
    assert unresolved_places(screen)["name"].tolist() == ["Nowhere Town"]


def test_points_of_reports_out_of_view_are_left_out(
    wide: Callable[[Selection], Screen],
) -> None:
    screen = wide(Selection(as_of=date(2016, 12, 31)))
    assert unresolved_places(screen).empty
    assert EMPTY[0].report_id not in count_open_points(screen.tables, reports_in_view(screen))
