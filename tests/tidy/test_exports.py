import io
import json
from dataclasses import replace
from datetime import UTC, date, datetime
from hashlib import sha256
from pathlib import Path

import pandas as pd
import pytest

from dashboard.base.errors import StoreError
from dashboard.tidy.build import build_tables, correction_row
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction, apply_corrections
from dashboard.tidy.declaration import Type
from dashboard.tidy.exports import (
    BOM,
    EXPORTED,
    Snapshot,
    public,
    to_csv,
    to_excel_csv,
    write_snapshot,
)
from dashboard.tidy.schema import CORRECTIONS, TABLE_BY_NAME
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import Tables, make_frame
from dashboard.tidy.tally import build_tally
from tests.sample import Said, make_entry, sample_entries


@pytest.fixture
def folder(tables: Tables, claims: pd.DataFrame, tally: pd.DataFrame, tmp_path: Path) -> Path:
    write_snapshot(Snapshot(tables, claims, tally), tmp_path / "out")
    return tmp_path / "out"


def read(folder: Path, name: str) -> pd.DataFrame:
    return pd.read_csv(folder / f"{name}.csv", keep_default_na=False)


def test_a_csv_is_what_the_frame_shows(claims: pd.DataFrame) -> None:
    some = claims[["evidence", "value", "day", "is_confidential"]].head(1)
    assert to_csv(some).decode().splitlines() == [
        "evidence,value,day,is_confidential",
        '"About 3,000 civilians",3000,2016-12-15,False',
    ]


def test_excel_gets_a_mark_that_tells_utf_8(claims: pd.DataFrame) -> None:
    content = to_excel_csv(claims).decode()
    assert content.startswith(BOM + "figure_id,")
    assert content.count("\r\n") == len(claims) + 1


def test_bounds_without_a_value_leave_it_empty(folder: Path) -> None:
    rows = read(folder, "claims")
    vague = rows[rows["qualifier"] == "vague"].iloc[0]
    assert (vague["value"], vague["low"], vague["high"]) == ("", 20_000, 99_999)


@pytest.mark.parametrize("table", EXPORTED, ids=lambda table: table.name)
def test_every_table_is_written_as_declared(folder: Path, table: object) -> None:
    names = [column.name for column in table.columns if column.is_exported]  # type: ignore[attr-defined]
    rows = read(folder, table.name)  # type: ignore[attr-defined]
    assert list(rows.columns) == names
    assert not rows.duplicated(list(table.key)).any()  # type: ignore[attr-defined]


def test_whole_texts_and_paths_of_this_machine_stay_here(folder: Path) -> None:
    columns = read(folder, "reports").columns
    assert not {"text", "location"} & set(columns)


def test_the_package_describes_what_is_there(folder: Path) -> None:
    package = json.loads((folder / "datapackage.json").read_text(encoding="utf-8"))
    assert {one["path"] for one in package["resources"]} == {
        path.name for path in folder.glob("*.csv")
    }
    for resource in package["resources"]:
        content = (folder / resource["path"]).read_bytes()
        assert resource["hash"] == f"sha256:{sha256(content).hexdigest()}"
        assert resource["bytes"] == len(content)
        header = content.decode().splitlines()[0].split(",")
        assert [field["name"] for field in resource["schema"]["fields"]] == header
        for field in resource["schema"]["fields"]:
            column = TABLE_BY_NAME[resource["name"]].column_by_name[field["name"]]
            assert field["description"].startswith(column.meaning)
            allowed = field.get("constraints", {}).get("enum")
            values = set(read(folder, resource["name"])[field["name"]]) - {""}
            assert not allowed or values <= set(allowed)
            assert field["type"] == {Type.TEXT: "string", Type.TIME: "datetime"}.get(
                column.type, column.type
            )


def test_the_same_tables_are_the_same_snapshot(
    tables: Tables, claims: pd.DataFrame, tally: pd.DataFrame, tmp_path: Path
) -> None:
    one, other = (
        write_snapshot(Snapshot(tables, claims, tally), tmp_path / name)
        for name in ("one", "other")
    )
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


