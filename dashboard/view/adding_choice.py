"""How reports are given: as a pasted text, as files, or by their addresses."""

import re
from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256

import streamlit as st

from dashboard.base.document import Document, Failure
from dashboard.view.batch import Batch, begin
from dashboard.view.desk import Desk
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


_ADDRESS = re.compile(r"(?:[a-z]+:)?https?://[^\s/]\S*", re.IGNORECASE)
_EMPTY = "the file is empty: save the report in it again"
_NO_ADDRESS = "this is no web address: begin it with https://"


def pasted(text: str, now: datetime) -> Document:
    """Return a document of a text that somebody pasted; front matter in it is read."""
    name = "pasted text.md" if text.startswith("---\n") else "pasted text"
    return _document("pasted", name, text.encode("utf-8", "replace"), now)


def uploaded(name: str, content: bytes, now: datetime) -> Document | Failure:
    """Return a document of a file from the reader's own machine.

    Notes
    -----
    A browser tells no folder, and many files are named alike: its location has its checksum in it,
    so that no file takes another's place.
    """
    return _document("uploaded", name, content, now) if content else Failure(name, _EMPTY)


def _document(way: str, name: str, content: bytes, now: datetime) -> Document:
    checksum = sha256(content).hexdigest()[:12]
    return Document(f"{way}/{checksum}/{name}", name, content, retrieved_at=now)


def addresses(lines: str) -> tuple[list[Document | str], list[Failure]]:
    """Return the web addresses in some lines, once each, and the lines that are none.

    Notes
    -----
    A path is none: the page reads no file of the machine that it runs on.
    """
    stated = dict.fromkeys(line.strip() for line in lines.splitlines() if line.strip())
    found: list[Document | str] = [line for line in stated if _ADDRESS.fullmatch(line)]
    return found, [Failure(line, _NO_ADDRESS) for line in stated if line not in found]
