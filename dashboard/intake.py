"""What the dashboard's page that adds reports is given: the stages behind four callables."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from dashboard.base.document import Document
from dashboard.base.outcome import Outcome, Reading
from dashboard.collect.archive import archive
from dashboard.decode.format import readable_endings
from dashboard.extract.language import languages
from dashboard.pipeline import collect_all, vague_words
from dashboard.reading import keep, read_again, read_document
from dashboard.tidy.corrections import Correction
from dashboard.view.intake import Intake
from dashboard.workspace import Workspace


def open_intake(workspace: Workspace, now: Callable[[], datetime]) -> Intake:
    """Return the way of a report from a person into a store.

    Parameters
    ----------
    workspace : Workspace
        Where reports are kept.
    now : Callable
        Returns the time, UTC; written to what is fetched.
    """
    settings = workspace.settings
    return Intake(
        collect=lambda address: collect_all([address], settings, retrieved_at=now()),
        read=partial(read_document, settings=settings),
        read_again=partial(read_again, settings=settings),
        keep=partial(_keep, workspace),
        endings=readable_endings(),
        languages=tuple(languages()),
        vague_words=vague_words(),
    )


def _keep(
    workspace: Workspace,
    document: Document | None,
    reading: Reading,
    in_place_of: Correction | None = None,
) -> Outcome:
    if document is not None:
        archive(document, workspace.settings.documents_folder)
    return keep(reading, workspace.store, workspace.settings, in_place_of)
