"""A report is taken out on the reports page and taken back, by a reader's clicks."""

from collections.abc import Callable

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.view.removal import warn
from tests.sample import sample_entries
from tests.view.reviewing import send, stored
from tests.view.test_site import words_of

OpenSite = Callable[..., AppTest]
REPORT = sample_entries()[0][0]


@pytest.mark.parametrize(
    ("figures", "changes", "told"),
    [
        (0, 0, "0 figures go with it"),
        (1, 0, "1 figure goes with it"),
        (12, 0, "12 figures go with it"),
        (1, 1, "1 figure and 1 change by people go with it"),
        (1200, 3, "1,200 figures and 3 changes by people go with it"),
    ],
)
def test_it_is_said_what_goes_with_a_report(figures: int, changes: int, told: str) -> None:
    assert warn(figures, changes).startswith(f"{told}. Nothing is lost")


def test_a_report_is_removed_with_its_figures_and_taken_back(open_site: OpenSite) -> None:
    app = open_site("reports", report=REPORT.report_id)
    count = len(stored().figures)
    app = send(app, "Remove it", "not about an evacuation")
    assert not app.exception
    assert REPORT.report_id not in set(stored().reports["report_id"])
    assert len(stored().figures) < count
    shown = words_of(app)
    assert "The report that you asked for was removed" in shown
    assert "not about an evacuation" in shown
    assert [one.value for one in app.subheader if one.value == "Removed reports"]
    app = next(one for one in app.button if one.label == "Take it back").click().run()
    assert not app.exception
    assert REPORT.report_id in set(stored().reports["report_id"])
    assert len(stored().figures) == count
    assert "was removed" not in words_of(app)


def test_without_a_reason_it_stays(open_site: OpenSite) -> None:
    app = send(open_site("reports", report=REPORT.report_id), "Remove it", "")
    assert "Say why" in app.error[0].value
    assert REPORT.report_id in set(stored().reports["report_id"])


def test_the_last_report_can_be_taken_back_as_well(open_site: OpenSite) -> None:
    app = open_site("reports", entries=sample_entries()[:1], report=REPORT.report_id)
    app = send(app, "Remove it")
    assert "No reports yet" in [one.value for one in app.subheader]
    app = next(one for one in app.button if one.label == "Take it back").click().run()
    assert len(stored().reports) == 1
    assert not app.exception
