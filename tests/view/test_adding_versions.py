"""Reports that the store has met before, on the page that adds reports."""

from collections.abc import Callable

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.settings import Settings
from dashboard.tidy.corrections import Correction
from dashboard.tidy.store import Store
from dashboard.view.adding_versions import BOTH, REPLACE
from tests.view.adding import TEXT, press, tables, upload
from tests.view.reviewing import send
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]
MORE = TEXT.replace("3,000", "3,200") + "Nobody was left behind, the agency said.\n"


@pytest.fixture
def page(open_site: OpenSite) -> AppTest:
    """Return the page after a first version was added, and its number of buses set right."""
    app = upload(open_site("add_reports", entries=()), ("convoy.txt", TEXT))
    press(press(app, "Keep 1 report"), "Add more")
    store = Store.open(Settings.from_env().database_url)
    [buses] = store.tables().figures.query("metric == 'buses'")["figure_id"]
    now = store.tables().reports["retrieved_at"].iloc[0].to_pydatetime()
    store.add_corrections(
        [Correction(now, "Ana", "figures", buses, "value", "21", "22", "counted")]
    )
    store.close()
    return app.run()


def titles() -> list[str]:
    return sorted(tables().reports["title"])


def test_an_edited_file_takes_the_place_of_the_one_before_unless_asked(page: AppTest) -> None:
    app = upload(page, ("convoy.txt", MORE))
    assert not app.exception
    assert "looks like a new version of **Convoy leaves the east** (Example Agency, " in words_of(
        app
    )
    assert "3 figures, 1 change by people" in words_of(app)
    assert app.radio[0].value == REPLACE
    keep = next(one for one in app.button if one.label == "Keep 1 report, replacing 1")
    assert keep.disabled, "nobody has said who replaces it"
    app = app.text_input(key="adding_editor").set_value("Ben").run()
    app = press(app, "Keep 1 report, replacing 1")
    assert not app.exception
    kept = tables()
    assert len(kept.reports) == 1
    assert set(kept.figures["value"]) == {3200, 40, 22}
    last = kept.corrections.iloc[-1]
    assert (last["corrected_by"], last["state"]) == ("Ben", "applied")
    assert last["deed"] == "Report “Convoy leaves the east” replaced by a newer version"


def test_both_are_kept_where_the_reader_says_so(page: AppTest) -> None:
    app = upload(page, ("convoy.txt", MORE))
    app = app.radio[0].set_value(BOTH).run()
    app = press(app, "Keep 1 report")
    assert len(tables().reports) == 2
    assert "looks like a copy of the report from" in app.warning[0].value


def test_what_only_has_the_title_stands_beside_it_unless_asked(page: AppTest) -> None:
    head = TEXT.partition("Some")[0]
    app = upload(page, ("convoy.txt", f"{head}Rain fell. 12 buses left Homs for the north today."))
    assert app.radio[0].value == BOTH
    press(app, "Keep 1 report")
    assert len(tables().reports) == 2


def test_an_edited_text_of_the_next_day_is_asked_about_as_well(page: AppTest) -> None:
    edited = TEXT.replace("15 December", "16 December") + "Nobody was left behind.\n"
    app = upload(page, ("convoy.txt", edited))
    assert app.radio[0].value == BOTH
    app = app.radio[0].set_value(REPLACE).run()
    app = app.text_input(key="adding_editor").set_value("Ben").run()
    press(app, "Keep 1 report, replacing 1")
    assert 22 in set(tables().figures["value"]), "what people said of it is carried over"
    assert [f"{day:%d}" for day in tables().reports["published_date"]] == ["16"]


def test_the_next_report_asks_nothing(page: AppTest) -> None:
    numbers = {"15 December": "16 December", "3,000": "4,100", "40": "65", "21": "34"}
    anew = TEXT.replace("Thursday", "Friday")
    for old, new in numbers.items():
        anew = anew.replace(old, new)
    assert not upload(page, ("convoy.txt", anew)).radio


def test_another_publisher_asks_nothing(page: AppTest) -> None:
    app = upload(page, ("convoy.txt", MORE.replace("Example Agency", "Other Agency")))
    assert not app.radio


def test_the_older_version_is_told_and_comes_back_with_what_was_said_of_it(page: AppTest) -> None:
    app = upload(page, ("convoy.txt", MORE))
    app = app.text_input(key="adding_editor").set_value("Ben").run()
    app = press(press(app, "Keep 1 report"), "Add more")
    app = upload(app, ("convoy.txt", TEXT))
    assert "This report is an older version, replaced" in app.info[0].value
    assert "was replaced" in words_of(app)
    assert "Ben" in words_of(app)
    app = press(app, "Take it back")
    assert "This report is known already" in app.info[0].value
    kept = tables()
    assert len(kept.reports) == 2
    values = kept.figures[kept.figures["metric"] == "buses"].set_index("report_id")["value"]
    assert sorted(values) == [21, 22]


def test_a_removed_report_is_told_and_taken_back(page: AppTest, open_site: OpenSite) -> None:
    [report_id] = tables().reports["report_id"]
    send(open_site("reports", entries=(), report=report_id), "Remove it", "a test")
    assert tables().reports.empty
    app = upload(page.run(), ("convoy.txt", TEXT))
    assert "This report is removed" in app.info[0].value
    assert "**Convoy leaves the east** was removed" in words_of(app)
    assert next(one for one in app.button if one.label == "Keep").disabled
    next(one for one in app.text_input if one.label == "Your name").set_value("Ben")
    app = next(one for one in app.button if one.label.startswith("Take it back (")).click().run()
    assert not app.exception
    assert titles() == ["Convoy leaves the east"]
    assert "This report is known already" in app.info[0].value
    assert "evac-figure" in html_of(app)
