"""Figures added on the review page."""

from collections.abc import Callable
from datetime import date

from streamlit.testing.v1 import AppTest

from tests.sample import make_entry
from tests.view.reviewing import SAMPLE, figure, send, stored
from tests.view.test_drawer import widget
from tests.view.test_site import words_of

OpenSite = Callable[..., AppTest]


def test_a_figure_is_added_to_a_report(open_site: OpenSite) -> None:
    row = SAMPLE.figures[SAMPLE.figures["evidence"] == "21 buses"].iloc[0]
    app = open_site("review", of_report=str(row["report_id"]), mode="Add a missed figure")
    assert "2011 (a year)" in widget(app, "selectbox", "Number that became no figure").options[0]
    app = (
        widget(app, "text_input", "Its words, as they stand in the text")
        .set_value("three injured at the convoy")
        .run()
    )
    assert not app.exception
    widget(app, "number_input", "Number").set_value(3)
    app = send(app, "Add the figure")
    assert not app.exception
    added = figure("three injured at the convoy")
    assert (added["value"], added["review_status"]) == (3, "added")
    assert (added["start_date"].date(), added["attributed_to"]) == (
        date(2016, 12, 15), "Ahmed Sweid",
    )  # fmt: skip
    told = "3 people evacuated, 15 Dec 2016, Ahmed Sweid, “three injured at the convoy”"
    log = words_of(open_site("operations", entries=())).replace("\\", "")
    assert f"Figure added: {told}" in log


def test_a_figure_of_a_report_without_a_day_or_publisher_needs_both(open_site: OpenSite) -> None:
    entry = make_entry("A score of vans left Madaya. Nobody counted them.", "", None)
    app = open_site("review", entries=[entry], mode="Add a missed figure")
    field = widget(app, "text_input", "Its words, as they stand in the text")
    app = field.set_value("A score of vans").run()
    assert "the day has to be given, and the source has to be given" in app.caption[-1].value
    widget(app, "number_input", "Number").set_value(20)
    app = send(app, "Add the figure")
    assert "Give who said it" in app.error[0].value
    assert stored().figures.empty


def test_words_that_are_not_in_the_report_are_told(open_site: OpenSite) -> None:
    app = open_site("review", mode="Add a missed figure")
    field = widget(app, "text_input", "Its words, as they stand in the text")
    app = field.set_value("a million [camels](x)").run()
    assert "do not stand in the report" in app.warning[0].value
    assert not [one for one in app.button if one.label == "Add the figure"]
