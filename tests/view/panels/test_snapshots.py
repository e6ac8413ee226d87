from collections.abc import Callable
from datetime import date

import pytest

from dashboard.base.vocabulary import PlaceRole
from dashboard.tidy.exports import to_csv
from dashboard.tidy.schema import STORED
from dashboard.tidy.selection import Selection
from dashboard.view.panel import Screen
from dashboard.view.panels.snapshots import build
from tests.sample import Said, make_entry, sample_entries

NAMES = ["claims", "tally", "flows", *(table.name for table in STORED)]
SECRET = make_entry(
    "The war began in 2011; 77,777 people left eastern Aleppo for Secret Village.",
    "Own team",
    date(2016, 12, 25),
    (
        Said(
            "77,777 people", "people_evacuated", 77_777, origin="eastern Aleppo",
            destination="Secret Village",
        ),
    ),
    also_named=[("Secret Village", PlaceRole.PLACE)],
    is_confidential=True,
)  # fmt: skip


def test_every_stored_table_can_be_taken_away(screen: Screen) -> None:
    assert [snapshot.name for snapshot in build(screen)] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_no_table_holds_a_word_of_a_confidential_report(
    make_screen: Callable[..., Screen], name: str
) -> None:
    screen = make_screen((*sample_entries(), SECRET))
    snapshot = next(one for one in build(screen) if one.name == name)
    text = to_csv(snapshot.make()).decode()
    for secret in ("77777", "77,777", "Secret Village", "Own team", SECRET[0].report_id):
        assert secret not in text


def test_no_table_tells_of_a_confidential_first_day(make_screen: Callable[..., Screen]) -> None:
    early = make_entry(
        "300 people left eastern Aleppo.", "Own team", date(2016, 12, 8),
        [Said("300 people", "people_evacuated", 300, origin="eastern Aleppo")],
        is_confidential=True,
    )  # fmt: skip
    screen = make_screen((*sample_entries(), early))
    assert "aleppo-eastern@2016-12-08" in set(screen.claims["operation_id"])
    for snapshot in build(screen):
        assert "2016-12-08" not in to_csv(snapshot.make()).decode()


def test_the_first_tables_hold_what_the_filters_show(make_screen: Callable[..., Screen]) -> None:
    screen = make_screen(selection=Selection(metrics=("buses",)))
    shown = {one.name: one.make() for one in build(screen) if one.is_filtered}
    assert set(shown["claims"]["metric"]) == {"buses"}
    assert set(shown["tally"]["metric"]) == {"buses"}
    stored = {one.name: one.make() for one in build(screen) if not one.is_filtered}
    assert len(stored["figures"]) == len(screen.tables.figures)
