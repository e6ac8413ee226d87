from collections.abc import Callable

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.view.made_of import ask_for_route, find_made_of
from dashboard.view.movements import flows_of
from dashboard.view.panel import Screen
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]


def test_a_counter_is_made_of_the_figures_of_its_headline(screen: Screen) -> None:
    found = find_made_of(screen, "people_evacuated")
    line = screen.counts.headline_of("people_evacuated")
    assert line
    assert found.figure_ids == line.figure_ids
    assert len(found.figure_ids) > 1
    assert found.words == "People evacuated: about 35,750"


def test_a_number_of_a_day_is_made_of_those_of_its_row(screen: Screen) -> None:
    found = find_made_of(screen, "people_wounded.cumulative.2016-12-24")
    claims = screen.claims.set_index("figure_id")
    assert [claims.loc[one, "evidence"] for one in found.figure_ids] == ["about a hundred of them"]
    assert found.words == "People wounded: about 100, 24 Dec 2016"


def test_a_route_is_made_of_the_figures_that_name_both_ends(screen: Screen) -> None:
    flow = flows_of(screen).iloc[-1].to_dict()
    found = find_made_of(screen, ask_for_route(flow))
    assert found.figure_ids == tuple(flow["figure_ids"].split("|"))
    assert found.words.startswith(f"{flow['origin']} to {flow['destination']}: ")


@pytest.mark.parametrize(
    "asked",
    [
        "<b>",
        "",
        "people_missing",
        "route.a~b",
        "buses.new.yesterday",
        "buses.new.2031-01-01",
        "a.b.c",
    ],
)
def test_what_is_not_in_view_has_no_figure(screen: Screen, asked: str) -> None:
    assert not find_made_of(screen, asked).figure_ids


def test_a_link_to_a_sum_opens_all_its_figures_in_a_fresh_browser(open_site: OpenSite) -> None:
    app = open_site("figures", of_number="people_evacuated")
    assert not app.exception
    assert len(app.dataframe[0].value) == 2
    assert "Only the 2 figures that **People evacuated\\: about 35,750** is made of" in words_of(
        app
    )
    next(one for one in app.button if one.label == "All figures").click().run()
    assert len(app.dataframe[0].value) > 2
    assert "of_number" not in app.query_params


def test_a_link_to_a_number_that_is_gone_says_so(open_site: OpenSite) -> None:
    app = open_site("figures", of_number="buses.new.2031-01-01")
    assert "not in this view" in words_of(app)
    assert len(app.dataframe[0].value) > 2


def test_the_drawer_leads_from_a_sum_to_its_figures(open_site: OpenSite) -> None:
    shown = open_site(counter="people_evacuated")
    links = [one.proto.query_string for one in shown.get("page_link")]
    assert any("of_number=people_evacuated" in one for one in links)
    assert "href='figures?figure=" in html_of(shown)
