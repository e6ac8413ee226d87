from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pandas as pd
import pytest

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Reliability
from dashboard.tidy import edition as module
from dashboard.tidy.build import Entry
from dashboard.tidy.claims import build_claims
from dashboard.tidy.edition import Edition, is_ready, make_ready, open_edition
from dashboard.tidy.headline import headline
from dashboard.tidy.operations import list_operations
from dashboard.tidy.schema import CLAIMS, STORED
from dashboard.tidy.selection import Selection, publication_days, select
from dashboard.tidy.sources import COLUMNS, Sources, read_sources
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables, cast, check
from dashboard.tidy.tally import build_tally, narrow_tallies, update_tally
from tests.sample import sample_entries


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    yield store
    store.close()


def save(store: Store, entries: list[Entry]) -> None:
    for entry in entries:
        store.save(*entry)


def test_an_edition_is_made_by_another_process(store: Store, tmp_path: Path) -> None:
    save(store, sample_entries())
    table = tmp_path / "sources.csv"
    table.write_text(",".join(COLUMNS), encoding="utf-8")
    sources, folder = read_sources(table), tmp_path / "editions"
    assert store.figure_count() == len(store.tables().figures) > 0
    assert not is_ready(store, sources, folder)
    # Its address is shown without a password, which no test has.
    make_ready(store.address, table, folder)
    assert is_ready(store, sources, folder)
    edition = open_edition(store, sources, folder)
    assert edition.folder is not None
    told = {f"tally_{metric}" for metric in edition.claims["metric"].unique()}
    assert told <= {file.stem for file in edition.folder.iterdir()}
    pd.testing.assert_frame_equal(
        cast(CLAIMS, edition.claims), build_claims(store.tables(), sources)
    )


def whole_tally(edition: Edition) -> pd.DataFrame:
    parts = [edition.tally_of(metric.id) for metric in METRICS]
    return pd.concat(parts).sort_values(["operation_id", "metric"], kind="stable").reset_index()


def by_metric(tally: pd.DataFrame) -> dict[str, pd.DataFrame]:
    return {one.id: tally[tally["metric"] == one.id].reset_index(drop=True) for one in METRICS}


def assert_reads_alike(kept: pd.DataFrame, made: pd.DataFrame) -> None:
    """Texts that are kept as categories are counted, filtered and added up as texts are."""
    middle = publication_days(made)[len(publication_days(made)) // 2]
    filters = [
        Selection(as_of=middle),
        Selection(published_to=middle),
        Selection(sources=("ICRC",)),
        Selection(household_size=5.0),
    ]
    for selection in filters:
        mine, theirs = select(kept, selection), select(made, selection)
        size = selection.household_size
        tally = build_tally(theirs, size)
        whole = build_tally(kept, size)
        pd.testing.assert_frame_equal(build_tally(mine, size), tally)
        is_left = kept.index.isin(mine.index)
        for metric, narrowed in narrow_tallies(by_metric(whole), kept, is_left, size).items():
            pd.testing.assert_frame_equal(narrowed, by_metric(tally)[metric])
        pd.testing.assert_frame_equal(update_tally(whole, kept, mine, size), tally)
        pd.testing.assert_frame_equal(list_operations(mine), list_operations(theirs))
        for metric in METRICS:
            found = headline(tally, mine, metric.id, selection.as_of, size)
            assert found == headline(tally, theirs, metric.id, selection.as_of, size)


def assert_is_of(edition: Edition, tables: Tables, sources: Sources) -> None:
    claims = build_claims(tables, sources)
    found = cast(CLAIMS, edition.claims)
    pd.testing.assert_frame_equal(found, claims)
    check(CLAIMS, found)
    for table in STORED:
        found = cast(table, getattr(edition.tables, table.name))
        found = found.sort_values(list(table.key), ignore_index=True)
        pd.testing.assert_frame_equal(found, getattr(tables, table.name))
    assert_reads_alike(edition.claims, claims)
    for metric in METRICS:
        pd.testing.assert_frame_equal(
            edition.tally_of(metric.id), build_tally(claims[claims["metric"] == metric.id])
        )


def test_an_edition_is_what_the_store_comes_to(
    store: Store, sources: Sources, tmp_path: Path
) -> None:
    save(store, sample_entries())
    made = open_edition(store, sources, tmp_path / "editions")
    assert_is_of(made, store.tables(), sources)
    assert made.mark == store.mark()


def test_what_is_kept_is_not_worked_out_again(
    store: Store, sources: Sources, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(store, sample_entries())
    tables = store.tables()
    whole_tally(open_edition(store, sources, tmp_path))
    for name in ("build_tally", "update_tally", "build_claims"):
        monkeypatch.setattr(module, name, None)
    assert_is_of(open_edition(store, sources, tmp_path), tables, sources)


def test_after_one_more_report_only_what_changed_is_counted_again(
    store: Store, sources: Sources, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    *most, last = sample_entries()
    save(store, most)
    whole_tally(open_edition(store, sources, tmp_path))
    save(store, [last])
    monkeypatch.setattr(module, "build_tally", None)
    assert_is_of(open_edition(store, sources, tmp_path), store.tables(), sources)


def test_of_all_editions_two_stay(store: Store, sources: Sources, tmp_path: Path) -> None:
    for entry in sample_entries()[:4]:
        save(store, [entry])
        open_edition(store, sources, tmp_path)
    assert len(list(tmp_path.glob("*-*"))) == 2


def test_other_sources_make_another_edition(store: Store, sources: Sources, tmp_path: Path) -> None:
    save(store, sample_entries())
    first = open_edition(store, sources, tmp_path)
    doubted = Sources(tuple(replace(one, reliability=Reliability.LOW) for one in sources.rows))
    other = open_edition(store, doubted, tmp_path)
    assert set(other.claims["reliability"]) < set(first.claims["reliability"])


def test_a_store_made_anew_is_not_taken_for_the_old_one(sources: Sources, tmp_path: Path) -> None:
    for number in range(2):
        path = tmp_path / "evacuations.db"
        path.unlink(missing_ok=True)
        store = Store.open(f"sqlite:///{path}")
        save(store, sample_entries()[number : number + 1])
        found = open_edition(store, sources, tmp_path / "editions")
        assert set(found.tables.reports["report_id"]) == {sample_entries()[number][0].report_id}
        store.close()


def test_without_a_place_for_files_all_is_worked_out_in_memory(
    store: Store, sources: Sources, tmp_path: Path
) -> None:
    save(store, sample_entries())
    (tmp_path / "file").write_text("no folder")
    found = open_edition(store, sources, tmp_path / "file" / "editions")
    assert found.folder is None
    assert_is_of(found, store.tables(), sources)


def test_an_edition_cleared_away_while_it_is_read_stays_whole(
    store: Store, sources: Sources, tmp_path: Path
) -> None:
    save(store, sample_entries())
    found = open_edition(store, sources, tmp_path)
    for file in sorted(tmp_path.rglob("*"), reverse=True):
        file.unlink() if file.is_file() else file.rmdir()
    assert_is_of(found, store.tables(), sources)
