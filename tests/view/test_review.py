"""The review page by AppTest: every way in which a figure is looked over, and back."""

from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.tidy.build import Entry, build_tables
from dashboard.view.words import REVIEW_STATUSES
from tests.sample import Said, make_entry
from tests.view.reviewing import SAMPLE, accept_as, figure, id_of, send, stored
from tests.view.test_drawer import widget
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]


@pytest.fixture
def buses(open_site: OpenSite) -> AppTest:
    return open_site("review", figure=id_of("21 buses"))


def test_the_first_figure_is_the_most_doubtful_and_no_step_of_the_browser(
    open_site: OpenSite,
) -> None:
    app = open_site("review")
    assert not app.exception
    shown = words_of(app)
    assert "**31** not reviewed" in shown
    assert "1 of 31 · Look at: its day's number has an alarm" in shown
    assert "evac-chosen" in html_of(app)
    assert "figure" not in app.query_params
    first = next(one for one in app.markdown if one.value.startswith("#### ")).value
    app = widget(app, "button", "Next").click().run()
    assert app.query_params["figure"]
    del app.query_params["figure"]
    shown = [one.value for one in app.run().markdown]
    assert first in shown


def test_the_first_figure_is_that_of_the_report_that_is_asked_for(open_site: OpenSite) -> None:
    app = open_site("review")
    first = next(one for one in app.markdown if one.value.startswith("#### ")).value
    most_doubtful = figure("21 buses")["report_id"]
    others = [one for one in stored().figures["report_id"].unique() if one != most_doubtful]
    app.query_params["of_report"] = others[0]
    app = app.run()
    assert " · 1 of " in words_of(app)
    assert "1 of 31" not in words_of(app)
    assert first not in [one.value for one in app.markdown]


def test_a_figure_is_accepted_and_the_next_one_shown(buses: AppTest) -> None:
    app = accept_as(buses, "A. B.")
    assert not app.exception
    assert figure("21 buses")["review_status"] == "accepted"
    assert "**1** accepted" in words_of(app)
    assert id_of("21 buses") not in app.query_params["figure"]
    app = widget(app, "button", "Accept").click().run()
    assert not app.exception
    assert "**2** accepted" in words_of(app)
    app = widget(app, "button", "Previous").click().run()
    assert not app.exception


def test_without_a_name_nothing_is_accepted(open_site: OpenSite) -> None:
    app = open_site("review", figure=id_of("21 buses"))
    app = accept_as(app, " ")
    assert "Give your name" in app.error[0].value
    assert figure("21 buses")["review_status"] == ""
    assert id_of("21 buses") in app.query_params["figure"]


@pytest.mark.parametrize(("label", "status"), [("Reject", "rejected"), ("In dispute", "disputed")])
def test_a_figure_is_rejected_or_disputed_with_a_reason(
    buses: AppTest, label: str, status: str
) -> None:
    app = send(buses, label, "")
    assert "Say why" in app.error[0].value
    assert "Say why" in app.toast[0].value  # the form may be out of sight
    app = send(app, label)
    assert not app.exception
    assert figure("21 buses")["review_status"] == status
    assert stored().corrections["reason"].tolist() == ["as the ministry has it"]
    assert id_of("21 buses") not in app.query_params["figure"]
    told = f"Buses\\: 21 is {REVIEW_STATUSES[status]}"
    assert told in words_of(app)
    app = widget(app, "button", "Take it back").click().run()
    assert not app.exception
    assert figure("21 buses")["review_status"] == ""
    assert id_of("21 buses") in app.query_params["figure"]
    assert told not in words_of(app)


def test_what_another_source_says_of_the_fact_is_not_rejected_with_a_figure(
    open_site: OpenSite,
) -> None:
    text = "101 people left Aleppo, the ministry said. 101 left, said the ICRC. The 101 are safe."
    said = [
        Said("101 people", "people_evacuated", 101, by="ministry", fact="f"),
        Said("101 left", "people_evacuated", 101, by="ICRC", fact="f"),
        Said("The 101", "people_evacuated", 101, by="ministry", fact="f"),
    ]
    entry = make_entry(text, "Wire", date(2016, 12, 20), tuple(said))
    app = open_site("review", entries=[entry], figure=id_of("101 people", build_tables([entry])))
    boxes = {one.label: one.value for one in app.checkbox}
    own = "Also for 1 other mention of the same fact"
    assert boxes == {own: True, f"{own}, said by ICRC": False}
    app = send(app, "Reject")
    assert not app.exception
    assert figure("101 people")["review_status"] == "rejected"
    assert figure("The 101")["review_status"] == "rejected"
    assert not figure("101 left")["review_status"]


def test_states_are_filtered_by_the_address(buses: AppTest, open_site: OpenSite) -> None:
    accept_as(buses, "A. B.")
    app = open_site("review", entries=(), state=["Accepted"])
    assert "1 of 1" in words_of(app)
    app = open_site("review", entries=(), state=["Rejected"])
    assert "No figure is left" in app.success[0].value


def test_a_report_narrows_the_figures_until_it_is_taken_off(open_site: OpenSite) -> None:
    row = SAMPLE.figures[SAMPLE.figures["evidence"] == "21 buses"].iloc[0]
    app = open_site("review", of_report=str(row["report_id"]))
    assert "of 8" in words_of(app)
    assert "First convoys leave eastern Aleppo" in words_of(app)
    app = widget(app, "button", "All reports").click().run()
    assert "of 31" in words_of(app)


def test_the_table_is_drawn_with_nothing_to_save(open_site: OpenSite) -> None:
    app = open_site("review", mode="Table")
    assert not app.exception
    assert "Nothing is saved before you say so" in words_of(app)


@pytest.mark.parametrize("mode", ["One at a time", "Table", "Add a missed figure"])
def test_hostile_reports_are_harmless_in_review(
    open_site: OpenSite, hostile_entry: Entry, mode: str
) -> None:
    app = open_site("review", entries=[hostile_entry], mode=mode)
    assert not app.exception
    assert "<script>alert" not in html_of(app)
    for element in (*app.markdown, *app.caption):
        assert "[click](" not in element.value


def test_an_address_of_a_figure_that_is_gone_says_so(open_site: OpenSite) -> None:
    app = open_site("review", figure="<script>")
    assert not app.exception
    assert "No such figure" in app.info[0].value


def test_a_figure_that_the_filters_leave_out_gives_way_to_the_first_within_them(
    buses: AppTest,
) -> None:
    publisher = widget(buses, "multiselect", "Published by")
    other = next(one for one in publisher.options if "NBC" not in one)
    app = publisher.set_value([other]).run()
    assert "figure" not in app.query_params
    assert "1 of " in words_of(app)
    assert "not in list" not in words_of(app)
