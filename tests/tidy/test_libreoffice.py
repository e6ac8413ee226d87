"""CSV and workbook opened by the office program of those who have no Excel."""

import csv
import shutil
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from dashboard.tidy.answers import ANSWERS
from dashboard.tidy.snapshot import EXPORTED, Snapshot
from dashboard.tidy.writer import list_files
from tests.sample import Said, make_entry, sample_entries

NEEDED = "LibreOffice is not installed: apt-get install libreoffice-calc-nogui"
READ = "--infilter=CSV:44,34,76,1"
"""Commas, quotes, UTF-8, from the first line."""
WRITE = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"
"""The same, values as they are shown, every sheet."""
ATTACK = "=HYPERLINK(1)"
ARABIC = "\u062d\u0644\u0628"

Sheets = dict[str, list[list[str]]]
Reopen = Callable[[str], Sheets]


@pytest.fixture(scope="session")
def soffice() -> str:
    found = shutil.which("soffice")
    if not found:
        pytest.skip(NEEDED)
    return found


@pytest.fixture
def snapshot(make_snapshot: Callable[..., Snapshot]) -> Snapshot:
    said = Said("9 people", "people_evacuated", 9, origin=ATTACK)
    attack = make_entry(
        f"{ATTACK} 9 people", "@publisher", date(2016, 12, 15), [said], title=f'-1, "{ARABIC}"'
    )
    return make_snapshot((*sample_entries(), attack))


@pytest.fixture
def reopen(soffice: str, snapshot: Snapshot, tmp_path: Path) -> Reopen:
    """Return a function that opens a file of the snapshot, and what each of its sheets shows."""

    def convert(name: str) -> Sheets:
        [file] = [file for file in list_files(snapshot) if file.name == name]
        (tmp_path / name).write_bytes(file.write())
        done = subprocess.run(
            [
                soffice, "--headless", "--norestore", f"-env:UserInstallation=file://{tmp_path}/u",
                *([READ] if name.endswith(".csv") else []), "--convert-to", WRITE,
                "--outdir", str(tmp_path / "out"), str(tmp_path / name),
            ],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        # It warns where there is no Java, which nothing here needs.
        told = [line for line in done.stderr.splitlines() if line and "javaldx" not in line]
        assert told == []
        return {
            path.stem.removeprefix(f"{Path(name).stem}-"): list(
                csv.reader(path.open(encoding="utf-8", newline=""))
            )
            for path in (tmp_path / "out").iterdir()
        }

    return convert


def test_the_workbook_opens_with_every_sheet(reopen: Reopen, snapshot: Snapshot) -> None:
    sheets = reopen("tables.xlsx")
    assert set(sheets) == {"readme", *(table.name for table in (ANSWERS, *EXPORTED))}
    for name, frame in snapshot.frames.items():
        header, *rows = sheets[name]
        assert header == list(frame.columns)
        assert len(rows) == len(frame)
    claims = [dict(zip(sheets["claims"][0], row, strict=True)) for row in sheets["claims"][1:]]
    assert claims[0]["published_date"] == "2016-12-15"
    assert {row["origin"] for row in claims} >= {"eastern Aleppo", ATTACK}
    assert f'-1, "{ARABIC}"' in {row["title"] for row in claims}


@pytest.mark.parametrize("name", ["claims.csv", "claims-excel.csv", "tally.csv"])
def test_a_csv_opens_as_it_is(reopen: Reopen, snapshot: Snapshot, name: str) -> None:
    [[header, *rows]] = reopen(name).values()
    frame = snapshot.frames[name.partition(".")[0].partition("-")[0]]
    assert header == list(frame.columns)
    assert len(rows) == len(frame)
    shown = {cell for row in rows for cell in row}
    assert "eastern Aleppo" in shown or "Eastern Aleppo, Dec 2016" in shown
    # A text that would be a formula is shown with the apostrophe that made it none.
    assert not [cell for cell in shown if cell.startswith(("#NAME", "#REF", "Err:"))]
    if "claims" in name:
        assert {f"'{ATTACK}", "'@publisher", f'\'-1, "{ARABIC}"'} <= shown
