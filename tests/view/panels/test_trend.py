import json
from collections.abc import Callable
from datetime import date

from streamlit.testing.v1 import AppTest

from dashboard.view.course import FIGURE_ADDRESS
from dashboard.view.panel import Screen
from dashboard.view.panels.trend import build
from dashboard.view.style import STYLE
from tests.sample import Said, make_entry
from tests.view.crises import many_crises
from tests.view.panels.test_largest_evacuations import evacuation
from tests.view.test_site import html_of


def test_without_a_dated_claim_there_is_no_chart(make_screen: Callable[..., Screen]) -> None:
    undated = make_entry(
        "90 people left.", "AFP", None, (Said("90 people", "people_evacuated", 90),)
    )
    assert build(make_screen([undated])) == ()


def test_charts_of_confidential_figures_have_no_toolbar_to_save_them(
    open_site: Callable[..., AppTest],
) -> None:
    def is_locked(app: AppTest) -> bool:
        return any("not to be passed on" in one.value for one in app.caption)

    assert not is_locked(open_site())
    secret = make_entry(
        "Some 70 people left eastern Aleppo.",
        "A partner",
        date(2016, 12, 22),
        (Said("Some 70 people", "people_evacuated", 70, origin="eastern Aleppo"),),
        is_confidential=True,
    )
    locked = open_site(entries=[secret])
    assert is_locked(locked)
    assert '.st-key-confidential_charts [data-testid="stElementToolbar"]' in STYLE


def test_of_many_operations_the_reader_chooses_the_lines(open_site: Callable[..., AppTest]) -> None:
    app = open_site(entries=many_crises())
    assert not app.exception
    assert "Choose one under" in " ".join(one.value for one in app.caption)
    assert app.multiselect(key="lines_people_evacuated").value == []
    name = "Town 0, Dec 2016"
    app = open_site(entries=(), lines_people_evacuated=name)
    [chosen] = app.multiselect(key="lines_people_evacuated").value
    assert chosen.startswith("town-0@")
    # What was chosen may leave the view.
    others = [one for one in app.multiselect(key="operation").options if "Town 0" not in one]
    app.multiselect(key="operation").set_value(others).run()
    assert not app.exception
    assert app.multiselect(key="lines_people_evacuated").value == []


def test_evacuations_of_other_times_are_drawn_only_when_asked_for(
    open_site: Callable[..., AppTest],
) -> None:
    entries = [
        evacuation("eastern Aleppo", date(2016, 12, 15)),
        evacuation("Foua and Kefraya", date(2020, 4, 20)),
    ]
    app = open_site(entries=entries)
    assert not app.exception
    told = "The latest are drawn. Earlier, and not drawn: <a href='.?operation=Eastern+Aleppo"
    assert told in html_of(app)
    app.checkbox(key="other_times").check().run()
    assert not app.exception
    assert "not drawn" not in html_of(app)


def test_of_two_operations_all_that_sources_said_is_drawn(
    open_site: Callable[..., AppTest],
) -> None:
    app = open_site()
    assert not [one for one in app.multiselect if one.key.startswith("lines_")]


def test_a_point_of_the_chart_leads_to_its_figure_and_keeps_the_filters(
    open_site: Callable[..., AppTest],
) -> None:
    app = open_site(published=["2016-12-15", "2016-12-20"])
    specs = [json.loads(one.proto.spec) for one in app.get("vega_lite_chart")]
    assert specs
    for spec in specs:
        (address,) = spec["params"]
        assert address["name"] == FIGURE_ADDRESS
        assert address["value"].startswith("figures?published=2016-12-15&published=2016-12-20")
        assert address["value"].endswith("&figure=")
