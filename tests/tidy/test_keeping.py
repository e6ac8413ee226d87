"""A report comes in as the newer version of another one, on a person's word."""

from collections.abc import Iterator
from datetime import UTC, date, datetime

import pytest

from dashboard.base.errors import CorrectionError
from dashboard.tidy.build import Entry
from dashboard.tidy.corrections import Correction
from dashboard.tidy.removing import replace_by
from dashboard.tidy.store import Saved, Store
from tests.sample import make_entry

FIRST, SECOND, THIRD, OTHER = "Rain fell.", "Rain fell all day.", "Rain fell again.", "It snowed."


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    store.save(*entry(FIRST))
    store.save(*entry(OTHER))
    yield store
    store.close()


def entry(text: str, place: str = "") -> Entry:
    return make_entry(text, "AFP", date(2016, 12, 16), location=f"{place}{text}")


def word(old: str, new: str) -> Correction:
    cell = replace_by(*(entry(text)[0].report_id for text in (old, new)))
    return Correction(datetime(2017, 1, 1, tzinfo=UTC), "ana", *cell, "newer")


def shown(store: Store) -> set[str]:
    return set(store.tables().reports["text"])


def test_what_gave_way_does_not_come_in_as_the_newer_one(store: Store) -> None:
    for old, new in ((FIRST, SECOND), (SECOND, THIRD)):
        assert store.save(*entry(new), in_place_of=word(old, new)) is Saved.REPLACED
    for newer in (FIRST, SECOND):
        with pytest.raises(CorrectionError, match="gave way to a newer version already"):
            store.save(*entry(newer, "uploaded/"), in_place_of=word(THIRD, newer))
    assert shown(store) == {THIRD, OTHER}
    assert len(store.tables().corrections) == 2


def test_the_same_word_a_second_time_changes_nothing(store: Store) -> None:
    said = word(FIRST, SECOND)
    assert store.save(*entry(SECOND), in_place_of=said) is Saved.REPLACED
    assert store.save(*entry(SECOND), in_place_of=said) is Saved.KNOWN
    assert len(store.tables().corrections) == 1


@pytest.mark.parametrize(
    ("old", "new", "comes", "told"),
    [
        pytest.param(FIRST, FIRST, FIRST, "of itself", id="itself"),
        pytest.param(FIRST, OTHER, SECOND, "not the one", id="another one that is kept"),
        pytest.param(FIRST, THIRD, SECOND, "not the one", id="one that is not kept"),
    ],
)
def test_a_word_that_does_not_speak_of_what_comes_in_is_refused(
    store: Store, old: str, new: str, comes: str, told: str
) -> None:
    with pytest.raises(CorrectionError, match=told):
        store.save(*entry(comes, "uploaded/"), in_place_of=word(old, new))
    assert shown(store) == {FIRST, OTHER}
