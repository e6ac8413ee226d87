from collections.abc import Callable
from dataclasses import replace
from datetime import date

from streamlit.testing.v1 import AppTest

from tests.sample import Said, make_entry
from tests.view.test_drawer import widget
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]
TEXT = "Some 700 people left Madaya on Thursday."


def test_an_undated_report_is_given_its_day_and_read_anew(open_site: OpenSite) -> None:
    app = open_site("reports", entries=[make_entry(TEXT, "AFP", None)])
    assert "has no date of publication" in words_of(app)
    app.main.date_input[0].set_value(date(2016, 12, 16))
    widget(app, "button", "Read it again").click().run()
    assert not app.exception
    rows = app.dataframe[0].value
    assert rows["Published"].dt.date.tolist() == [date(2016, 12, 16)]
    assert rows["Figures"].tolist() == [1]
    assert "<dd dir='auto'>15 Dec 2016</dd>" in html_of(app)
    assert "has no date of publication" not in words_of(app)


def test_a_report_of_a_misjudged_language_says_why_it_has_no_figure_and_is_read_anew(
    open_site: OpenSite,
) -> None:
    report, *rest = make_entry(TEXT, "AFP", date(2016, 12, 16))
    app = open_site("reports", entries=[(replace(report, language="bcl"), *rest)])
    assert "taken for Central Bikol, and figures are read in English only" in words_of(app)
    widget(app, "selectbox", "Language").set_value("en")
    widget(app, "button", "Read it again").click().run()
    assert not app.exception
    assert app.dataframe[0].value["Language"].tolist() == ["English"]
    assert app.dataframe[0].value["Figures"].tolist() == [1]
    told = app.toast[0].value.replace("\\", "")
    assert "Read again as English: 1 figure" in told
    assert "People evacuated: no figure → about 700" in told


def test_of_a_report_with_figures_and_a_date_nothing_is_asked(open_site: OpenSite) -> None:
    said = Said("Some 700 people", "people_evacuated", 700)
    report, *rest = make_entry(TEXT, "AFP", date(2016, 12, 16), [said])
    app = open_site("reports", entries=[(replace(report, language="bcl"), *rest)])
    assert "taken for" not in words_of(app)
    widget(app, "button", "Read it again").click().run()
    assert not app.toast
