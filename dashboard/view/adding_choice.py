"""How reports are given: as a pasted text, as files, or by their addresses."""

from collections.abc import Sequence

import streamlit as st

from dashboard.base.document import Document, Failure
from dashboard.view.batch import Batch, begin
from dashboard.view.desk import Desk
from dashboard.view.given import addresses, pasted, uploaded
from dashboard.view.intake import Intake
from dashboard.view.markup import escape_markdown
from dashboard.view.theme import format_count


def draw_choice(intake: Intake, desk: Desk) -> None:
    """Draw the three ways in which reports are given."""
    st.markdown("Give one report or many. You see what is read out of each before it is kept.")
    paste, files, web = st.tabs(
        [
            ":material/content_paste: Paste a text",
            ":material/upload_file: Upload files",
            ":material/link: Web addresses",
        ]
    )
    with paste, st.form("paste", border=False):
        text = st.text_area(
            "Text of the report",
            height=260,
            placeholder="Paste it here, with its headline, date and source where it has them",
        )
        if st.form_submit_button("Read it", type="primary"):
            _begin([pasted(text, desk.now())] if text.strip() else [], "Paste a text first.")
    with files:
        _draw_files(intake.endings, desk)
    with web, st.form("web", border=False):
        lines = st.text_area(
            "Addresses, one a line",
            height=120,
            placeholder="https://example.org/situation-report-12",
            help="A page, a PDF, an RSS or Atom feed (rss: before it where its address does not "
            "end in .rss or .xml), or a query of the ReliefWeb API with its appname.",
        )
        if st.form_submit_button("Fetch and read", type="primary"):
            found, failures = addresses(lines)
            _begin(found, "Give an address first.", failures)


def _draw_files(endings: Sequence[str], desk: Desk) -> None:
    megabytes = int(st.get_option("server.maxUploadSize"))
    files = st.file_uploader("Files", accept_multiple_files=True)
    st.caption(
        f"Read are {escape_markdown(' '.join(endings))}, up to {megabytes} MB each. "
        "A larger one: part it, or run `evac ingest FILE` in a terminal. "
        "An old .doc or .xls: save it as .docx or .xlsx. A scan: run text recognition on it first."
    )
    label = f"Read {format_count(len(files), 'file')}" if files else "Read the files"
    if st.button(label, type="primary", disabled=not files):
        found = [uploaded(file.name, file.getvalue(), desk.now()) for file in files]
        _begin(
            [one for one in found if isinstance(one, Document)],
            "",
            [one for one in found if isinstance(one, Failure)],
        )


def _begin(
    sources: Sequence[Document | str], missing: str, failures: Sequence[Failure] = ()
) -> None:
    if not sources and not failures:
        st.warning(missing, icon=":material/edit:")
        return
    begin(Batch.of(sources, failures))
    st.rerun()
