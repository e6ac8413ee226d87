"""The situation summary as text with a few marks, to paste into a mail or a page."""

from collections.abc import Iterator
from functools import partial

from dashboard.tidy.markdown import write_markdown
from dashboard.tidy.section import Section
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary import Summary, summarize
from dashboard.tidy.writer import File

ORDER = 20


def list_files(snapshot: Snapshot) -> Iterator[File]:
    """Yield the one file."""
    yield File(
        name="summary.md",
        label="Summary as text",
        meaning="The same in Markdown, to paste into a mail, a document or a wiki.",
        media_type="text/markdown",
        write=partial(_write, snapshot),
    )


def _write(snapshot: Snapshot) -> bytes:
    summary = summarize(snapshot)
    sections = (_counters(summary), *summary.sections, Section("About", summary.notes))
    return write_markdown(summary.title, (summary.known, summary.scope), sections).encode()


def _counters(summary: Summary) -> Section:
    return Section(
        "Counters",
        columns=(
            "What",
            "Number",
            "Range",
            "Meaning",
            "Said by",
            "Planned or waiting",
            "Change",
            "Needs a look",
        ),
        rows=tuple(
            (
                *(one.label, one.amount, one.span, one.meaning),
                *(one.source, one.plan, one.change, "; ".join(one.alarms)),
            )
            for one in summary.counters
        ),
    )
