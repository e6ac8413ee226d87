"""Reports of many evacuations, for the charts that show a few of them."""

from dataclasses import replace
from datetime import date

from dashboard.tidy.build import Entry
from tests.sample import CUMULATIVE, PLACES, PLANNED, Said, make_entry

TOWNS = [
    replace(PLACES[0], place_id=f"town-{number}", name=f"Town {number}", lat=5.0 * number, lon=0.0,
            parent_id="")
    for number in range(8)
]  # fmt: skip


def total(town: int, day: int, people: int, by: str = "ICRC", **fields: object) -> Entry:
    """Return a report of the total of people who left a town, as of a day of December 2016."""
    said = {"timing": CUMULATIVE, "origin": f"Town {town}", "by": by} | fields
    evidence = f"{people} people"
    return make_entry(
        f"{evidence} left Town {town}, {by} said on {day}.",
        f"Paper {town} {by}",
        date(2016, 12, day),
        (Said(evidence, "people_evacuated", people, **said),),  # type: ignore[arg-type]
        places=TOWNS,
    )


def many_crises() -> list[Entry]:
    """Return totals of eight towns, the larger the higher the number, and one plan."""
    return [
        *(total(town, 10, 100 * (town + 1)) for town in range(8)),
        total(7, 12, 1000),
        total(7, 12, 1300, by="UN"),
        total(0, 12, 150),
        total(6, 14, 5000, timing=PLANNED),
    ]
