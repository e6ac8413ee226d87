"""Annotated reports as documents, for the scripts that fit weights."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from dashboard.base.document import Document
from dashboard.base.outcome import Reading
from dashboard.base.settings import Settings
from dashboard.reading import read_document
from dashboard.tidy.build import figure_row


class Annotated(NamedTuple):
    """An annotated report.

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
        entries = read_document(self.document, settings)
        read = [entry for entry in entries if isinstance(entry, Reading)]
        return [figure_row(figure) for entry in read for figure in entry.extraction.figures]


def read_folder(folder: Path) -> Iterator[Annotated]:
    """Yield the annotated reports of a folder, in the order of their names.

    Parameters
    ----------
    folder : Path
        A JSON file each, as in ``tests/gold``.
    """
    for file in sorted(folder.glob("*.json")):
        gold = json.loads(file.read_text(encoding="utf-8"))
        document = Document(
            str(file),
            f"{file.stem}.txt",
            gold["text"].encode(),
            published_date=gold.get("published") or "",
            language=gold.get("lang") or "",
        )
        yield Annotated(f"{folder}/{file.stem}", gold["text"], gold["figures"], document)
