"""Languages: tables by code, and a guess that holds for short texts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import ClassVar

import pytest

from dashboard.base.errors import PluginError
from dashboard.extract import language
from dashboard.extract.language import guess_language, languages
from dashboard.extract.tables import Language

TWEET = (
    "#Kanlaon UPDATE 6PM: 11,240 evacuees fr La Castellana (7,900) & Bago (1,190), Negros Occ. "
    "14 trucks deployed."
)


def test_the_tables_of_a_language_are_merged_from_its_files() -> None:
    english = languages()["en"]
    assert english.numbers["unit"]["seven"] == 7
    assert "evacuate" in english.events
    assert english.said


def test_a_table_of_rows_may_stand_in_several_files() -> None:
    assert {"evacuate", "shelter", "kill"} <= languages()["en"].events.keys()


@pytest.mark.parametrize("name", [entry.name for entry in fields(Language)])
def test_no_phrase_is_written_twice_in_a_table(name: str) -> None:
    table = getattr(languages()["en"], name)
    rows = table.values() if isinstance(table, Mapping) else [table]
    phrases = (" ".join(phrase.split()) for row in rows for phrase in _phrases(row))
    assert [phrase for phrase, times in Counter(phrases).items() if times > 1] == []


def _phrases(row: object) -> list[str]:
    return row.strip(" \n,").split(",") if isinstance(row, str) and row.strip() else []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (TWEET, "en"),
        ("5 buses & 1 ambulance have left #Aleppo", "en"),
        ("Some 3,000 people were brought out of the city on Thursday.", "en"),
        ("Rund 3.000 Menschen haben den Osten der Stadt verlassen.", "de"),
        ("Unas 3.000 personas han salido del este de la ciudad.", "es"),
        ("تم إجلاء ثلاثة آلاف شخص من شرق حلب", "ar"),
        ("123 456", ""),
    ],
    ids=["names", "tweet", "english", "german", "spanish", "arabic", "no-letters"],
)
def test_a_language_is_guessed(text: str, code: str) -> None:
    assert guess_language(text) == code


class Unknown:
    CODE = "xx"
    COLOURS = "red, green"


class Rows:
    CODE = "xx"
    EVENTS: ClassVar = {"kill": "died"}


class Twice:
    CODE = "xx"
    STOPS = "a"


@pytest.mark.parametrize(
    ("modules", "fault"),
    [((Unknown,), "does not know"), ((Twice, Twice), "has twice"), ((Rows, Rows), "has twice")],
    ids=["unknown-table", "table-twice", "row-twice"],
)
def test_a_wrong_table_is_told(
    modules: tuple[type, ...], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "load", lambda *_: modules)
    with pytest.raises(PluginError, match=fault):
        languages.__wrapped__()
