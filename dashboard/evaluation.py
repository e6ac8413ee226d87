"""How well the figures read agree with figures annotated by hand, over a folder of reports."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dashboard.base.document import Document
from dashboard.base.errors import ReportError
from dashboard.base.outcome import Reading
from dashboard.base.settings import Settings
from dashboard.extract.scoring import Score, score
from dashboard.reading import read_document
from dashboard.tidy.build import figure_row


@dataclass(frozen=True, slots=True)
class Annotated:
    """A report with the figures that somebody found in it by hand.

    Attributes
    ----------
    name : str
        Folder and file, without the ending.
    text : str
        Its text.
    figures : list of dict
        Its annotations.
    document : Document
        The report as collected.
    """

    name: str
    text: str
    figures: list[dict[str, Any]]
    document: Document

    def read(self, settings: Settings) -> list[dict[str, Any]]:
        """Return its figures as the program reads them, by the columns of their table."""
        return [
            figure_row(figure)
            for reading in read_document(self.document, settings)
            if isinstance(reading, Reading)
            for figure in reading.extraction.figures
        ]


def read_annotated(folder: Path) -> Iterator[Annotated]:
    """Yield the annotated reports of a folder, in the order of their names.

    Parameters
    ----------
    folder : Path
        A JSON file each, as in ``tests/gold``.

    Raises
    ------
    ReportError
        If one is not of that form.
    """
    for file in sorted(folder.glob("*.json")):
        try:
            gold = json.loads(file.read_text(encoding="utf-8"))
            text, figures = gold["text"], gold["figures"]
            head = (gold.get("published") or "", gold.get("lang") or "")
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ReportError(f"{file} is no annotated report: {error}") from error
        document = Document(
            str(file), f"{file.stem}.txt", text.encode(), published_date=head[0], language=head[1]
        )
        yield Annotated(f"{folder}/{file.stem}", text, figures, document)


def evaluate(folder: Path, settings: Settings) -> Score:
    """Read annotated reports and compare the figures with those annotated by hand.

    Parameters
    ----------
    folder : Path
        Annotated reports, a JSON file each, as in ``tests/gold``.
    settings : Settings
        Where the gazetteer is.

    Returns
    -------
    Score
        Of all reports together; each fault starts with its report's name.

    Raises
    ------
    ReportError
        If there is none in the folder, or one is not of that form.
    """
    total = Score()
    for report in read_annotated(folder):
        result = score(report.text, report.figures, report.read(settings))
        name = Path(report.name).name
        result.faults = [f"{name} {fault}" for fault in result.faults]
        total.add(result)
    if not total.annotated:
        raise ReportError(f"no annotated report in {folder}: give a folder such as tests/gold")
    return total
