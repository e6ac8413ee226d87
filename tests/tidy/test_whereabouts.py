"""Names that a server could not be asked for are answered for later, and nothing else moves."""

from dataclasses import replace
from datetime import date

from dashboard.base.place import Resolution
from dashboard.base.vocabulary import MatchMethod
from dashboard.tidy.build import Entry
from dashboard.tidy.store import Store
from tests.sample import PLACE_BY_ID, Said, make_entry

IDLIB, RAMUSEH = PLACE_BY_ID["idlib"], PLACE_BY_ID["ramuseh"]
DOWN = Resolution("Old Mill", None, MatchMethod.UNASKED, 0.0, "the server is down")
FOUND = Resolution("Old Mill", RAMUSEH, MatchMethod.ONLINE, 0.7)
UNKNOWN = Resolution("Old Mill", None, MatchMethod.UNRESOLVED, 0.0)


def report(day: int, *, is_asked: bool) -> Entry:
    entry = make_entry(
        f"On day {day} some 500 people left Old Mill for Idlib.",
        "ICRC",
        date(2016, 12, day),
        (Said("500 people", "people_evacuated", 500, origin="Old Mill", destination="Idlib"),),
    )
    found = tuple(DOWN if one.name == DOWN.name and not is_asked else one for one in entry[2])
    return entry[0], entry[1], found


def test_only_reports_with_a_name_left_open_by_a_failure_are_found(database_url: str) -> None:
    store = Store.open(database_url)
    waiting = report(15, is_asked=False)
    store.save(*waiting)
    store.save(*report(16, is_asked=True))
    assert store.unasked() == {waiting[0].report_id: ("Idlib", "Old Mill")}
    store.close()


def test_an_answer_is_kept_and_not_asked_for_again(database_url: str) -> None:
    store = Store.open(database_url)
    waiting = report(15, is_asked=False)
    store.save(*waiting)
    before = store.version()
    elsewhere = Resolution("Idlib", RAMUSEH, MatchMethod.EXACT, 1.0)
    assert store.place_unasked(waiting[0].report_id, (FOUND, elsewhere)) == ("Old Mill",)
    mentions = store.tables().place_mentions.set_index("name")
    assert mentions.loc["Old Mill", ["place_id", "method", "score"]].tolist() == [
        "ramuseh", "online", 0.7,
    ]  # fmt: skip
    assert mentions.loc["Idlib", "place_id"] == IDLIB.place_id
    assert store.unasked() == {}
    assert store.version() != before
    store.close()


def test_a_miss_is_an_answer_and_a_failure_is_none(database_url: str) -> None:
    store = Store.open(database_url)
    waiting = report(15, is_asked=False)
    report_id = waiting[0].report_id
    store.save(*waiting)
    before = store.version()
    assert store.place_unasked(report_id, (replace(DOWN, reason="still down"),)) == ()
    assert store.version() == before
    assert store.unasked()
    assert store.place_unasked(report_id, (UNKNOWN,)) == ("Old Mill",)
    assert store.unasked() == {}
    store.close()
