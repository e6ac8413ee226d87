from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.tidy.selection import Selection
from dashboard.view.active_filters import describe_filters, name_heading
from dashboard.view.panel import Screen
from tests.view.conftest import HOSTILE
from tests.view.test_drawer import widget

EAST, FOUA = "aleppo-eastern@2016-12-15", "foua-kefraya@2016-12-15"
DAY = date(2016, 12, 20)


@pytest.mark.parametrize(
    ("selection", "told"),
    [
        (Selection(), {}),
        (Selection(published_to=DAY), {"published": "until 20 Dec 2016"}),
        (Selection(as_of=DAY, household_size=5.0), {"as_of": "20 Dec 2016", "household": "5"}),
        (Selection(operations=(EAST,)), {"operation": "Eastern Aleppo, Dec 2016"}),
        (Selection(metrics=("buses",), sources=("UN",)), {"source": "UN", "metric": "Buses"}),
        (Selection(origins=("A", "B", "C")), {"origin": "A, B, 1 other"}),
        (Selection(publishers=("A", "B", "C", "D")), {"publisher": "A, B, 2 others"}),
    ],
    ids=str,
)
def test_each_filter_that_is_on_is_told(
    make_screen: Callable[..., Screen], selection: Selection, told: dict[str, str]
) -> None:
    assert describe_filters(make_screen(selection=selection)) == told


def test_a_heading_names_the_only_operation(make_screen: Callable[..., Screen]) -> None:
    one, two = (make_screen(selection=Selection(operations=ids)) for ids in ((EAST,), (EAST, FOUA)))
    assert name_heading("Overview", one) == "Overview: Eastern Aleppo, Dec 2016"
    assert name_heading("Overview", two) == "Overview"


def test_filters_are_taken_off_one_by_one_or_all(open_site: Callable[..., AppTest]) -> None:
    app = open_site(metric="Buses", as_of="2016-12-20", source=HOSTILE)
    assert "<script" not in app.button(key="off_source").label.replace("\\<", "")
    app.button(key="off_source").click().run()
    assert [one.key for one in app.button if str(one.key).startswith("off_")] == [
        "off_as_of",
        "off_metric",
        "off_all",
    ]
    app.button(key="off_metric").click().run()
    assert app.multiselect(key="metric").value == []
    assert not [one for one in app.button if one.key == "off_all"]
    widget(app, "button", "As of: 20 Dec 2016").click().run()
    assert not app.exception
    assert not [one for one in app.button if str(one.key).startswith("off_")]
