"""The review page by AppTest: every way in which a figure is looked over, and back."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.quantity import Quantity
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables
from dashboard.view.words import REVIEW_STATUSES
from tests.sample import Said, make_entry, sample_entries, sample_tables
from tests.view.test_drawer import widget
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]
SAMPLE = sample_tables()


def id_of(words: str, tables: Tables = SAMPLE) -> str:
    figures = tables.figures
    return str(figures.loc[figures["evidence"] == words, "figure_id"].iloc[0])


def stored() -> Tables:
    store = Store.open(Settings.from_env().database_url)
    found = store.tables()
    store.close()
    return found


def figure(words: str) -> dict[Any, Any]:
    figures = stored().figures
    [row] = figures[figures["evidence"] == words].to_dict("records")
    return row


def send(app: AppTest, label: str, reason: str = "as the ministry has it") -> AppTest:
    button = next(one for one in app.button if one.label == label and one.form_id)
    for one in app.text_input:
        if one.form_id == button.form_id and one.label == "Why":
            one.set_value(reason)
        if one.form_id == button.form_id and one.label == "Your name":
            one.set_value("A. B.")
    return button.click().run()


def accept_as(app: AppTest, name: str) -> AppTest:
    app.text_input(key="review_by_Accept").set_value(name)
    return widget(app, "button", "Accept under this name").click().run()


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


def test_a_figure_is_corrected_and_says_so_wherever_it_is_shown(
    buses: AppTest, open_site: OpenSite
) -> None:
    widget(buses, "number_input", "Number").set_value(22)
    widget(buses, "selectbox", "From").set_value("Idlib")
    app = send(buses, "Save the correction")
    assert not app.exception
    row = figure("21 buses")
    assert (row["value"], row["low"], row["origin"]) == (22, 22, "Idlib")
    assert json.loads(row["read_as"])["value"] == "21"
    assert "Corrected, read as 21" in words_of(app)
    assert "22 (corrected; read as 21)" in html_of(app)
    for page, address in (
        ("figures", {"figure": row["figure_id"]}),
        ("reports", {"report": row["report_id"]}),
        ("", {"counter": "buses"}),
    ):
        app = open_site(page, entries=(), **address)
        tables = " ".join(str(one.value.to_dict()) for one in app.dataframe)
        assert "read as 21" in f"{html_of(app)} {tables}", page


def test_of_two_who_change_a_figure_at_once_the_second_is_told(
    buses: AppTest, open_site: OpenSite
) -> None:
    other = open_site("review", entries=(), figure=id_of("21 buses"))
    for app, number in ((other, 22), (buses, 23)):
        widget(app, "number_input", "Number").set_value(number)
        send(app, "Save the correction")
        assert not app.exception
    assert "Somebody changed this meanwhile" in buses.error[0].value
    assert widget(buses, "number_input", "Number").value == 22
    assert figure("21 buses")["value"] == 22


def test_nothing_changed_is_no_correction(buses: AppTest) -> None:
    app = send(buses, "Save the correction")
    assert "Nothing is changed yet" in app.error[0].value
    assert stored().corrections.empty


def test_numbers_that_cannot_be_are_told(buses: AppTest) -> None:
    widget(buses, "number_input", "At least").set_value(90)
    app = send(buses, "Save the correction")
    assert "may not be above" in app.error[0].value


def test_all_changes_of_a_figure_are_undone_at_once(buses: AppTest) -> None:
    widget(buses, "number_input", "Number").set_value(22)
    app = send(buses, "Save the correction")
    app = widget(app, "button", "Undo all").click().run()
    assert not app.exception
    assert figure("21 buses")["value"] == 21
    assert "Not reviewed" in words_of(app)


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


def test_a_correction_that_a_new_reading_contradicts_waits_on_quality(
    buses: AppTest, open_site: OpenSite
) -> None:
    widget(buses, "number_input", "Number").set_value(22)
    send(buses, "Save the correction")
    report, extraction, resolutions = sample_entries()[0]
    read = [
        replace(one, quantity=Quantity(23, 23, 23, Qualifier.EXACT))
        if one.evidence == "21 buses"
        else one
        for one in extraction.figures
    ]
    store = Store.open(Settings.from_env().database_url)
    retitled = replace(report, title="The first convoys")
    store.save(retitled, replace(extraction, figures=tuple(read)), resolutions)
    store.close()
    waiting = open_site("quality", entries=()).dataframe[-1].value
    assert waiting["Change"].str.contains("number changed from 21 to 22").any()
    assert figure("21 buses")["value"] == 23
