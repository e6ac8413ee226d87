"""How well the figures read agree with figures annotated by hand, over a folder of reports."""

import json
from pathlib import Path

from dashboard.base.document import Document
from dashboard.base.errors import ReportError
from dashboard.base.outcome import Reading
from dashboard.base.settings import Settings
from dashboard.extract.scoring import Score, score
from dashboard.reading import read_document
from dashboard.tidy.build import figure_row


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
    for file in sorted(folder.glob("*.json")):
        try:
            gold = json.loads(file.read_text(encoding="utf-8"))
            text, annotated = gold["text"], gold["figures"]
            head = (gold.get("published") or "", gold.get("lang") or "")
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ReportError(f"{file} is no annotated report: {error}") from error
        document = Document(
            str(file), f"{file.stem}.txt", text.encode(), published_date=head[0], language=head[1]
        )
        rows = [
            figure_row(figure)
            for reading in read_document(document, settings)
            if isinstance(reading, Reading)
            for figure in reading.extraction.figures
        ]
        result = score(text, annotated, rows)
        result.faults = [f"{file.stem} {fault}" for fault in result.faults]
        total.add(result)
    if not total.annotated:
        raise ReportError(f"no annotated report in {folder}: give a folder such as tests/gold")
    return total
