"""A report in the store that states no day of publication is given one, and read anew with it."""

from datetime import date

import pandas as pd
import streamlit as st

from dashboard.base.document import Failure
from dashboard.base.errors import DashboardError
from dashboard.base.report import Report
from dashboard.view.cells import Row
from dashboard.view.facts_form import FIRST_DAY, LAST_DAY
from dashboard.view.intake import Intake
from dashboard.view.markup import escape_markdown


def dated(row: Row, day: date) -> Report:
    """Return a report of the store with a day of publication, its sentences not found yet.

    Parameters
    ----------
    row : Row
        A row of the `reports` table.
    day : date
        When it was published.
    """
    moment = row["retrieved_at"]
    return Report(
        report_id=row["report_id"],
        text=row["text"],
        sentences=(),
        location=row["location"],
        title=row["title"],
        publisher=row["publisher"],
        published_date=day,
        url=row["url"],
        language=row["language"],
        licence=row["licence"],
        retrieved_at=None if pd.isna(moment) else pd.Timestamp(moment).to_pydatetime(),
        document_sha256=row["document_sha256"],
        is_confidential=bool(row["is_confidential"]),
    )


def draw_dating(intake: Intake, row: Row) -> None:
    """Draw the form that gives a report its day.

    Parameters
    ----------
    intake : Intake
        Reads and keeps it anew.
    row : Row
        A row of the `reports` table, without a day.
    """
    with st.form(f"dating_{row['report_id'][:12]}", border=True):
        st.markdown(
            ":material/event_busy: This report has no date of publication, so days such as "
            "“Thursday” in it stay open."
        )
        with st.container(horizontal=True, vertical_alignment="bottom"):
            day = st.date_input(
                "Published",
                None,
                min_value=FIRST_DAY,
                max_value=LAST_DAY,
                format="YYYY-MM-DD",
                width=200,
            )
            is_sent = st.form_submit_button("Read it with this date", type="primary")
        if is_sent and day:
            _give(intake, dated(row, day))


def _give(intake: Intake, report: Report) -> None:
    try:
        reading = intake.read_again(report)
        if not isinstance(reading, Failure):
            intake.keep(None, reading)
    except DashboardError as error:
        st.error(escape_markdown(str(error)), icon=":material/error:")
        return
    if isinstance(reading, Failure):
        st.error(escape_markdown(reading.reason), icon=":material/error:")
    else:
        st.rerun()
