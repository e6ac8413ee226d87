from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.tidy.build import Entry
from dashboard.tidy.selection import Selection
from dashboard.view.panel import Screen
from dashboard.view.panels import also_counted
from dashboard.view.panels.also_counted import build
from tests.sample import Said, make_entry

DAY = date(2023, 4, 24)


def returns() -> list[Entry]:
    text = "8,000 people returned to Idlib. 52 flights left."
    said = (
        Said("8,000 people", "people_returned", 8000, by="IOM"),
        Said("52 flights", "flights", 52, by="IOM"),
    )
    return [make_entry(text, "AFP", DAY, said)]


def htmls(app: AppTest) -> list[str]:
    return [element.proto.body for element in app.get("html")]


def test_numbers_without_a_counter_are_named(make_screen: Callable[..., Screen]) -> None:
    found = dict(build(make_screen(returns())))
    assert found == {"people_returned": "8,000 people returned", "flights": "52 flights"}


def test_over_many_evacuations_no_sum_is_worked_out(
    make_screen: Callable[..., Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(also_counted, "MOST_ADDED", 0)
    found = dict(build(make_screen(returns())))
    assert found == {"people_returned": "people returned", "flights": "flights"}


def test_chosen_metrics_are_all_there_is(make_screen: Callable[..., Screen]) -> None:
    assert build(make_screen(returns(), Selection(metrics=("flights",)))) == ()
    assert build(make_screen([])) == ()


def test_a_number_without_a_counter_opens_its_making(open_site: Callable[..., AppTest]) -> None:
    app = open_site(entries=returns())
    (line,) = [html for html in htmls(app) if "Also counted" in html]
    assert "<a href='.?counter=people_returned' target='_self'>8,000 people returned</a>" in line
    app = open_site(entries=returns(), counter="people_returned")
    assert not app.exception
    assert "8,000" in [one.value for one in app.metric]
