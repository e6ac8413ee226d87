from collections.abc import Callable
from typing import Any

from streamlit.testing.v1 import AppTest

from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]
REASON = "Double of the *Welle* [figure](x)"


def widget(app: AppTest, kind: str, label: str) -> Any:
    return next(one for one in getattr(app, kind) if one.label == label)


def exclude_first(app: AppTest, *, by: str = "A. B.", reason: str = REASON) -> AppTest:
    widget(app, "text_input", "Why").set_value(reason)
    if by:
        widget(app, "text_input", "Your name").set_value(by)
    return widget(app, "button", "Keep").click().run()


def test_the_drawer_opens_with_one_click_and_stands_in_the_address(open_site: OpenSite) -> None:
    app = open_site()
    assert "In the number" not in html_of(app)
    app.button(key="how_people_evacuated").click().run()
    assert not app.exception
    assert app.query_params["counter"] == "people_evacuated"
    shown = html_of(app)
    assert "In the number" in shown
    assert ">35,000 people</mark>" in shown


def test_a_sum_is_a_table_of_its_operations(open_site: OpenSite) -> None:
    app = open_site(counter="people_evacuated")
    shown = html_of(app)
    assert shown.index(">35,000</a>") < shown.index(">about 750</a>")
    assert "href='figures?figure=" in shown


def test_an_address_that_names_no_counter_opens_nothing(open_site: OpenSite) -> None:
    for name in ("people_killed", "<script>", ""):
        app = open_site(entries=None if not name else (), counter=name)
        assert not app.exception
        assert "In the number" not in html_of(app)


def test_a_figure_is_excluded_with_name_and_reason_and_brought_back(open_site: OpenSite) -> None:
    app = exclude_first(open_site(counter="people_evacuated"))
    assert not app.exception
    [told] = [toast.value.replace("\\", "") for toast in app.toast]
    assert told.startswith("Kept. Eastern Aleppo, Dec 2016; over all reports: People evacuated: ")
    assert " → " in told
    assert "Excluded by A. B., 25 Dec 2016: Double of the *Welle* [figure](x)" in html_of(app)
    assert "[figure](x)" not in words_of(app).replace(html_of(app), "")
    assert "more than 35,000" in " ".join(one.label for one in app.expander)
    assert not [one for one in app.text_input if one.label == "Your name"]
    widget(app, "button", "Undo").click().run()
    assert "Excluded by" not in html_of(app)


def test_without_name_or_reason_nothing_is_kept_and_it_is_said_why(open_site: OpenSite) -> None:
    app = exclude_first(open_site(counter="buses"), by="")
    assert "Give your name" in app.error[0].value
    app = exclude_first(app, reason="  ")
    assert "Say why" in app.error[0].value
    assert "Excluded by" not in html_of(app)


def test_a_decision_is_shown_wherever_the_figure_is(open_site: OpenSite) -> None:
    app = exclude_first(open_site(counter="people_evacuated"))
    figure_id = next(
        one.proto.query_string.rpartition("figure=")[2]
        for one in app.get("page_link")
        if "figure=" in one.proto.query_string
    )
    told = "Excluded by A. B., 25 Dec 2016"
    figures = open_site("figures", entries=(), order="Largest first", figure=figure_id)
    assert told in " ".join(figures.dataframe[0].value["Decision"])
    reports = open_site("reports", entries=())
    assert told in html_of(reports)
    log = open_site("operations", entries=())
    assert "excluded" in words_of(log)
    assert "Double of the" in words_of(log)


def test_a_figure_is_recommended_over_the_rule(open_site: OpenSite) -> None:
    app = open_site(counter="people_evacuated")
    other = [one for one in app.radio if one.label == "This figure"][1]
    form = other.form_id
    other.set_value("pinned")
    for one in app.text_input:
        if one.form_id == form:
            one.set_value("A. B." if one.label == "Your name" else "the better paper")
    next(one for one in app.button if one.form_id == form).click().run()
    assert not app.exception
    assert "Recommended by A. B., 25 Dec 2016: the better paper" in html_of(app)
    assert "more than 35,000" in next(one.label for one in app.expander if "Aleppo" in one.label)


def test_the_name_can_be_changed_later(open_site: OpenSite) -> None:
    app = open_site("operations", entries=None, evacuation="aleppo-eastern@2016-12-15")
    widget(app, "text_input", "Name").set_value("First")
    for one in app.text_input:
        if one.label in ("Why", "Your name"):
            one.set_value("A. B.")
    widget(app, "button", "Rename").click().run()
    widget(app, "text_input", "Your changes are kept under the name").set_value("C. D.").run()
    widget(app, "button", "Undo").click().run()
    assert "C\\. D\\." in words_of(app)
