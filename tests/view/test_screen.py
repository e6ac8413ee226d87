from collections.abc import Callable, Iterable

from dashboard.base.settings import Settings
from dashboard.tidy.build import Entry
from dashboard.tidy.selection import Selection
from dashboard.tidy.store import Store
from dashboard.view.screen import make_screen, read_frames
from tests.sample import sample_entries, sample_sources

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


def test_headlines_stand_in_the_order_of_the_metrics(fill_store: Fill) -> None:
    fill_store(sample_entries())
    settings = Settings.from_env()
    frames = read_frames(Store.open(settings.database_url), sample_sources(), settings)
    shown = [line.metric for line in make_screen(frames, Selection(), settings).headlines]
    assert shown == ["people_evacuated", "people_wounded", "buses", "ambulances"]
