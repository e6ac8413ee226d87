"""The whole way: files in, stored tables out."""

import os
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from dashboard.base.outcome import Outcome, Reading, Status
from dashboard.base.settings import PROJECT, Settings
from dashboard.pipeline import export, ingest, read_reports
from dashboard.workspace import Workspace, open_workspace

NOW = datetime(2017, 1, 2, 9, 30, tzinfo=UTC)
SEEDS = str(PROJECT / "seeds")
REPORT = """---
title: Buses leave
publisher: Example Wire
published_date: {day}
---
{text}
"""


@pytest.fixture
def workspace() -> Workspace:
    return open_workspace(Settings.from_env())


def write(folder: Path, name: str, text: str, day: str = "2016-12-15") -> str:
    path = folder / name
    path.write_text(REPORT.format(day=day, text=text), encoding="utf-8")
    return str(path)


def run(workspace: Workspace, *sources: str) -> list[Outcome]:
    return list(ingest(sources, workspace, retrieved_at=NOW))


def test_sample_reports_are_loaded_once(workspace: Workspace) -> None:
    first = run(workspace, SEEDS)
    before = workspace.store.tables()
    second = run(workspace, SEEDS)
    after = workspace.store.tables()
    assert {outcome.status for outcome in first} == {Status.ADDED}
    assert {outcome.status for outcome in second} == {Status.KNOWN}
    assert len(before.reports) == 11
    for name in ("reports", "figures", "leftovers", "places", "place_mentions"):
        assert getattr(before, name).equals(getattr(after, name))


def test_every_place_that_the_sample_reports_name_is_known(workspace: Workspace) -> None:
    outcomes = run(workspace, SEEDS)
    unknown = {name for outcome in outcomes for name in outcome.unresolved}
    # "The city" is no name: it stands for itself.
    assert {name for name in unknown if not name.islower()} == set()


def test_an_edited_report_replaces_its_own_figures_only(
    workspace: Workspace, tmp_path: Path
) -> None:
    edited = write(tmp_path, "a.md", "21 buses left eastern Aleppo on Thursday.")
    other = write(tmp_path, "b.md", "19 ambulances left eastern Aleppo on Thursday.")
    run(workspace, edited, other)
    write(tmp_path, "a.md", "24 buses left eastern Aleppo on Thursday.")
    outcomes = run(workspace, str(tmp_path))
    assert [outcome.status for outcome in outcomes] == [Status.REPLACED, Status.KNOWN]
    figures = workspace.store.tables().figures
    assert sorted(zip(figures["metric"], figures["value"], strict=True)) == [
        ("ambulances", 19),
        ("buses", 24),
    ]


def test_figures_point_at_their_words(workspace: Workspace) -> None:
    run(workspace, SEEDS)
    tables = workspace.store.tables()
    texts = tables.reports.set_index("report_id")["text"]
    assert len(tables.figures) > 20
    for figure in tables.figures.itertuples():
        assert texts[figure.report_id][figure.start : figure.end] == figure.evidence
        assert figure.low <= figure.high


def test_a_broken_file_is_listed_and_the_others_go_on(workspace: Workspace, tmp_path: Path) -> None:
    write(tmp_path, "good.md", "21 buses left eastern Aleppo on Thursday.")
    write(tmp_path, "no-day.md", "Some text.", day="2016-13-45")
    (tmp_path / "empty.txt").write_bytes(b"")
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)) * 8)
    outcomes = {Path(one.location).name: one for one in run(workspace, str(tmp_path))}
    assert outcomes["good.md"].status is Status.ADDED
    for name in ("no-day.md", "empty.txt", "binary.txt"):
        assert outcomes[name].status is Status.FAILED
        assert outcomes[name].reason
    assert "2016-13-45" in outcomes["no-day.md"].reason


