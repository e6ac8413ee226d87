"""How the page that adds reports reaches the stages below: by what the entry hands it.

View knows tables only. What collects, reads and keeps a report comes in as callables, as the desk
does for changes.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from dashboard.base.document import Document, Failure
from dashboard.base.outcome import Outcome, Reading
from dashboard.base.report import Report
from dashboard.tidy.corrections import Correction


class Keep(Protocol):
    """Keeps a report that was read."""

    def __call__(
        self,
        document: Document | None,
        reading: Reading,
        in_place_of: Correction | None = None,
    ) -> Outcome:
        """Keep it, with the document it stands in; None for one that is in the store already.

        Parameters
        ----------
        document, reading
            What is kept.
        in_place_of : Correction or None
            The reader's word that a kept report gives way to it.

        Raises
        ------
        DashboardError
            When it cannot be kept.
        """
        ...


@dataclass(frozen=True, slots=True)
class Intake:
    """The way of a report from a person into the store.

    Attributes
    ----------
    collect : Callable
        Fetches the documents of a web address or feed, one by one.
    read : Callable
        Decodes a document and reads its reports; nothing is kept.
    read_again : Callable
        Reads a report anew after what is said of it was changed.
    keep : Keep
        Keeps a report.
    endings : tuple of str
        Name endings of the files that can be read.
    languages : tuple of str
        ISO 639-1 codes of the languages that figures are read in.
    vague_words : mapping of str to (int, int)
        What words that give no number are read as, least and most.
    """

    collect: Callable[[str], Iterator[Document | Failure]]
    read: Callable[[Document], tuple[Reading | Failure, ...]]
    read_again: Callable[[Report], Reading | Failure]
    keep: Keep
    endings: tuple[str, ...]
    languages: tuple[str, ...]
    vague_words: Mapping[str, tuple[int, int]] = field(default_factory=dict)
