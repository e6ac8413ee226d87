"""A report that was confidential stays so, and out of downloads, whatever is edited."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from dashboard.tidy.build import Entry
from dashboard.tidy.corrections import Correction
from dashboard.tidy.secrecy import PROGRAM
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables
from dashboard.tidy.writer import write_files
from tests.sample import Said, december, make_entry, sample_entries

AT = datetime(2017, 1, 1, 9, 30, tzinfo=UTC)
DAY = date(2016, 12, 16)
TEXT = "300 people left eastern Aleppo for Idlib on Thursday, Our Own Man told us in trust."
EDITED = f"{TEXT} It rained."
ANOTHER = "Snow fell over Damascus and all schools there stayed shut until noon."
SAID = (Said("300 people", "people_evacuated", 300, days=december(15), origin="eastern Aleppo"),)


def entry(text: str, **fields: Any) -> Entry:
    return make_entry(
        text, "Our Own", DAY, SAID if text.startswith(TEXT) else (), **({"location": "s"} | fields)
    )


def flag(old: str, new: str, row: str) -> Correction:
    return Correction(AT, "ana", "reports", row, "is_confidential", old, new, "told in trust")


def withdraw(number: int) -> Correction:
    return Correction(AT, "ana", "corrections", str(number), "state", None, "withdrawn", "open now")


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    yield store
    store.close()


def report_id(store: Store, location: str = "s") -> str:
    reports = store.tables().reports
    return str(reports.loc[reports["location"] == location, "report_id"].iloc[0])


def is_secret(store: Store, location: str = "s") -> bool:
    reports = store.tables().reports
    return bool(reports.loc[reports["location"] == location, "is_confidential"].iloc[0])


@pytest.mark.parametrize("text", [EDITED, ANOTHER], ids=["edited", "written anew"])
@pytest.mark.parametrize("is_stated", [True, False], ids=["by its file", "by a correction"])
def test_a_confidential_report_stays_so_when_its_text_is_edited(
    store: Store, text: str, *, is_stated: bool
) -> None:
    store.save(*entry(TEXT, is_confidential=is_stated))
    if not is_stated:
        store.add_corrections([flag("false", "true", report_id(store))])
    store.save(*entry(text))
    assert is_secret(store)
    store.save(*entry(f"{text} And so on."))
    store.save(*entry(f"{text} And so on.", title="With a title"))
    assert is_secret(store)


def test_what_the_program_keeps_is_in_the_log_and_can_be_undone(store: Store) -> None:
    store.save(*entry(TEXT, is_confidential=True, title="In trust"))
    store.save(*entry(EDITED, title="In trust"))
    [row] = store.tables().corrections.to_dict("records")
    assert (row["corrected_by"], row["deed"]) == (PROGRAM, "In trust: kept confidential")
    [back] = store.add_corrections([withdraw(row["correction_id"])])
    assert not is_secret(store)
    store.save(*entry(f"{EDITED} And so on.", title="In trust"))
    assert not is_secret(store)
    store.add_corrections([withdraw(back)])
    assert is_secret(store)


@pytest.mark.parametrize("is_stated", [True, False], ids=["still stated", "not stated"])
def test_what_a_person_opened_stays_open(store: Store, *, is_stated: bool) -> None:
    store.save(*entry(TEXT, is_confidential=True))
    store.add_corrections([flag("true", "false", report_id(store))])
    store.save(*entry(EDITED, is_confidential=is_stated))
    assert not is_secret(store)
    assert len(store.tables().corrections) == 1


@pytest.mark.parametrize("location", ["s", "copy"], ids=["its own", "a copy or another name"])
def test_no_file_takes_it_back_however_often_it_is_read(store: Store, location: str) -> None:
    store.save(*entry(TEXT, is_confidential=True))
    for _ in range(3):
        store.save(*entry(TEXT, location=location))
        assert is_secret(store, location)
    assert len(store.tables().corrections) == 1
    # Stated anew, it may be lost anew; only a person opens it.
    store.save(*entry(TEXT, location=location, is_confidential=True))
    store.save(*entry(TEXT, location=location))
    assert is_secret(store, location)
    store.add_corrections([flag("true", "false", report_id(store, location))])
    store.save(*entry(TEXT, location=location))
    assert not is_secret(store, location)


def test_another_file_that_brings_a_date_does_not_open_it(store: Store) -> None:
    report, *read = entry(TEXT, is_confidential=True)
    undated = entry(TEXT, is_confidential=True, published_date=None)[0]
    store.save(undated, *read)  # type: ignore[arg-type]
    assert report.published_date == DAY
    store.save(*entry(TEXT, location="elsewhere"))
    assert is_secret(store, "elsewhere")


def test_both_stay_so_when_the_former_text_comes_back_from_elsewhere(store: Store) -> None:
    store.save(*entry(TEXT))
    store.add_corrections([flag("false", "true", report_id(store))])
    store.save(*entry(EDITED))
    store.save(*entry(TEXT, location="copy"))
    assert (is_secret(store), is_secret(store, "copy")) == (True, True)


@pytest.mark.parametrize("is_stated", [True, False], ids=["by its file", "by a correction"])
@pytest.mark.parametrize("edited", [("s",), ("copy",), ("s", "copy"), ("copy", "s")])
def test_copies_of_a_file_stay_so_whichever_is_edited(
    store: Store, edited: tuple[str, ...], *, is_stated: bool
) -> None:
    store.save(*entry(TEXT, is_confidential=is_stated))
    if not is_stated:
        store.add_corrections([flag("false", "true", report_id(store))])
    for location in ("copy", "s", "copy"):
        store.save(*entry(TEXT, location=location, is_confidential=is_stated))
    for number, location in enumerate(edited):
        store.save(*entry(f"{EDITED} {number} times.", location=location))
    for location in {"s", "copy"} - set(edited):
        store.save(*entry(TEXT, location=location, is_confidential=is_stated))
    reports = store.tables().reports
    assert set(reports["location"]) == {"s", "copy"}
    assert reports["is_confidential"].all()


def test_a_report_that_is_open_is_left_alone(store: Store) -> None:
    store.save(*entry(TEXT))
    store.save(*entry(EDITED))
    assert not is_secret(store)
    assert store.tables().corrections.empty


@pytest.mark.parametrize("is_stated", [True, False], ids=["by its file", "by a correction"])
def test_no_download_holds_a_word_of_it(
    store: Store, make_snapshot: Callable[..., Any], tmp_path: Path, *, is_stated: bool
) -> None:
    for other in sample_entries():
        store.save(*other)
    store.save(*entry(TEXT, is_confidential=is_stated))
    figure_id = entry(TEXT)[1].figures[0].figure_id
    if not is_stated:
        store.add_corrections([flag("false", "true", report_id(store))])
    told = Correction(AT, "ana", "figures", figure_id, "population", "", "staff", "Told in trust")
    store.add_corrections([told])
    store.save(*entry(EDITED))
    tables: Tables = store.tables()
    assert (tables.corrections["state"] == "applied").all()
    written = list(write_files(make_snapshot(tables=tables), tmp_path))
    assert len(written) > 3
    held = b"".join(path.read_bytes() for path in written)
    for word in (b"Our Own", b"300 people", b"in trust", figure_id.encode()):
        assert word not in held