def test_filters_and_as_of_are_told_and_kept(
    tables: Tables, claims: pd.DataFrame, tmp_path: Path
) -> None:
    filters = Selection(as_of=date(2016, 12, 19), publishers=("dpa", "Storyful"))
    some = select(claims, filters)
    snapshot = Snapshot(tables, some, build_tally(some), filters, {"dozens": (24, 99)})
    write_snapshot(snapshot, tmp_path)
    package = json.loads((tmp_path / "datapackage.json").read_text(encoding="utf-8"))
    assert package["as_of"] == "2016-12-19"
    assert package["filters"]["publishers"] == ["dpa", "Storyful"]
    readme = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "Limited to: as of 2016-12-19; publishers dpa, Storyful." in readme
    assert "| dozens | 24 | 99 |" in readme
    assert set(read(tmp_path, "reports")["publisher"]) == {"dpa", "Storyful"}
    assert read(tmp_path, "operations")["figure_count"].tolist() == [6]


def test_as_of_alone_keeps_reports_without_figures(
    tables: Tables, claims: pd.DataFrame, tmp_path: Path
) -> None:
    day = date(2016, 12, 16)
    some = select(claims, Selection(as_of=day))
    write_snapshot(Snapshot(tables, some, build_tally(some), Selection(as_of=day)), tmp_path)
    assert set(read(tmp_path, "reports")["published_date"]) == {"2016-12-15", "2016-12-16"}
    assert set(read(tmp_path, "places")["place_id"]) <= set(
        read(tmp_path, "place_mentions")["place_id"]
    )


def test_confidential_reports_never_leave(sources: Sources, tmp_path: Path) -> None:
    said = Said("77,777 people", "people_evacuated", 77_777, origin="ar-Ramuseh", by="ICRC")
    secret = make_entry(
        "77,777 people left ar-Ramuseh in 2011.", "Our Own", date(2016, 12, 25), [said],
        title="Not for the public", is_confidential=True,
    )  # fmt: skip
    figure_id = secret[1].figures[0].figure_id
    change = Correction(
        datetime(2017, 1, 1, tzinfo=UTC), "ana", "figures", figure_id, "population", "",
        "staff", "they told me",
    )  # fmt: skip
    tables = build_tables([*sample_entries(), secret])
    row = correction_row(change) | {"correction_id": 1}
    tables = apply_corrections(replace(tables, corrections=make_frame(CORRECTIONS, [row])))
    claims = build_claims(tables, sources)
    tally = build_tally(claims)
    assert "77,777" in "".join(tally["calculation_logic"])
    for path in write_snapshot(Snapshot(tables, claims, tally), tmp_path):
        content = path.read_text(encoding="utf-8")
        for word in ("77,777", "77777", "Our Own", "Not for the public", figure_id, "they told"):
            assert word not in content, path.name
    assert b"77" not in to_csv(
        claims[claims["publisher"] == "Our Own"][["value", "is_confidential"]]
    )
    assert len(public(claims)) == len(claims) - 1
    assert public(tally) is tally


def test_a_formula_in_a_report_reaches_no_spreadsheet(sources: Sources, tmp_path: Path) -> None:
    said = Said("9 people", "people_evacuated", 9, origin="=HYPERLINK(1)")
    entry = make_entry(
        "=HYPERLINK(1) 9 people", "@publisher", date(2016, 12, 15), [said], title="+1",
        url="javascript:alert(1)",
    )  # fmt: skip
    tables = build_tables([entry])
    claims = build_claims(tables, sources)
    written = write_snapshot(Snapshot(tables, claims, build_tally(claims)), tmp_path)
    for path in written:
        if path.suffix == ".csv":
            for row in pd.read_csv(path, header=None, dtype="str").to_numpy().ravel():
                assert not str(row).startswith(("=", "+", "@"))
    assert "javascript:" not in (tmp_path / "datapackage.json").read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_says_so(
    tables: Tables, claims: pd.DataFrame, tally: pd.DataFrame, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="give another folder"):
        write_snapshot(Snapshot(tables, claims, tally), tmp_path / "file")


def test_nothing_can_be_exported(tmp_path: Path) -> None:
    empty = Tables.empty()
    claims = make_frame(TABLE_BY_NAME["claims"], [])
    write_snapshot(Snapshot(empty, claims, build_tally(claims)), tmp_path)
    assert all(len(read(tmp_path, table.name)) == 0 for table in EXPORTED)
    assert pd.read_csv(io.BytesIO(to_csv(claims))).empty
