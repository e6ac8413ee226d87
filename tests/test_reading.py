"""One report read, changed by a person, read again and kept."""

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from dashboard import reading
from dashboard.base.document import Document, Failure
from dashboard.base.figure import Extraction
from dashboard.base.outcome import Reading, Status
from dashboard.base.report import Report
from dashboard.base.settings import Settings
from dashboard.intake import open_intake
from dashboard.pipeline import ingest
from dashboard.reading import keep, read_again, read_document
from dashboard.view.intake import Intake
from dashboard.workspace import Workspace, open_workspace

NOW = datetime(2017, 1, 2, 9, 30, tzinfo=UTC)
TEXT = "Some 700 people left Madaya on Thursday. Dr. Ali saw 21 buses leave Madaya."


@pytest.fixture
def workspace() -> Workspace:
    return open_workspace(Settings.from_env())


@pytest.fixture
def intake(workspace: Workspace) -> Intake:
    return open_intake(workspace, lambda: NOW)


def read(text: str = TEXT) -> Reading:
    document = Document("in/a.txt", "a.txt", text.encode(), retrieved_at=NOW)
    (found,) = read_document(document, Settings.from_env())
    assert isinstance(found, Reading)
    return found


def days(found: Reading | Failure) -> list[date | None]:
    assert isinstance(found, Reading)
    return [figure.start_date for figure in found.extraction.figures]


def test_a_day_given_later_dates_what_was_open() -> None:
    first = read()
    assert days(first)[0] is None
    again = read_again(
        replace(first.report, published_date=date(2016, 12, 16)), Settings.from_env()
    )
    assert days(again)[0] == date(2016, 12, 15)
    assert isinstance(again, Reading)
    assert again.report.sentences == first.report.sentences
    for before, after in zip(first.extraction.figures, again.extraction.figures, strict=True):
        assert (before.figure_id, before.start, before.end) == (
            after.figure_id, after.start, after.end,
        )  # fmt: skip


def test_what_was_read_in_a_row_is_the_same_as_what_is_ingested(
    workspace: Workspace, tmp_path: Path
) -> None:
    path = tmp_path / "a.txt"
    path.write_text(TEXT, encoding="utf-8")
    (outcome,) = ingest([str(path)], workspace, retrieved_at=NOW)
    assert outcome.status == Status.ADDED
    ingested = workspace.store.tables()
    found = read()
    report = replace(found.report, location=str(path), title="Named")
    assert keep(replace(found, report=report), workspace.store, workspace.settings).status == (
        Status.REPLACED
    )
    kept = workspace.store.tables()
    assert kept.reports["title"].tolist() == ["Named"]
    for name in ("figures", "leftovers", "place_mentions", "places"):
        assert getattr(kept, name).equals(getattr(ingested, name))


def test_an_edited_copy_from_elsewhere_is_kept_and_told(workspace: Workspace) -> None:
    found = read()
    first = replace(
        found.report,
        title="Update",
        location="uploaded/1/a.txt",
        url="https://e.org",
        published_date=date(2017, 1, 1),
    )
    edited = replace(first, report_id="0" * 64, location="in/a.txt", title="Update 2")
    other = replace(edited, report_id="1" * 64, location="in/b.txt", url="")
    told = []
    for report in (first, edited, other):
        blank = Reading(report, Extraction())
        outcome = keep(blank, workspace.store, workspace.settings)
        told.append(outcome.notice.partition(":")[0])
        assert outcome.status == Status.ADDED
    assert told == ["", "“Update 2” looks like a copy of the report from uploaded/1/a.txt", ""]


def test_the_document_is_archived_with_what_is_kept_and_not_before(
    workspace: Workspace, intake: Intake
) -> None:
    document = Document("uploaded/1/a.txt", "a.txt", TEXT.encode(), retrieved_at=NOW)
    (found,) = intake.read(document)
    assert isinstance(found, Reading)
    folder = workspace.settings.documents_folder
    assert not folder.exists()
    outcome = intake.keep(document, found)
    assert (outcome.status, outcome.figure_count) == (Status.ADDED, 2)
    assert (folder / document.checksum[:2] / document.checksum).read_bytes() == TEXT.encode()
    assert intake.keep(None, found).status == Status.KNOWN


def test_a_text_that_breaks_the_reading_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(report: Report, names: object) -> None:
        raise AttributeError(f"{report.title}{names is None}")

    monkeypatch.setattr(reading, "extract", breaks)
    document = Document("in/a.txt", "a.txt", TEXT.encode())
    (found,) = read_document(document, Settings.from_env())
    assert isinstance(found, Failure)
    assert "its figures could not be read (AttributeError" in found.reason


def test_an_address_that_cannot_be_had_is_a_failure(intake: Intake) -> None:
    (found,) = intake.collect("https://user:secret@example.org/a")
    assert isinstance(found, Failure)
    assert "secret" not in found.reason


def test_what_the_page_offers_is_what_can_be_read(intake: Intake) -> None:
    assert {".pdf", ".docx", ".zip"} <= set(intake.endings)
    assert "en" in intake.languages


@pytest.mark.parametrize(("language", "times"), [("fr", 1), ("en", 0), ("en-GB", 0)])
def test_a_language_without_tables_is_told_once(
    language: str, times: int, workspace: Workspace
) -> None:
    first = read()
    reading = read_again(replace(first.report, language=language), workspace.settings)
    outcomes = [keep(reading, workspace.store, workspace.settings) for _ in range(2)]
    assert sum("is taken for French" in one.notice for one in outcomes) == times
