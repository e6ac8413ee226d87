"""A way in for reports that a test looks into."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from dashboard.base.document import Document, Failure
from dashboard.base.errors import StoreError
from dashboard.base.figure import Extraction
from dashboard.base.outcome import Outcome, Reading, Status
from dashboard.base.report import Report, text_id
from dashboard.tidy.corrections import Correction
from dashboard.view.intake import Intake


@dataclass
class Desk:
    """What stands behind an intake of a test.

    Attributes
    ----------
    web : mapping of str to list of str
        Texts at each address.
    kept : list of Reading
        Those that were kept, in their order.
    documents : list of Document or None
        What they stood in.
    read_again : list of Report
        Those that were read anew.
    is_locked : bool
        Whether the store refuses every report.
    words : list of Correction or None
        What was said of those that give way to them.
    """

    web: Mapping[str, list[str]] = field(default_factory=dict)
    kept: list[Reading] = field(default_factory=list)
    documents: list[Document | None] = field(default_factory=list)
    read_again: list[Report] = field(default_factory=list)
    is_locked: bool = False
    words: list[Correction | None] = field(default_factory=list)

    def intake(self) -> Intake:
        return Intake(self._collect, self._read, self._again, self._keep, (".txt",), ("en",))

    def _collect(self, address: str) -> Iterator[Document | Failure]:
        for number, text in enumerate(self.web[address]):
            yield Document(f"{address}#{number}", f"{number}", text.encode())

    def _read(self, document: Document) -> tuple[Reading | Failure, ...]:
        text = document.content.decode()
        if "broken" in text:
            return (Failure(document.location, "it is broken: mend it"),)
        report = Report(text_id(text), text, ((0, len(text)),), document.location, language="en")
        return (Reading(report, Extraction()),)

    def _again(self, report: Report) -> Reading | Failure:
        self.read_again.append(report)
        if report.language == "xx":
            return Failure(report.location, "it cannot be read so")
        return Reading(report, Extraction())

    def _keep(
        self,
        document: Document | None,
        reading: Reading,
        in_place_of: Correction | None = None,
    ) -> Outcome:
        self.words.append(in_place_of)
        if self.is_locked:
            raise StoreError("another process keeps it locked: wait for it")
        self.documents.append(document)
        self.kept.append(reading)
        return Outcome(reading.report.location, Status.ADDED, report=reading.report)
