from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.view.comparing import NOTHING
from dashboard.view.panel import Screen
from dashboard.view.panels import changed_counters, changed_numbers, since_before
from tests.sample import sample_entries
from tests.view.test_site import words_of

OpenSite = Callable[..., AppTest]


def test_numbers_that_changed_are_told_in_words(screen: Screen) -> None:
    table = changed_numbers.build(screen)
    total = table[(table["What"] == "People evacuated") & (table["Meaning"] == "total so far")]
    assert total["Before"].tolist() == ["no figure"]
    assert total["After"].tolist() == ["35,000"]
    assert "Diari de Girona" in total["Changed by"].iloc[0]


def test_the_box_is_of_the_last_two_days(screen: Screen) -> None:
    found = since_before.build(screen)
    assert found
    assert (found.before, found.after) == (date(2016, 12, 23), date(2016, 12, 24))


def test_the_overview_says_what_changed_and_leads_to_it(open_site: OpenSite) -> None:
    app = open_site()
    assert "Since 23 Dec 2016" in words_of(app)
    links = [one.proto.query_string for one in app.get("page_link")]
    assert "since=2016-12-23&until=2016-12-24" in links
    assert app.metric[0].delta == "+10,000"


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ({}, "From **23 Dec 2016** to **24 Dec 2016**"),
        ({"since": "2016-12-16"}, "From **16 Dec 2016** to **24 Dec 2016**"),
        ({"until": "2016-12-20"}, "From **19 Dec 2016** to **20 Dec 2016**"),
        ({"since": "2016-12-20", "until": "2016-12-16"}, "From **16 Dec 2016** to **20 Dec 2016**"),
        ({"since": "rubbish"}, "From **23 Dec 2016** to **24 Dec 2016**"),
        ({"as_of": "2016-12-20"}, "From **19 Dec 2016** to **20 Dec 2016**"),
    ],
    ids=str,
)
def test_days_left_open_are_the_last_ones(
    open_site: OpenSite, address: dict[str, str], told: str
) -> None:
    app = open_site("changes", **address)
    assert not app.exception
    assert told in words_of(app)


def test_counters_name_the_reports_that_changed_them(open_site: OpenSite) -> None:
    app = open_site("changes", origin="eastern Aleppo")
    assert (app.metric[0].value, app.metric[0].delta) == ("35,000", "+10,000")
    assert "Before\\: 25,000" in words_of(app)
    assert "Not changed." in words_of(app)
    links = [one.proto.label for one in app.get("page_link")]
    assert "Diari de Girona, 24 Dec 2016" in links


@pytest.mark.parametrize("count", [1, 2])
def test_with_one_day_of_reports_there_is_nothing_to_compare(
    open_site: OpenSite, count: int
) -> None:
    entries = sample_entries()[-count:]
    app = open_site("changes", entries=entries)
    assert not app.exception
    assert "nothing to compare" in words_of(app)
    assert "Since" not in words_of(open_site(entries=entries))


def test_without_two_days_no_step_is_made(make_screen: Callable[..., Screen]) -> None:
    screen = make_screen(sample_entries()[-1:])
    assert changed_counters.build(screen) == ()
    assert changed_numbers.build(screen).empty


def test_a_number_that_came_in_is_new_whatever_differs(screen: Screen) -> None:
    table = changed_numbers.build(screen)
    added = table["Before"] == NOTHING
    assert added.any()
    assert set(table.loc[added, "Differs"]) == {"new"}
    assert "new" not in set(table.loc[~added, "Differs"])
