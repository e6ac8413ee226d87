import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.view import sidebar
from dashboard.view.days import SINCE, UNTIL
from dashboard.view.focus import COUNTER, EVACUATION, FIGURE, OF_NUMBER, REPORT
from dashboard.view.place_names import NAME
from dashboard.view.queue import MODE, OF_REPORT
from dashboard.view.sidebar import URL_KEYS
from dashboard.view.strangers import NAMES
from tests.view.test_site import words_of

OpenSite = Callable[..., AppTest]
NOTHING = "No figure passes these filters"


def warnings(app: AppTest) -> list[str]:
    return [one.value for one in app.warning]


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ({"metric": "Camels"}, "“Camels” under “What is counted”"),
        ({"publisher": "Nobody"}, "“Nobody” under “Published by”"),
        ({"operation": "<script>"}, "script"),
        ({"source": ["One", "Two"]}, "“One”, “Two” under “Said by”"),
        ({"as_of": "yesterday"}, "“yesterday” under “As of”"),
        ({"as_of": "1066-10-14"}, "“1066\\-10\\-14” under “As of”"),
        ({"published": ["2031-01-01", "2031-02-01"]}, "under “Published”"),
        ({"published": ["2016-12-16", "rubbish"]}, "“rubbish” under “Published”"),
    ],
    ids=str,
)
def test_what_the_filters_do_not_offer_is_told_and_nothing_is_shown_for_it(
    open_site: OpenSite, address: dict[str, Any], told: str
) -> None:
    app = open_site("figures", **address)
    assert not app.exception
    assert told in warnings(app)[0]
    assert NOTHING in words_of(app)
    app.run()
    assert NOTHING in words_of(app), "a second run forgot what was asked"


def test_of_two_values_the_known_one_is_shown(open_site: OpenSite) -> None:
    app = open_site("figures", metric=["Camels", "Buses"])
    assert "Camels" in warnings(app)[0]
    assert set(app.dataframe[0].value["What"]) == {"Buses"}


@pytest.mark.parametrize(
    ("address", "rows"),
    [
        ({"as_of": "2020-01-01"}, 31),
        ({"published": ["2016-12-01", "2016-12-31"]}, 31),
        ({"published": ["2016-12-01", "2016-12-15"]}, 8),
    ],
    ids=str,
)
def test_days_beyond_those_of_the_reports_filter_as_they_say(
    open_site: OpenSite, address: dict[str, Any], rows: int
) -> None:
    app = open_site("figures", **address)
    assert len(app.dataframe[0].value) == rows
    assert warnings(app)


def test_touching_the_filter_or_clearing_all_forgets_it(open_site: OpenSite) -> None:
    app = open_site("figures", metric="Camels")
    app.multiselect(key="metric").set_value(["buses"]).run()
    assert warnings(app) == []
    assert set(app.dataframe[0].value["What"]) == {"Buses"}
    app = open_site("figures", entries=(), publisher="Nobody", as_of="rubbish")
    assert len(warnings(app)) == 2
    app.button(key="clear_from_page").click().run()
    assert warnings(app) == []
    assert len(app.dataframe[0].value) == 31


def test_a_known_link_says_nothing(open_site: OpenSite) -> None:
    assert warnings(open_site(metric="Buses", as_of="2016-12-20")) == []


def test_a_name_that_no_page_knows_is_told(open_site: Callable[..., AppTest]) -> None:
    app = open_site(operations="Eastern Aleppo, Dec 2016", trend="people_evacuated")
    (told,) = [one.value.replace("\\", "") for one in app.warning]
    assert told == "The link’s “operations” means nothing here and is passed over."
    assert not open_site(operation="Eastern Aleppo, Dec 2016", lines_buses="x").warning


def test_every_name_that_a_widget_puts_into_the_address_is_known() -> None:
    known = NAMES | set(URL_KEYS)
    for file in Path(sidebar.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            given = {one.arg: one.value for one in call.keywords}
            key = given.get("key")
            if "bind" in given and isinstance(key, ast.Constant):
                assert key.value in known, file.name
    assert {FIGURE, REPORT, COUNTER, EVACUATION, OF_NUMBER, OF_REPORT, MODE} <= known
    assert {SINCE, UNTIL, NAME} <= known
