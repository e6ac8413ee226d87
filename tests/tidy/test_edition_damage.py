"""Whatever becomes of the files of an edition, it is what the store comes to."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from shutil import rmtree

import pandas as pd
import pytest

from dashboard.tidy import arrow
from dashboard.tidy import edition as module
from dashboard.tidy.claims import build_claims
from dashboard.tidy.edition import Edition, open_edition
from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.sources import Sources
from dashboard.tidy.store import Store
from dashboard.tidy.tables import cast
from dashboard.tidy.tally import build_tally
from tests.sample import sample_entries, sample_sources

METRIC = "people_evacuated"
TALLY_FILE = f"tally_{METRIC}.arrow"
FILES = ("claims", "reports", "places", "place_mentions", "leftovers", "corrections")
DAMAGES: dict[str, Callable[[Path], object]] = {
    "missing": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "garbage": lambda path: path.write_bytes(b"garbage " * 500),
    "zeros": lambda path: path.write_bytes(bytes(path.stat().st_size)),
    "cut short": lambda path: os.truncate(path, path.stat().st_size // 2),
    "without its end": lambda path: os.truncate(path, path.stat().st_size - 1),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
    "a link to nothing": lambda path: (path.unlink(), path.symlink_to("nothing")),
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(f"sqlite:///{tmp_path / 'evacuations.db'}")
    store.save(*sample_entries()[0])
    yield store
    store.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "editions"


def assert_is_right(found: Edition, store: Store, sources: Sources) -> None:
    claims = build_claims(store.tables(), sources)
    pd.testing.assert_frame_equal(cast(CLAIMS, found.claims), claims)
    pd.testing.assert_frame_equal(found.tables.reports, store.tables().reports)
    counted = build_tally(claims[claims["metric"] == METRIC])
    pd.testing.assert_frame_equal(found.tally_of(METRIC), counted)


def open_and_count(store: Store, sources: Sources, folder: Path) -> Path:
    found = open_edition(store, sources, folder)
    assert len(found.tally_of(METRIC))
    assert found.folder is not None
    return found.folder


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_damaged_edition_is_made_anew(
    name: str, damage: Callable[[Path], object], store: Store, sources: Sources, folder: Path
) -> None:
    kept = open_and_count(store, sources, folder)
    damage(kept / f"{name}.arrow")
    assert_is_right(open_edition(store, sources, folder), store, sources)
    assert list(folder.iterdir()) == [kept]
    assert open_edition(store, sources, folder).folder == kept


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_tally_is_counted_anew(
    damage: Callable[[Path], object], store: Store, sources: Sources, folder: Path
) -> None:
    damage(open_and_count(store, sources, folder) / TALLY_FILE)
    assert_is_right(open_edition(store, sources, folder), store, sources)


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
@pytest.mark.parametrize("name", ["claims.arrow", TALLY_FILE])
def test_nothing_is_counted_from_a_damaged_edition_before(
    name: str, damage: Callable[[Path], object], store: Store, sources: Sources, folder: Path
) -> None:
    damage(open_and_count(store, sources, folder) / name)
    store.save(*sample_entries()[1])
    assert_is_right(open_edition(store, sources, folder), store, sources)


def test_an_edition_with_another_table_s_columns_is_made_anew(
    store: Store, sources: Sources, folder: Path
) -> None:
    kept = open_and_count(store, sources, folder)
    (kept / "places.arrow").replace(kept / "reports.arrow")
    assert_is_right(open_edition(store, sources, folder), store, sources)


@pytest.mark.parametrize("made_of", [Path.touch, Path.mkdir, lambda path: path.symlink_to("-")])
def test_whatever_has_an_edition_s_name_does_no_harm(
    made_of: Callable[[Path], object], store: Store, sources: Sources, folder: Path
) -> None:
    kept = open_and_count(store, sources, folder)
    rmtree(kept)
    made_of(kept)
    assert_is_right(open_edition(store, sources, folder), store, sources)


def test_another_user_s_edition_is_passed_over(
    store: Store, sources: Sources, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = open_and_count(store, sources, folder)

    def refuse(path: str) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(arrow.pa, "memory_map", refuse)
    monkeypatch.setattr(os, "access", lambda *_: False)
    found = open_edition(store, sources, folder)
    assert found.folder is None
    assert_is_right(found, store, sources)
    assert list(folder.iterdir()) == [kept]


def test_an_edition_removed_in_the_moment_it_was_made_is_held_in_memory(
    store: Store, sources: Sources, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "clear", rmtree)  # as another process would
    found = open_edition(store, sources, folder)
    assert found.folder is None
    assert_is_right(found, store, sources)


def write_and_read(first: int, address: str, folder: Path) -> int:
    """Keep every third report, and look at the store after each; return how often."""
    store, sources, count = Store.open(address), sample_sources(), 0
    for entry in sample_entries()[first::3]:
        store.save(*entry)
        found = open_edition(store, sources, folder)
        claims = cast(CLAIMS, found.claims)
        counted = build_tally(claims[claims["metric"] == METRIC])
        pd.testing.assert_frame_equal(found.tally_of(METRIC), counted)
        count += 1
    store.close()
    return count


def test_processes_that_write_and_read_at_once_do_each_other_no_harm(
    store: Store, sources: Sources, folder: Path, tmp_path: Path
) -> None:
    address = f"sqlite:///{tmp_path / 'evacuations.db'}"
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as pool:
        done = [pool.submit(write_and_read, first, address, folder) for first in range(3)]
        assert sum(one.result() for one in done) == len(sample_entries())
    assert_is_right(open_edition(store, sources, folder), store, sources)
    assert len(list(folder.iterdir())) <= 2
