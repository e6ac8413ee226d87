from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

import numpy as np
import pandas as pd
import pytest
from streamlit.util import calc_hash

from dashboard.base.settings import Settings
from dashboard.tidy.build import Entry
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.selection import Selection
from dashboard.tidy.store import Store
from dashboard.tidy.tables import cast
from dashboard.view.screen import Frames, make_screen, read_frames
from tests.sample import sample_entries, sample_sources
from tests.view.conftest import OpenSite

Fill = Callable[[Iterable[Entry]], None]


def test_every_reader_is_given_the_same_frame(fill_store: Fill) -> None:
    fill_store(sample_entries())
    settings = Settings.from_env()
    store = Store.open(settings.database_url)
    first = read_frames(store, sample_sources(), settings)
    again = read_frames(Store.open(settings.database_url), sample_sources(), settings)
    assert again.claims is first.claims
    buses = Selection(metrics=("buses",))
    assert make_screen(first, buses, settings).claims is make_screen(again, buses, settings).claims


def test_what_another_process_writes_is_seen(fill_store: Fill) -> None:
    entries = sample_entries()
    fill_store(entries[:3])
    settings = Settings.from_env()
    store = Store.open(settings.database_url)
    before = make_screen(read_frames(store, sample_sources(), settings), Selection(), settings)
    fill_store(entries)
    after = make_screen(read_frames(store, sample_sources(), settings), Selection(), settings)
    assert len(before.tables.reports) == 3
    assert len(after.tables.reports) == 11
    assert before.headlines[0].value < after.headlines[0].value


def test_of_many_figures_an_edition_is_made_by_another_process(
    fill_store: Fill, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_store(sample_entries())
    settings = Settings.from_env()
    store = Store.open(settings.database_url)
    asked: list[object] = []
    monkeypatch.setattr("dashboard.view.screen.make_ready", lambda *given: asked.append(given))
    monkeypatch.setattr("dashboard.view.screen.MANY", 10)
    read_frames(store, sample_sources(), settings)
    assert asked == [(settings.database_url, settings.sources_file, settings.editions_folder)]
    # Whatever became of that process, the figures are there.
    assert not read_frames(store, sample_sources(), settings).claims.empty
    assert len(asked) == 1


def test_headlines_stand_in_the_order_of_the_metrics(fill_store: Fill) -> None:
    fill_store(sample_entries())
    settings = Settings.from_env()
    frames = read_frames(Store.open(settings.database_url), sample_sources(), settings)
    shown = [line.metric for line in make_screen(frames, Selection(), settings).headlines]
    assert shown == ["people_evacuated", "people_wounded", "buses", "ambulances"]


def test_figures_are_kept_once_and_are_those_of_the_store(fill_store: Fill) -> None:
    fill_store(sample_entries())
    settings = Settings.from_env()
    store = Store.open(settings.database_url)
    frames = read_frames(store, sample_sources(), settings)
    kept, stored = frames.tables.figures, store.tables().figures
    assert np.shares_memory(kept["high"].to_numpy(), frames.claims["high"].to_numpy())
    in_order = kept.set_index("figure_id").loc[stored["figure_id"]].reset_index()
    pd.testing.assert_frame_equal(cast(FIGURES, in_order), stored)


@pytest.mark.parametrize("page", ["", "figures", "reports", "quality", "operations", "changes"])
def test_no_page_changes_what_all_readers_share(
    open_site: OpenSite, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    shared: list[Frames] = []

    def watch(*given: Any) -> Frames:
        shared.append(read_frames(*given))
        return shared[-1]

    monkeypatch.setattr("dashboard.view.site.read_frames", watch)
    site = open_site(as_of="2016-12-20")
    before = prints_of(shared[0])
    site._page_hash = calc_hash(page)
    site.run()
    assert not site.exception
    assert shared[-1] is shared[0]
    assert prints_of(shared[0]) == before


def prints_of(frames: Frames) -> list[int]:
    """Return a fingerprint of each frame."""
    tables = [getattr(frames.tables, one.name) for one in fields(frames.tables)]
    return [int(pd.util.hash_pandas_object(frame).sum()) for frame in (*tables, frames.claims)]
