import io
import json
import zipfile
from collections.abc import Callable
from datetime import date
from hashlib import sha256

import pandas as pd

from dashboard.tidy.declaration import Type
from dashboard.tidy.schema import TABLE_BY_NAME
from dashboard.tidy.selection import Selection
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.writer import list_files
from tests.sample import make_entry

MakeSnapshot = Callable[..., Snapshot]


def unpack(snapshot: Snapshot) -> dict[str, bytes]:
    [file] = [file for file in list_files(snapshot) if file.name == "data-package.zip"]
    with zipfile.ZipFile(io.BytesIO(file.write())) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_it_describes_what_is_there(make_snapshot: MakeSnapshot) -> None:
    files = unpack(make_snapshot())
    package = json.loads(files["datapackage.json"])
    paths = {one["path"] for one in package["resources"]}
    assert paths == set(files) - {"datapackage.json", "README.md"}
    for resource in package["resources"]:
        content = files[resource["path"]]
        assert resource["hash"] == f"sha256:{sha256(content).hexdigest()}"
        assert resource["bytes"] == len(content)
        rows = pd.read_csv(io.BytesIO(content), keep_default_na=False)
        assert [field["name"] for field in resource["schema"]["fields"]] == list(rows.columns)
        for field in resource["schema"]["fields"]:
            column = TABLE_BY_NAME[resource["name"]].column_by_name[field["name"]]
            assert field["description"].startswith(column.meaning)
            allowed = field.get("constraints", {}).get("enum")
            assert not allowed or set(rows[field["name"]]) - {""} <= set(allowed)
            assert field["type"] == {Type.TEXT: "string", Type.TIME: "datetime"}.get(
                column.type, column.type
            )


def test_filters_and_as_of_are_told(make_snapshot: MakeSnapshot) -> None:
    filters = Selection(as_of=date(2016, 12, 19), publishers=("dpa", "Storyful"))
    files = unpack(make_snapshot(filters=filters, vague_words={"dozens": (24, 99)}))
    package = json.loads(files["datapackage.json"])
    assert package["as_of"] == "2016-12-19"
    assert package["filters"]["publishers"] == ["dpa", "Storyful"]
    readme = files["README.md"].decode()
    assert "Limited to: as of 2016-12-19; publishers dpa, Storyful." in readme
    assert "| dozens | 24 | 99 |" in readme


def test_no_address_but_of_the_web_is_a_source(make_snapshot: MakeSnapshot) -> None:
    entry = make_entry("9 people left.", "Paper", date(2016, 12, 15), url="javascript:alert(1)")
    assert b"javascript:" not in unpack(make_snapshot([entry]))["datapackage.json"]


def test_its_files_can_be_read_by_others_once_unpacked(make_snapshot: MakeSnapshot) -> None:
    [file] = [file for file in list_files(make_snapshot()) if file.name == "data-package.zip"]
    with zipfile.ZipFile(io.BytesIO(file.write())) as archive:
        assert {one.external_attr >> 16 for one in archive.infolist()} == {0o644}
