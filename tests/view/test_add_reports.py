"""The page that adds reports, over the real stages and a store of the test's own."""

from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.settings import Settings
from tests.sample import sample_entries
from tests.view.adding import TEXT, UNDATED, paste, press, tables, upload
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]


@pytest.fixture
def page(open_site: OpenSite) -> AppTest:
    return open_site("add_reports", entries=())


def test_a_pasted_text_is_shown_with_its_facts_and_kept_as_they_are_changed(
    page: AppTest,
) -> None:
    app = paste(page, TEXT)
    assert not app.exception
    assert [one.value for one in app.text_input] == ["Convoy leaves the east", "Example Agency"]
    assert app.main.date_input[0].value == date(2016, 12, 15)
    assert html_of(app).count('<mark class="evac-figure"') == 3
    assert tables().reports.empty
    app.text_input[1].set_value("  The  Agency ").run()
    app.main.checkbox[0].check().run()
    app = press(app, "Keep 1 report")
    assert "1 report added with 3 figures" in words_of(app)
    kept = tables()
    (report,) = kept.reports.to_dict("records")
    assert (report["publisher"], report["is_confidential"]) == ("The Agency", True)
    assert report["text"] == TEXT
    assert set(kept.figures["metric"]) == {"people_evacuated", "people_wounded", "buses"}
    documents = Settings.from_env().documents_folder
    assert len([path for path in documents.rglob("*") if path.is_file()]) == 2


def test_days_are_read_against_the_date_that_is_given(page: AppTest) -> None:
    app = paste(page, UNDATED)
    assert "no date of publication" in app.warning[0].value
    app.main.date_input[0].set_value(date(2016, 12, 16)).run()
    assert not app.warning
    assert "15 Dec 2016" in html_of(app)
    press(app, "Keep 1 report")
    figures = tables().figures
    assert figures["start_date"].dt.date.tolist() == [date(2016, 12, 15)]


def test_what_is_changed_in_the_table_is_what_is_kept(page: AppTest) -> None:
    app = upload(page, ("a.txt", TEXT), ("b.txt", UNDATED), ("c.txt", "Nobody left."))
    app.session_state["facts_0_3"] = {
        "edited_rows": {
            0: {"Title": "Changed", "Language": "French"},
            1: {"Published": "2016-12-16", "Confidential": True},
            2: {"Keep": False},
        },
        "added_rows": [],
        "deleted_rows": [],
    }
    app.run()
    assert not any("no date" in one.value for one in app.warning)
    app = press(app, "Keep 2 reports")
    reports = tables().reports.set_index("title")
    assert reports.loc["Changed", "language"] == "fr"
    assert reports.loc["", "is_confidential"]
    assert reports.loc["", "published_date"].date() == date(2016, 12, 16)


def test_a_language_without_words_is_told(page: AppTest) -> None:
    app = paste(page, "Environ 3 000 personnes ont été évacuées d'Alep jeudi soir par la Croix.")
    assert any("“pasted text” for French" in one.value for one in app.warning)
    app.main.selectbox[0].set_value("en").run()
    assert not any("French" in one.value for one in app.warning)


def test_gaps_are_filled_in_for_all(page: AppTest) -> None:
    app = upload(page, ("a.txt", TEXT), ("b.txt", UNDATED))
    (publisher,) = app.main.text_input
    publisher.set_value("Agency for all")
    app.main.date_input[0].set_value(date(2016, 12, 20))
    app = press(app, "Fill in")
    shown = app.data_editor[0].value
    assert shown["Publisher"].tolist() == ["Example Agency", "Agency for all"]
    assert [day.date() for day in shown["Published"]] == [date(2016, 12, 15), date(2016, 12, 20)]


def test_what_is_known_is_told_and_not_kept_twice(open_site: OpenSite) -> None:
    text = sample_entries()[0][0].text
    app = paste(open_site("add_reports"), text)
    assert "known already" in app.info[0].value
    assert next(one for one in app.button if one.label == "Keep").disabled
    assert len(tables().reports) == len(sample_entries())


PLAIN = """Buses leave the east

Some 200 people left eastern Aleppo on 21 December 2016.
"""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (PLAIN, "left out of “As of”"),
        (PLAIN.replace("21 December 2016", "Thursday"), "1 of 1 figure in it stands on no day"),
    ],
    ids=["day in full", "weekday"],
)
def test_what_an_undated_report_lacks_is_told_of_its_own_figures(
    page: AppTest, text: str, told: str
) -> None:
    app = paste(page, text)
    assert told in app.warning[0].value
