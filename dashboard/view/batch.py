"""Reports on their way in: given, read, looked over, kept. A batch is one reader's, for a session.

Data only; what works on a batch is in `batch_work`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Self

import streamlit as st

from dashboard.base.document import Document, Failure
from dashboard.base.outcome import Outcome, Reading
from dashboard.base.report import Report
from dashboard.tidy.corrections import Correction
from dashboard.view.intake import Intake

_BATCH = "batch"
_FACTS_READ = ("published_date", "language")  # what a report's figures are read with


class Step(StrEnum):
    """Where a batch stands."""

    CHOOSE = "choose"
    READ = "read"
    CHECK = "check"
    KEEP = "keep"
    DONE = "done"


class Newness(StrEnum):
    """What the store, or the batch itself, knows of a report."""

    NEW = "new"
    UNDATED = "undated"
    KNOWN = "known"
    REPEATED = "repeated"
    REMOVED = "removed"
    OLDER = "older"


@dataclass(slots=True)
class Candidate:
    """A report that was read and is not kept yet.

    Attributes
    ----------
    document : Document
        What it stands in.
    report : Report
        With what the reader says of it.
    reading : Reading
        As it was read last, maybe before the reader said so: see `read_now`.
    newness : Newness
        Whether it is in the store already.
    is_wanted : bool
        Whether it shall be kept.
    in_place_of : Correction or None
        The reader's word that a kept report gives way to it.
    """

    document: Document
    report: Report
    reading: Reading
    newness: Newness
    is_wanted: bool
    in_place_of: Correction | None = None

    @property
    def name(self) -> str:
        """Its title, or the name of its file or address."""
        return self.report.title or short_location(self.report.location)

    def change(self, **facts: Any) -> None:
        """Set what is said of the report: title, publisher, published_date and so on."""
        self.report = replace(self.report, **facts)

    def read_now(self, intake: Intake) -> Reading | Failure:
        """Return its reading, anew where days or words are to be read otherwise by now."""
        read = self.reading.report
        if any(getattr(self.report, fact) != getattr(read, fact) for fact in _FACTS_READ):
            found = intake.read_again(self.report)
            if isinstance(found, Failure):
                return found
            self.reading = found
        report = replace(self.report, sentences=self.reading.report.sentences)
        return replace(self.reading, report=report)


@dataclass(slots=True)
class Batch:
    """What one reader is adding.

    Attributes
    ----------
    step : Step
        Where it stands.
    waiting : list of Document or str
        Documents and addresses that are not read yet.
    given : int
        How many of them there were.
    candidates : list of Candidate
        Reports read.
    failures : list of Failure
        What could not be read.
    outcomes : list of Outcome
        What became of those that were to be kept.
    trouble : str
        What keeps the store from taking reports, in plain words.
    edition : int
        Another one whenever its candidates are others, or changed by the page itself.
    """

    step: Step = Step.CHOOSE
    waiting: list[Document | str] = field(default_factory=list)
    given: int = 0
    candidates: list[Candidate] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    trouble: str = ""
    edition: int = 0

    @classmethod
    def of(cls, sources: Sequence[Document | str], failures: Sequence[Failure] = ()) -> Self:
        """Return a batch that is about to read these; what failed before is told with the rest."""
        return cls(Step.READ, list(sources), len(sources), failures=list(failures))

    @property
    def wanted(self) -> list[Candidate]:
        """Those that shall be kept."""
        return [candidate for candidate in self.candidates if candidate.is_wanted]

    @property
    def replacing(self) -> list[Candidate]:
        """Those that shall be kept in the place of others."""
        return [one for one in self.wanted if one.in_place_of is not None]

    @property
    def undated(self) -> list[Candidate]:
        """Those that shall be kept and have no day of publication."""
        return [one for one in self.wanted if one.report.published_date is None]

    def stop(self) -> None:
        """Go on to the next step with what is done."""
        self.step = Step.CHECK if self.step == Step.READ else Step.DONE

    def go_on(self) -> None:
        """Take up again what was stopped."""
        self.step = Step.READ if self.step == Step.CHECK else Step.KEEP
        self.edition += 1


def current_batch() -> Batch:
    """Return what this reader is adding."""
    batch: Batch = st.session_state.setdefault(_BATCH, Batch())
    return batch


def begin(batch: Batch | None = None) -> None:
    """Take up a batch, or an empty one, in the place of what this reader was adding."""
    st.session_state[_BATCH] = batch or Batch()


def short_location(location: str) -> str:
    """Return the end of where a report was found: a file's name, or an address without its host.

    Examples
    --------
    >>> short_location("uploaded/1a2b/report.pdf")
    'report.pdf'
    """
    return location.rstrip("/").rpartition("/")[2] or location
