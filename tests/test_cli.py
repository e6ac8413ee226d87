import json
import os
import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dashboard.base.metrics import METRICS
from dashboard.base.settings import PROJECT
from dashboard.cli import app
from dashboard.tidy.schema import FIGURES

README = (PROJECT / "README.md").read_text(encoding="utf-8")
COMMANDS = [command.name for command in app.registered_commands]


def run(*words: str, code: int = 0) -> tuple[str, str]:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    return result.stdout, " ".join(result.stderr.split())


@pytest.fixture
def report(tmp_path: Path) -> Path:
    path = tmp_path / "reports" / "wave.md"
    path.parent.mkdir()
    path.write_text(
        "---\npublished_date: 2016-12-15\n---\n21 buses left eastern Aleppo on Thursday.\n"
    )
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_and_stands_in_the_readme(command: str) -> None:
    assert "Usage" in run(command, "--help")[0]
    assert f"evac {command}" in README


def test_ingest_counts_what_it_did(report: Path) -> None:
    assert (
        "1 report: 1 added, 0 replaced, 0 known, 0 failed; 1 new figure"
        in (run("ingest", str(report), "--quiet")[0])
    )
    assert "0 added, 0 replaced, 1 known" in run("ingest", str(report), "--quiet")[0]


@pytest.mark.parametrize(
    ("names", "code"),
    [(("wave.md",), 0), (("wave.md", "broken.pdf"), 3), (("broken.pdf",), 1)],
    ids=["all read", "some failed", "none read"],
)
def test_the_exit_code_tells_whether_every_report_was_read(
    report: Path, names: tuple[str, ...], code: int
) -> None:
    (report.parent / "broken.pdf").write_bytes(b"%PDF-1.4 broken")
    run("ingest", *(str(report.parent / name) for name in names), "--quiet", code=code)


def test_extract_prints_a_line_a_report_with_the_columns_of_the_table(report: Path) -> None:
    [line] = run("extract", str(report.parent), "--json")[0].splitlines()
    row = json.loads(line)
    [figure] = row["figures"]
    assert row["id"] == "wave"
    assert {column.name for column in FIGURES.columns if column.is_stored} == set(figure)
    assert (figure["metric"], figure["value"], figure["start_date"]) == ("buses", 21, "2016-12-15")


def test_extract_shows_a_table_for_people(report: Path) -> None:
    assert "21" in run("extract", str(report))[0]


def test_explain_marks_figures_with_their_rule_and_leftovers_with_their_reason(
    tmp_path: Path,
) -> None:
    report = tmp_path / "wave.txt"
    report.write_text("At 5 a.m. [bold]21 buses[/bold] left eastern Aleppo with 40 tonnes of rice.")
    shown = run("explain", str(report))[0]
    assert "21 buses[1 vehicle]" in shown
    assert "5[time]" in shown
    assert "[bold]" in shown


def test_evaluate_scores_annotated_reports(tmp_path: Path) -> None:
    text = "21 buses left eastern Aleppo."
    row = {"metric": "buses", "value": 21, "low": None, "high": None, "qualifier": "exact"}
    row |= {"timing": "new", "when": None, "origin": "eastern Aleppo", "destination": ""}
    row |= {"place": "", "attributed_to": "", "subset_of": None, "evidence": "21 buses"}
    (tmp_path / "one.json").write_text(json.dumps({"text": text, "figures": [row], "lang": "en"}))
    assert "complete  F1 1.000" in run("evaluate", str(tmp_path))[0]
    (tmp_path / "deep.json").write_text("[" * 200_000)
    assert "deep.json is no annotated report" in run("evaluate", str(tmp_path), code=1)[1]


def test_extract_calls_families_by_their_name(tmp_path: Path) -> None:
    (tmp_path / "camp.txt").write_text("350 families are waiting to leave the camp.")
    assert "350 families" in run("extract", str(tmp_path))[0]


def test_extract_stores_nothing(report: Path) -> None:
    run("extract", str(report))
    assert not Path(os.environ["EVAC_STORE"]).exists()


def test_list_shows_every_metric() -> None:
    shown = run("list")[0]
    assert all(metric.id in shown for metric in METRICS)


def test_export_writes_what_is_stored(report: Path, tmp_path: Path) -> None:
    run("ingest", str(report))
    told = run("export", str(tmp_path / "out"))[0].splitlines()
    assert sorted(told) == sorted(str(path) for path in (tmp_path / "out").iterdir())
    [claims] = [path for path in told if path.endswith("-as-of-2016-12-15-claims.csv")]
    assert "eastern Aleppo" in Path(claims).read_text(encoding="utf-8")


