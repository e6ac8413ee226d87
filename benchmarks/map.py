"""The map page with 2,000 places and 500 arcs: how large it is, and how soon a browser draws it."""

import tempfile
import time
from datetime import date, timedelta
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from benchmarks._browser import open_browser
from benchmarks._server import APP, serving
from dashboard.base.figure import Extraction, Figure, make_figure_id
from dashboard.base.place import Place, PlaceMention, Resolution
from dashboard.base.quantity import Quantity
from dashboard.base.report import Report, text_id
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import (
    DateAccuracy,
    MatchMethod,
    PlaceAccuracy,
    PlaceKind,
    PlaceRole,
    Qualifier,
    Timing,
    Unit,
)
from dashboard.tidy.claims import build_claims
from dashboard.tidy.selection import Selection
from dashboard.tidy.sources import read_sources
from dashboard.tidy.store import Store
from dashboard.view.counts import Counts
from dashboard.view.panel import Screen
from dashboard.view.panels.journeys_map import build_deck, prepare

PLACES, ARCS, FIGURES_A_REPORT = 2000, 500, 50
CHART = '[data-testid="stDeckGlJsonChart"]'


def make_places(random: Random) -> list[Place]:
    """Return places strewn over the Middle East, each known to within some kilometers."""
    return [
        Place(
            place_id=f"place-{number}",
            name=f"Place {number}",
            kind=PlaceKind.TOWN,
            country="SY",
            lat=random.uniform(30, 40),
            lon=random.uniform(34, 48),
            precision_km=random.choice((2.0, 5.0, 30.0)),
            accuracy=PlaceAccuracy.ADM3,
        )
        for number in range(PLACES)
    ]


def fill(store: Store) -> None:
    """Keep reports whose figures name every place once: as ends of the arcs first."""
    random = Random(1)
    places = make_places(random)
    ends = [(places[at], places[at + 1]) for at in range(0, 2 * ARCS, 2)]
    alone = [(place, None) for place in places[2 * ARCS :]]
    named = [*ends, *alone]
    for number in range(0, len(named), FIGURES_A_REPORT):
        store.save(*make_entry(number, named[number : number + FIGURES_A_REPORT], random))


def make_entry(
    number: int, named: list[tuple[Place, Place | None]], random: Random
) -> tuple[Report, Extraction, tuple[Resolution, ...]]:
    """Return one report with a figure for each place or pair of places."""
    people = [random.randrange(20, 20_000) for _ in named]
    lines = [f"{count} people, report {number}" for count in people]
    text = "\n".join(lines)
    day = date(2016, 12, 1) + timedelta(days=number % 28)
    report = Report(text_id(text), text, (), f"report {number}", "Title", "ICRC", day)
    figures, start = [], 0
    for line, count, (first, second) in zip(lines, people, named, strict=True):
        figure = Figure(
            figure_id=make_figure_id(report.report_id, "people_evacuated", start, start + 3),
            report_id=report.report_id,
            metric="people_evacuated",
            quantity=Quantity(count, count, count, Qualifier.EXACT),
            unit=Unit.PERSON,
            population="people",
            timing=Timing.CUMULATIVE,
            start=start,
            end=start + len(line),
            evidence=line,
            sentence=line,
            rule="benchmark",
            start_date=day,
            end_date=day,
            date_accuracy=DateAccuracy.DAY,
            origin=first.name if second else "",
            destination=second.name if second else "",
            place="" if second else first.name,
        )
        figures.append(figure)
        start += len(line) + 1
    roles = [
        (place, role if second else PlaceRole.PLACE)
        for first, second in named
        for place, role in ((first, PlaceRole.ORIGIN), (second, PlaceRole.DESTINATION))
        if place
    ]
    return (
        report,
        Extraction(tuple(figures), (), tuple(PlaceMention(p.name, r, 0, 1) for p, r in roles)),
        tuple(Resolution(place.name, place, MatchMethod.EXACT, 1.0) for place, _ in roles),
    )


def make_screen(store: Store) -> Screen:
    """Return what the map panel is given without any filter."""
    settings = Settings.from_env()
    tables = store.tables()
    claims = build_claims(tables, read_sources(settings.sources_file))
    counts = Counts(("", ""), Selection(), claims, claims)
    return Screen(("", ""), tables, claims, claims, counts, Selection(), settings)


def seconds_until_drawn(page: Page, address: str) -> float:
    """Return the time from opening the page until its map no longer changes."""
    start = time.perf_counter()
    page.goto(address)
    page.locator(f"{CHART} canvas").first.wait_for(timeout=120_000)
    before, drawn = b"", time.perf_counter()
    while (now := page.locator(CHART).screenshot(timeout=120_000)) != before:
        before, drawn = now, time.perf_counter()
    return drawn - start


def main() -> None:
    """Print what the map weighs and how long a browser takes, on this machine."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store.open(f"sqlite:///{folder / 'evacuations.db'}")
        fill(store)
        screen = make_screen(store)
        store.close()
        start = time.perf_counter()
        drawing = prepare(screen)
        prepared = time.perf_counter()
        spec = build_deck(screen, drawing, is_dark=False).to_json()
        built = time.perf_counter()
        print(f"{len(drawing.places):,} places, {len(drawing.flows):,} arcs")
        print(
            f"rows from tables {prepared - start:.2f} s, spec with ground {built - prepared:.2f} s"
        )
        print(f"spec sent to the browser {len(spec) / 2**20:.2f} MB")
        with open_browser() as browser:
            if browser is None:
                return
            page = browser.new_page(viewport={"width": 1440, "height": 1000})
            with serving(APP, {"EVAC_STORE": str(folder)}) as server:
                for when in ("opened first", "opened again"):
                    print(f"drawn after {seconds_until_drawn(page, server.address):.1f} s, {when}")
