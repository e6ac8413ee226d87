from types import SimpleNamespace
from typing import Any, cast

import pytest

from dashboard.base.plugins import load, short_name
from dashboard.view.page import pages
from dashboard.view.panel import FOLDER, FULL_WIDTH, Panel, panels_of, rows

PANELS = load(FOLDER, Panel)


def panel(width: int) -> Panel:
    return cast(Panel, SimpleNamespace(WIDTH=width))


@pytest.mark.parametrize(
    ("widths", "expected"),
    [
        ([], []),
        ([12], [[12]]),
        ([6, 6, 12], [[6, 6], [12]]),
        ([7, 5, 7], [[7, 5], [7]]),
        ([8, 8], [[8], [8]]),
        ([4, 4, 4, 4], [[4, 4, 4], [4]]),
    ],
    ids=str,
)
def test_panels_stand_side_by_side_as_long_as_they_fit(
    widths: list[int], expected: list[list[int]]
) -> None:
    found = [[each.WIDTH for each in row] for row in rows([panel(width) for width in widths])]
    assert found == expected


@pytest.mark.parametrize("one", PANELS, ids=short_name)
def test_every_panel_stands_on_a_page_and_fits(one: Any) -> None:
    assert one.PAGE in {short_name(page) for page in pages()}
    assert 1 <= one.WIDTH <= FULL_WIDTH
    assert one.TITLE.strip() == one.TITLE


def test_every_panel_is_found_by_the_page_it_names() -> None:
    found = [panel for page in pages() for panel in panels_of(short_name(page))]
    assert sorted(map(short_name, found)) == sorted(map(short_name, PANELS))


@pytest.mark.parametrize("page", pages(), ids=short_name)
def test_the_panels_of_a_page_have_an_order_of_their_own(page: Any) -> None:
    orders = [one.ORDER for one in panels_of(short_name(page))]
    assert orders == sorted(set(orders))


@pytest.mark.parametrize("one", PANELS, ids=short_name)
def test_every_panel_builds_without_the_screen(one: Any, screen: Any) -> None:
    before = screen.claims.copy(deep=True)
    one.build(screen)
    assert before.equals(screen.claims), "a panel changed the frame that every reader shares"
