"""What the pipeline yields: a report read, and what became of one that was to be kept."""

from dataclasses import dataclass
from enum import StrEnum

from dashboard.base.figure import Extraction
from dashboard.base.report import Report


class Status(StrEnum):
    """What became of one document or report."""

    ADDED = "added"
    REPLACED = "replaced"
    KNOWN = "known"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one report.

    Attributes
    ----------
    location : str
        Where its document was collected.
    status : Status
        Added, replaced an older text of the same location, known already, or failed.
    reason : str
        Why it failed and what to do; empty otherwise.
    report : Report or None
        None where it failed.
    figure_count : int
        Figures read out of it; 0 for a known one, which is not read again.
    unresolved : tuple of str
        Place names in it that nobody knows.
    notice : str
        What went less well though the report is kept, such as a geocoder that gave no answer.
    """

    location: str
    status: Status
    reason: str = ""
    report: Report | None = None
    figure_count: int = 0
    unresolved: tuple[str, ...] = ()
    notice: str = ""

    @property
    def needs_date(self) -> bool:
        """Whether the report is in but states no day of publication."""
        return self.report is not None and self.report.published_date is None


@dataclass(frozen=True, slots=True)
class Reading:
    """One report read: its text and all that was read out of it.

    Nothing is read out of one that is known from the same document.
    """

    report: Report
    extraction: Extraction
    is_known: bool = False