def test_export_can_be_of_one_evacuation(report: Path, tmp_path: Path) -> None:
    run("ingest", str(report))
    name = "eastern aleppo, dec 2016"
    told = run("export", str(tmp_path / "out"), "--operation", name)[0].splitlines()
    names = {Path(path).name for path in told}
    assert "eastern-aleppo-dec-2016-as-of-2016-12-15-summary.html" in names
    assert all(name.startswith("eastern-aleppo-dec-2016-as-of-2016-12-15-") for name in names)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["ingest", "{}/nowhere"], "nowhere"),
        (["ingest", "{}/empty.txt"], "empty"),
        (["ingest", "{}/binary.txt"], "binary.txt"),
        (["ingest", "{}/no-day.md"], "2016-13-45"),
        (["extract", "{}/empty.txt"], "empty"),
        (["ingest", "{}/wave.txt", "--published", "yesterday"], "write it as 2016-12-15"),
        (["evaluate", "{}"], "tests/gold"),
        (["export", "{}/out", "--as-of", "12/10/2016"], "--as-of is '12/10/2016': give one day"),
        (["export", "{}/out", "--as-of", "2016-02-31"], "--as-of is '2016-02-31': give one day"),
        (["export", "{}/out", "--as-of", ""], "--as-of is ''"),
        (["export", "{}/wave.txt"], "give another folder"),
        (["export", "{}/out", "--operation", "Homs"], "no evacuation is called 'Homs'"),
        (["ingest", "{}/wave.txt", "--published", "9999-12-31"], "write it as 2016-12-15"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else value,
)
def test_bad_input_is_told_in_a_line_with_exit_code_1(
    words: list[str], told: str, tmp_path: Path
) -> None:
    (tmp_path / "empty.txt").write_bytes(b"")
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "no-day.md").write_text("---\npublished_date: 2016-13-45\n---\n21 buses left.\n")
    (tmp_path / "wave.txt").write_text("21 buses left Aleppo on Thursday.")
    _, shown = run(*(word.format(tmp_path) for word in words), code=1)
    assert told in shown
    assert "Traceback" not in shown


def test_a_taken_port_is_told_before_the_server_starts() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        _, told = run("app", "--port", str(taken.getsockname()[1]), code=1)
    assert "is taken" in told
    assert "--port" in told


def test_a_report_without_a_date_is_loaded_and_told(tmp_path: Path) -> None:
    (tmp_path / "wave.txt").write_text("21 buses left Aleppo on Thursday.")
    done, told = run("ingest", str(tmp_path / "wave.txt"))
    assert "1 added" in done
    assert "needs a date" in told


def test_a_report_is_removed_stays_so_and_is_taken_back(report: Path) -> None:
    run("ingest", str(report), "--quiet")
    said = run("remove", "wave.md", "--reason", "a test", "--by", "Ana", "--yes")[0]
    number = said.split()[-1]
    assert "removed, with 1 figure" in said
    assert "no report is called" in run("remove", number, "--reason", "again", code=1)[1]
    told = run("ingest", str(report), "--quiet")[1]
    assert "was removed on" in told
    assert "by Ana (a test)" in told
    assert f"evac restore {number}" in told
    listed = run("reports")[0]
    assert "Ana: a test" in " ".join(listed.split())
    assert "Taken back" in run("restore", number)[0]
    assert "was removed" not in run("ingest", str(report), "--quiet")[1]
    assert number in run("reports")[0]


@pytest.mark.parametrize("name", ["First convoys leave", "first CONVOYS leave", "wave.md"])
def test_a_removed_report_is_taken_back_by_title_or_file(report: Path, name: str) -> None:
    report.write_text("---\ntitle: First convoys leave\n---\n6 buses left Homs.\n")
    (report.parent / "other.md").write_text("---\ntitle: Other\n---\n5 buses left Homs.\n")
    run("ingest", str(report.parent), "--quiet")
    for one in ("wave.md", "other.md"):
        run("remove", one, "--reason", "a test", "--yes")
    assert "Taken back: Report “First convoys leave”" in run("restore", name)[0]
    assert "no report is called" in run("restore", name, code=1)[1]
    assert "Report “Other” removed" in " ".join(run("reports")[0].split())


@pytest.mark.parametrize("name", ["", " "])
def test_an_empty_name_means_no_report(report: Path, name: str) -> None:
    run("ingest", str(report), "--quiet")
    assert "say which report" in run("remove", name, "--reason", "x", "--yes", code=1)[1]
    run("remove", "wave.md", "--reason", "x", "--yes")
    assert "say which report" in run("restore", name, code=1)[1]


def test_a_removal_is_asked_for_first_and_needs_one_report(report: Path) -> None:
    (report.parent / "other.md").write_text("---\ntitle: Wave\n---\n5 buses left Homs.\n")
    report.write_text("---\ntitle: Wave\n---\n6 buses left Homs.\n")
    run("ingest", str(report.parent), "--quiet")
    assert "may be any of" in run("remove", "wave", "--reason", "x", code=1)[1]
    asked = CliRunner().invoke(app, ["remove", "other.md", "--reason", "x"], input="n\n")
    assert asked.exit_code == 1
    assert "Remove “Wave” with 1 figure and 0 changes by people?" in asked.stdout
    assert "removed" not in run("reports")[0]
