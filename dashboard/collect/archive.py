"""The archive of documents: bytes unchanged under their checksum, provenance beside them."""

import json
import os
from dataclasses import fields
from pathlib import Path
from tempfile import NamedTemporaryFile

from dashboard.base.document import Document
from dashboard.base.errors import CollectError
from dashboard.base.private import make_folder


def _provenance(document: Document) -> bytes:
    facts = {
        field.name: getattr(document, field.name)
        for field in fields(document)
        if field.name != "content"
    }
    moment = document.retrieved_at
    facts["retrieved_at"] = moment.isoformat() if moment else None
    facts["sha256"] = document.checksum
    return json.dumps(facts, indent=2).encode()


def _put(path: Path, content: bytes) -> None:
    # Written aside and moved into place: a reader, or a second writer, never meets half a file.
    with NamedTemporaryFile(dir=path.parent, delete=False) as aside:
        aside.write(content)
    os.replace(aside.name, path)  # noqa: PTH105


def archive(document: Document, folder: Path) -> Path:
    """Keep a document's bytes.

    Parameters
    ----------
    document : Document
        What was collected.
    folder : Path
        Root of the archive; made where it is missing.

    Returns
    -------
    Path
        The file with the bytes, named by their sha256 under a folder of its first two digits.
        Beside it, ending in ``.json``, stands the provenance.

    Raises
    ------
    CollectError
        If the file cannot be written.

    Notes
    -----
    Bytes that are there already are left alone, with the provenance they came with first.
    """
    path = folder / document.checksum[:2] / document.checksum
    sidecar = path.with_suffix(".json")
    try:
        make_folder(path.parent)
        if not sidecar.exists():
            _put(path, document.content)
            _put(sidecar, _provenance(document))
    except OSError as error:
        raise CollectError(
            f"the document cannot be kept in {folder} ({error.strerror}): "
            "free some space, or point EVAC_STORE at a folder you may write to"
        ) from error
    return path
