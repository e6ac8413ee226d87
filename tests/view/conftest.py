"""Stores, screens and the site itself, made of the sample case or of hostile reports."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import count

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from dashboard.base.settings import Settings
from dashboard.base.vocabulary import PlaceRole
from dashboard.tidy.build import Entry, build_tables, correction_row
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction, apply_corrections
from dashboard.tidy.schema import CORRECTIONS
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.store import Store
from dashboard.tidy.tables import make_frame
from dashboard.view.counts import Counts
from dashboard.view.kept import KEPT
from dashboard.view.panel import Screen
from tests.sample import Said, make_entry, sample_entries, sample_sources

SCRIPT = """
from datetime import UTC, datetime
from functools import partial

import streamlit as st

from dashboard.base.settings import Settings
from dashboard.intake import open_intake
from dashboard.view.desk import Desk
from dashboard.view.site import draw_site
from dashboard.workspace import open_workspace

def now():
    return datetime(2016, 12, 25, 8, 30, tzinfo=UTC)

settings = Settings.from_env()
st.set_page_config(layout="wide")
workspace = open_workspace(settings)
draw_site(
    workspace.store,
    workspace.sources,
    settings,
    Desk(workspace.store.add_corrections, now),
    partial(open_intake, workspace, now),
)
"""
HOSTILE = "<script>alert(1)</script> [click](javascript:alert(2)) =cmd|' /C calc'!A0 $x$ :red[y]"

EDITIONS = count()
"""Each screen is of an edition of its own: what is kept of one is not shown for another."""

MakeScreen = Callable[..., Screen]
OpenSite = Callable[..., AppTest]


@pytest.fixture(autouse=True)
def fresh_caches() -> Iterator[None]:
    yield
    st.cache_resource.clear()
    KEPT.clear()


@pytest.fixture
def make_screen() -> MakeScreen:
    def make(
        entries: Sequence[Entry] | None = None,
        selection: Selection | None = None,
        corrections: Sequence[Correction] = (),
    ) -> Screen:
        tables = build_tables(sample_entries() if entries is None else entries)
        rows = [
            correction_row(one) | {"correction_id": number, "state": "applied"}
            for number, one in enumerate(corrections, 1)
        ]
        tables = apply_corrections(replace(tables, corrections=make_frame(CORRECTIONS, rows)))
        chosen = selection or Selection()
        all_claims = build_claims(tables, sample_sources())
        claims = select(all_claims, chosen)
        edition = "test", str(next(EDITIONS))
        return Screen(
            edition=edition,
            tables=tables,
            all_claims=all_claims,
            claims=claims,
            counts=Counts(edition, chosen, all_claims, claims),
            selection=chosen,
            settings=Settings.from_env(),
        )

    return make


@pytest.fixture
def screen(make_screen: MakeScreen) -> Screen:
    return make_screen()


@pytest.fixture
def hostile_entry() -> Entry:
    """Return a report of which every text is an attack."""
    return make_entry(
        f"{HOSTILE} About 500 people left {HOSTILE} for {HOSTILE}.",
        HOSTILE,
        None,
        (
            Said(
                "About 500 people", "people_evacuated", 500, origin=HOSTILE, by=HOSTILE,
                population=HOSTILE,
            ),
        ),
        also_named=((HOSTILE, PlaceRole.DESTINATION),),
        title=HOSTILE,
        url="javascript:alert(3)",
        language="<b>",
    )  # fmt: skip


@pytest.fixture
def fill_store() -> Callable[[Iterable[Entry]], None]:
    def fill(entries: Iterable[Entry]) -> None:
        store = Store.open(Settings.from_env().database_url)
        for entry in entries:
            store.save(*entry)
        store.close()

    return fill


@pytest.fixture
def open_site(fill_store: Callable[[Iterable[Entry]], None]) -> OpenSite:
    """Return a function that runs a page of the site: over the sample, or the entries given."""

    def open_page(
        at: str = "", entries: Iterable[Entry] | None = None, **address: str | list[str]
    ) -> AppTest:
        fill_store(sample_entries() if entries is None else entries)
        app = AppTest.from_string(SCRIPT, default_timeout=30)
        for key, value in address.items():
            app.query_params[key] = value
        app.run()
        if at:
            # AppTest switches to pages that are files; ours are known by their address alone.
            app._page_hash = calc_hash(at)
            app.run()
        return app

    return open_page
