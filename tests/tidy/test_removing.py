"""A report is taken out with all that came of it, and comes back only when a person says so."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest

from dashboard.base.errors import CorrectionError
from dashboard.tidy.build import Entry
from dashboard.tidy.corrections import Correction
from dashboard.tidy.removing import (
    REMOVED,
    REMOVED_REPORTS,
    REPLACED,
    count_said,
    find_holding,
    read_removals,
)
from dashboard.tidy.store import Saved, Store
from tests.sample import Said, december, make_entry

AT = datetime(2017, 1, 1, 9, 30, tzinfo=UTC)
PEOPLE = "3,000 people left eastern Aleppo on Thursday, the ICRC said."
TEXT = f"Aleppo empties\n{PEOPLE}\nThey went in 21 buses to Idlib."
EDITED = f"Aleppo empties further\n{PEOPLE}\nThey went in 21 buses to Idlib.\nMore soon."
OTHER = "Trains stop\nNo train ran on Friday. 70 people waited for the night at the station."
SAID = (
    Said("3,000 people", "people_evacuated", 3000, days=december(15), origin="eastern Aleppo"),
    Said("21 buses", "buses", 21, destination="Idlib"),
)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    store.save(*entry(TEXT))
    store.save(*entry(OTHER, (Said("70 people", "people_awaiting", 70),), location="b.md"))
    yield store
    store.close()


def entry(text: str, said: tuple[Said, ...] = SAID, **fields: Any) -> Entry:
    return make_entry(text, "AFP", date(2016, 12, 16), said, **({"location": "a.md"} | fields))


def report_id(text: str) -> str:
    return entry(text, ())[0].report_id


def removal(text: str) -> Correction:
    return Correction(AT, "ana", REMOVED_REPORTS, report_id(text), REMOVED, None, "true", "twice")


def replacement(old: str, new: str) -> Correction:
    cell = (REMOVED_REPORTS, report_id(old), REPLACED, None, report_id(new))
    return Correction(AT, "ana", *cell, "newer")


def withdrawal(number: int) -> Correction:
    return Correction(AT, "ben", "corrections", str(number), "state", None, "withdrawn", "needed")


def shown(store: Store) -> set[str]:
    return {text.partition("\n")[0] for text in store.tables().reports["text"]}


def states(store: Store) -> list[str]:
    return list(store.tables().corrections["state"])


def test_it_takes_all_that_came_of_the_report_with_it(store: Store) -> None:
    before = store.tables()
    assert count_said(before, report_id(TEXT)) == (2, 0)
    store.add_corrections([removal(TEXT)])
    tables = store.tables()
    assert shown(store) == {"Trains stop"}
    for frame in (tables.figures, tables.leftovers, tables.place_mentions):
        assert report_id(TEXT) not in set(frame["report_id"])
    assert list(tables.figures["evidence"]) == ["70 people"]
    [said] = read_removals(tables.corrections).values()
    assert (said.report_id, said.removed_by, said.reason) == (report_id(TEXT), "ana", "twice")


def test_what_was_said_of_it_is_there_again_when_that_is_taken_back(store: Store) -> None:
    figure = store.tables().figures.query("metric == 'people_evacuated'")["figure_id"].iloc[0]
    change = Correction(AT, "ana", "figures", figure, "value", "3000", "3100", "misread")
    _, number = store.add_corrections([change, removal(TEXT)])
    assert count_said(store.tables(), report_id(TEXT))[0] == 0
    store.add_corrections([withdrawal(number)])
    tables = store.tables()
    assert shown(store) == {"Aleppo empties", "Trains stop"}
    assert set(tables.figures["value"].dropna()) == {3100, 21, 70}
    assert count_said(tables, report_id(TEXT)) == (2, 1)
    assert not read_removals(tables.corrections)
    assert store.removal(report_id(TEXT)) is None


@pytest.mark.parametrize("location", ["a.md", "elsewhere.md"])
def test_the_same_text_does_not_bring_it_back(store: Store, location: str) -> None:
    store.add_corrections([removal(TEXT)])
    assert store.save(*entry(TEXT, location=location)) is Saved.KNOWN
    assert shown(store) == {"Trains stop"}
    told = store.removal(report_id(TEXT))
    assert told is not None
    assert (told.removed_by, told.removed_at.date(), told.replaced_by) == ("ana", AT.date(), "")


def test_nor_does_an_edit_of_it(store: Store) -> None:
    store.add_corrections([removal(TEXT)])
    assert store.save(*entry(EDITED)) is Saved.REPLACED
    assert shown(store) == {"Trains stop"}
    assert states(store) == ["applied"]
    assert store.removal(report_id(EDITED)) is not None


def test_another_text_in_its_place_is_another_report(store: Store) -> None:
    store.add_corrections([removal(TEXT)])
    store.save(*entry("Markets open\nOn Sunday 12 shops sold bread to whoever came by.", ()))
    assert shown(store) == {"Trains stop", "Markets open"}
    assert states(store) == ["row_gone"]


def test_a_colleague_who_removes_it_as_well_is_told_and_one_undo_brings_it_back(
    store: Store,
) -> None:
    [first] = store.add_corrections([removal(TEXT)])
    with pytest.raises(CorrectionError, match="removed this report already"):
        store.add_corrections([removal(TEXT)])
    assert states(store) == ["applied"]
    assert [one.number for one in read_removals(store.tables().corrections).values()] == [first]
    store.add_corrections([withdrawal(first)])
    assert "Aleppo empties" in shown(store)
    store.add_corrections([removal(TEXT)])
    assert shown(store) == {"Trains stop"}


def test_all_that_hold_a_report_back_are_found(store: Store) -> None:
    [first] = store.add_corrections([removal(TEXT)])
    [back] = store.add_corrections([withdrawal(first)])
    [again] = store.add_corrections([removal(TEXT)])
    # With the first one in force again, both hold it back.
    store.add_corrections([withdrawal(back)])
    assert states(store)[:3] == ["applied", "withdrawn", "settled"]
    found = find_holding(store.tables().corrections, report_id(TEXT))
    assert found == (first, again)
    store.add_corrections([withdrawal(one) for one in found])
    assert "Aleppo empties" in shown(store)


def test_a_report_that_is_not_there_cannot_be_removed(store: Store) -> None:
    with pytest.raises(CorrectionError, match="not there"):
        store.add_corrections([removal(EDITED)])


def test_a_newer_version_takes_over_what_was_said(store: Store) -> None:
    figure = store.tables().figures.query("metric == 'buses'")["figure_id"].iloc[0]
    store.add_corrections([Correction(AT, "ana", "figures", figure, "value", "21", "22", "seen")])
    saved = store.save(*entry(EDITED, location="c.md"), in_place_of=replacement(TEXT, EDITED))
    assert saved is Saved.REPLACED
    assert shown(store) == {"Aleppo empties further", "Trains stop"}
    assert set(store.tables().figures["value"].dropna()) == {3000, 22, 70}
    assert states(store) == ["applied", "applied"]


def test_the_older_version_does_not_come_in_again_until_that_is_taken_back(store: Store) -> None:
    store.save(*entry(EDITED, location="c.md"), in_place_of=replacement(TEXT, EDITED))
    assert store.save(*entry(TEXT)) is Saved.KNOWN
    assert shown(store) == {"Aleppo empties further", "Trains stop"}
    told = store.removal(report_id(TEXT))
    assert told is not None
    assert told.replaced_by == report_id(EDITED)
    store.add_corrections([withdrawal(told.number)])
    assert shown(store) == {"Aleppo empties further", "Aleppo empties", "Trains stop"}
    assert store.save(*entry(TEXT)) is Saved.KNOWN


def value_of(store: Store, text: str, metric: str) -> int:
    figures = store.tables().figures.set_index(["report_id", "metric"])["value"]
    return int(figures[report_id(text), metric])


def buses_seen(store: Store, text: str, old: int, new: int) -> Correction:
    figures = store.tables().figures
    is_meant = (figures["report_id"] == report_id(text)) & (figures["metric"] == "buses")
    figure_id = figures.loc[is_meant, "figure_id"].iloc[0]
    return Correction(AT, "ana", "figures", figure_id, "value", str(old), str(new), "seen")


def test_an_older_version_that_is_back_has_again_what_was_said_of_it(store: Store) -> None:
    store.add_corrections([buses_seen(store, TEXT, 21, 22)])
    store.save(*entry(EDITED, location="c.md"), in_place_of=replacement(TEXT, EDITED))
    store.add_corrections([buses_seen(store, EDITED, 22, 23)])
    assert (value_of(store, EDITED, "buses"), len(states(store))) == (23, 3)
    [back] = store.add_corrections([withdrawal(2)])
    assert value_of(store, TEXT, "buses") == 22
    assert value_of(store, EDITED, "buses") == 21
    assert states(store) == ["applied", "withdrawn", "conflict", "applied"]
    store.add_corrections([withdrawal(back)])
    assert shown(store) == {"Aleppo empties further", "Trains stop"}
    assert value_of(store, EDITED, "buses") == 23


def test_of_versions_of_versions_each_comes_back_to_the_one_before(store: Store) -> None:
    store.add_corrections([buses_seen(store, TEXT, 21, 22)])
    third = f"{EDITED} And more."
    store.save(*entry(EDITED, location="c.md"), in_place_of=replacement(TEXT, EDITED))
    store.save(*entry(third, location="d.md"), in_place_of=replacement(EDITED, third))
    assert shown(store) == {"Aleppo empties further", "Trains stop"}
    assert value_of(store, third, "buses") == 22
    found = read_removals(store.tables().corrections)
    assert {one.replaced_by for one in found.values()} == {report_id(third)}
    store.add_corrections([withdrawal(3)])
    assert value_of(store, EDITED, "buses") == 22
    assert value_of(store, third, "buses") == 21
    store.add_corrections([withdrawal(2)])
    assert value_of(store, EDITED, "buses") == 21
    assert value_of(store, TEXT, "buses") == 22


def test_a_newer_version_is_edited_where_the_older_one_was(store: Store) -> None:
    store.add_corrections([buses_seen(store, TEXT, 21, 22)])
    store.save(*entry(EDITED, location="c.md"), in_place_of=replacement(TEXT, EDITED))
    later = f"{EDITED} And more."
    assert store.save(*entry(later, location="c.md")) is Saved.REPLACED
    assert value_of(store, later, "buses") == 22
    [found] = read_removals(store.tables().corrections).values()
    assert found.replaced_by == report_id(later)
    store.add_corrections([withdrawal(2)])
    assert value_of(store, TEXT, "buses") == 22
    assert value_of(store, later, "buses") == 21


def test_another_text_from_where_the_older_one_was_leaves_that_where_it_is(store: Store) -> None:
    store.save(*entry(EDITED, location="c.md"), in_place_of=replacement(TEXT, EDITED))
    assert store.save(*entry("Markets open\nBread is sold again.", ())) is Saved.ADDED
    store.add_corrections([withdrawal(1)])
    assert "Aleppo empties" in shown(store)


def test_what_takes_the_place_of_a_secret_stays_one_when_that_is_taken_back(store: Store) -> None:
    flag = ("reports", report_id(TEXT), "is_confidential", "false", "true")
    store.add_corrections([Correction(AT, "ana", *flag, "a source at risk")])
    store.save(*entry(EDITED, location="c.md"), in_place_of=replacement(TEXT, EDITED))
    number = store.removal(report_id(TEXT))
    assert number is not None
    store.add_corrections([withdrawal(number.number)])
    assert store.tables().reports.set_index("report_id")["is_confidential"].to_dict() == {
        report_id(TEXT): True, report_id(EDITED): True, report_id(OTHER): False,
    }  # fmt: skip


def test_of_what_gave_way_already_no_other_version_takes_the_place(store: Store) -> None:
    store.save(*entry(EDITED, location="c.md"), in_place_of=replacement(TEXT, EDITED))
    third = f"{EDITED} And more."
    with pytest.raises(CorrectionError, match="replaced by ana"):
        store.save(*entry(third, location="d.md"), in_place_of=replacement(TEXT, third))


@pytest.mark.parametrize("row", [1, 2])
def test_a_row_of_a_table_gives_way_with_what_was_said_however_unlike(
    store: Store, row: int
) -> None:
    texts = ["300 people left Homs.", "Nobody left Idlib on Monday, the mayor told us."]
    for number, text in enumerate(texts, 1):
        fields = {"location": f"t.csv#{number}", "document_sha256": "t"}
        store.save(*entry(text, (), **fields, is_confidential=number == row))
    old = texts[row - 1]
    change = Correction(AT, "ana", "reports", report_id(old), "title", "", "In trust", "named")
    store.add_corrections([change])
    new = "Three dozen coaches came up to the coast by nightfall, aid staff say."
    said = replacement(old, new)
    assert store.save(*entry(new, (), location="n.md"), in_place_of=said) is Saved.REPLACED
    reports = store.tables().reports.set_index("report_id")
    assert reports.loc[report_id(new), "is_confidential"]
    assert reports.loc[report_id(new), "title"] == "In trust"
    assert reports["is_confidential"].sum() == 1


def test_a_version_cannot_replace_what_was_removed_meanwhile(store: Store) -> None:
    [number] = store.add_corrections([removal(TEXT)])
    said = replacement(TEXT, EDITED)
    with pytest.raises(CorrectionError, match="was removed by ana"):
        store.save(*entry(EDITED, location="c.md"), in_place_of=said)
    assert states(store) == ["applied"]
    store.add_corrections([withdrawal(number)])
    assert store.save(*entry(EDITED, location="c.md"), in_place_of=said) is Saved.REPLACED
    assert "Aleppo empties further" in shown(store)


def test_a_version_cannot_replace_what_is_gone(store: Store) -> None:
    gone = replacement(TEXT, EDITED)
    wrong = replace(gone, row_id="0" * 64)
    with pytest.raises(CorrectionError, match="gone"):
        store.save(*entry(EDITED, location="c.md"), in_place_of=wrong)
    assert shown(store) == {"Aleppo empties", "Trains stop"}