def test_a_folder_that_is_not_there_is_listed_and_the_others_go_on(
    workspace: Workspace, tmp_path: Path
) -> None:
    good = write(tmp_path, "a.md", "21 buses left eastern Aleppo on Thursday.")
    missing, read = run(workspace, str(tmp_path / "nowhere"), good)
    assert missing.status is Status.FAILED
    assert "nowhere" in missing.location
    assert read.status is Status.ADDED


def test_a_report_without_a_date_is_kept_and_asks_for_one(
    workspace: Workspace, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_text("21 buses left eastern Aleppo on Thursday.")
    [outcome] = run(workspace, str(tmp_path))
    assert outcome.status is Status.ADDED
    assert outcome.needs_date
    [figure] = workspace.store.tables().figures.itertuples()
    assert str(figure.start_date) == "NaT"
    assert "Thursday" in figure.date_phrase


def test_a_date_given_later_serves_a_report_that_is_known(
    workspace: Workspace, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_text("21 buses left eastern Aleppo on Thursday.")
    day = date(2016, 12, 15)
    run(workspace, str(tmp_path))
    again = list(ingest([str(tmp_path)], workspace, retrieved_at=NOW, default_date=day))
    assert [outcome.status for outcome in again] == [Status.REPLACED]
    [figure] = workspace.store.tables().figures.itertuples()
    assert figure.start_date.date() == day
    assert [outcome.status for outcome in run(workspace, str(tmp_path))] == [Status.KNOWN]


def test_facts_edited_over_the_same_text_are_taken(workspace: Workspace, tmp_path: Path) -> None:
    text = "21 buses left eastern Aleppo on Thursday."
    path = write(tmp_path, "a.md", text)
    run(workspace, path)
    Path(path).write_text(f"---\npublished_date: 2016-12-22\nis_confidential: true\n---\n{text}\n")
    assert [outcome.status for outcome in run(workspace, path)] == [Status.REPLACED]
    tables = workspace.store.tables()
    assert tables.reports["is_confidential"].tolist() == [True]
    assert tables.figures["start_date"].dt.date.tolist() == [date(2016, 12, 22)]


def test_the_same_text_from_elsewhere_is_known(workspace: Workspace, tmp_path: Path) -> None:
    run(workspace, write(tmp_path, "a.md", "21 buses left eastern Aleppo on Thursday."))
    other = write(tmp_path, "b.md", "21 buses left  eastern Aleppo on Thursday.", day="2016-12-16")
    assert [outcome.status for outcome in run(workspace, other)] == [Status.KNOWN]


def test_a_text_that_moves_to_another_file_is_not_lost(
    workspace: Workspace, tmp_path: Path
) -> None:
    write(tmp_path, "current.md", "21 buses left eastern Aleppo on Thursday.")
    run(workspace, str(tmp_path))
    (tmp_path / "current.md").rename(tmp_path / "old.md")
    write(tmp_path, "current.md", "19 ambulances left eastern Aleppo on Thursday.")
    run(workspace, str(tmp_path))
    figures = workspace.store.tables().figures
    assert sorted(figures["metric"]) == ["ambulances", "buses"]


def test_rows_that_move_up_a_table_are_not_lost(workspace: Workspace, tmp_path: Path) -> None:
    table = tmp_path / "reports.csv"
    texts = [f"{number} buses left eastern Aleppo on Thursday." for number in range(21, 26)]
    table.write_text("\n".join(["text", *texts[:4]]))
    run(workspace, str(table))
    table.write_text("\n".join(["text", *texts[1:]]))
    run(workspace, str(table))
    assert set(texts[1:]) <= set(workspace.store.tables().reports["text"])


def test_a_text_once_confidential_is_so_wherever_it_comes_from(
    workspace: Workspace, tmp_path: Path
) -> None:
    text = "21 buses left eastern Aleppo on Thursday."
    run(workspace, write(tmp_path, "a.md", text))
    secret = tmp_path / "b.md"
    secret.write_text(f"---\npublished_date: 2016-12-15\nConfidential: yes\n---\n{text}")
    run(workspace, str(secret))
    assert workspace.store.tables().reports["is_confidential"].tolist() == [True]


def test_that_a_report_is_kept_confidential_is_told_once(
    workspace: Workspace, tmp_path: Path
) -> None:
    text = "21 buses left eastern Aleppo on Thursday."
    secret = tmp_path / "a.md"
    secret.write_text(f"---\npublished_date: 2016-12-15\nConfidential: yes\n---\n{text}")
    run(workspace, str(secret))
    open_copy = write(tmp_path, "b.md", text)
    told = [run(workspace, open_copy)[0] for _ in range(3)]
    assert [one.status for one in told] == [Status.KNOWN, Status.REPLACED, Status.KNOWN]
    assert ["kept confidential" in one.notice for one in told] == [False, True, False]
    assert workspace.store.tables().reports["is_confidential"].tolist() == [True]


@pytest.mark.parametrize("mark", ["²", "①", "Doc 20161215001/12/2016:", "1/99999999999999999999/3"])
def test_odd_digits_stop_no_ingest(workspace: Workspace, tmp_path: Path, mark: str) -> None:
    write(
        tmp_path, "a.md", f"{mark} Some 300 people were evacuated from Aleppo.{mark} {mark} more."
    )
    [outcome] = run(workspace, str(tmp_path))
    assert outcome.status is Status.ADDED
    assert outcome.figure_count >= 1


def test_a_date_given_by_hand_serves_reports_that_state_none(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("21 buses left eastern Aleppo on Thursday.")
    write(tmp_path, "b.md", "21 buses left eastern Aleppo on Friday.", day="2016-12-16")
    day = date(2016, 12, 15)
    read = list(read_reports([str(tmp_path)], Settings.from_env(), default_date=day))
    days = [entry.report.published_date for _, entry in read if isinstance(entry, Reading)]
    assert days == [day, date(2016, 12, 16)]


def test_an_executor_gives_the_same_tables(workspace: Workspace, tmp_path: Path) -> None:
    run(workspace, SEEDS)
    other = open_workspace(Settings.from_env({"EVAC_STORE": str(tmp_path / "other")}))
    with ThreadPoolExecutor(2) as executor:
        list(ingest([SEEDS], other, retrieved_at=NOW, executor=executor))
    assert workspace.store.tables().figures.equals(other.store.tables().figures)


def test_a_geocoder_that_is_down_costs_no_figure(tmp_path: Path) -> None:
    nobody_listens = "http://127.0.0.1:9"
    write(tmp_path, "a.md", "21 buses left Qwertyville for Idlib on Thursday.")
    settings = Settings.from_env({**os.environ, "EVAC_NOMINATIM_URL": nobody_listens})
    [outcome] = ingest([str(tmp_path)], open_workspace(settings), retrieved_at=NOW)
    assert outcome.status is Status.ADDED
    assert outcome.figure_count == 1
    assert "Qwertyville" in outcome.unresolved
    assert "asked for again by the next ingest" in outcome.notice


def test_a_run_that_is_stopped_leaves_whole_reports(workspace: Workspace) -> None:
    outcomes = ingest([SEEDS], workspace, retrieved_at=NOW)
    first = next(outcomes)
    outcomes.close()
    tables = workspace.store.tables()
    assert len(tables.reports) == 1
    assert len(tables.figures) == first.figure_count
    assert {one.status for one in run(workspace, SEEDS)} == {Status.ADDED, Status.KNOWN}


def test_an_export_holds_what_was_known_by_a_day(workspace: Workspace, tmp_path: Path) -> None:
    run(workspace, SEEDS)
    written = export(workspace, tmp_path / "out", as_of=date(2016, 12, 16))
    [path] = [path for path in written if path.name.endswith("-as-of-2016-12-16-claims.csv")]
    text = path.read_text(encoding="utf-8")
    assert "2016-12-15" in text
    assert "2016-12-19" not in text
