from collections.abc import Callable
from dataclasses import replace
from datetime import date

from dashboard.tidy.selection import Selection
from dashboard.view.panel import Screen
from dashboard.view.snapshot import snapshot_of


def test_readers_share_one_snapshot_of_a_view(screen: Screen) -> None:
    assert snapshot_of(screen) is snapshot_of(replace(screen))


def test_another_view_is_another_snapshot(make_screen: Callable[..., Screen]) -> None:
    early = snapshot_of(make_screen(selection=Selection(as_of=date(2016, 12, 16))))
    assert early.name("a.csv") == "eastern-aleppo-dec-2016-as-of-2016-12-16-a.csv"
    assert snapshot_of(make_screen()).name("a.csv") == "2-evacuations-as-of-2016-12-24-a.csv"


def test_its_map_has_ground(screen: Screen) -> None:
    outline = snapshot_of(screen).outline
    assert outline
    land, borders = outline(36.0, 35.5, 38.0, 37.0)
    assert land
    assert borders
