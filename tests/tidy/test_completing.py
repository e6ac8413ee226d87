"""Day and source of a figure that a person adds: from its sentence, from its report, or asked."""

from datetime import date
from typing import Any

import pandas as pd
import pytest

from dashboard.base.errors import CorrectionError
from dashboard.tidy.completing import complete, say_completed, suggest

TEXT = "On Thursday 3,000 people left in 21 buses, the ICRC said. A score of vans followed."
PUBLISHED = pd.Timestamp(2016, 12, 16)
THURSDAY = pd.Timestamp(2016, 12, 15)


def report(**fields: Any) -> dict[str, Any]:
    return {"text": TEXT, "published_date": PUBLISHED, "publisher": "AFP", **fields}


def told(**fields: Any) -> dict[str, Any]:
    sentence = TEXT.partition(" A score")[0]
    facts = {"start_date": THURSDAY, "end_date": THURSDAY, "attributed_to": "ICRC"}
    start = TEXT.index("3,000 people")
    return {"sentence": sentence, "start": start, "timing": "new", **facts, **fields}


def cells(day: str | None = None, by: str = "") -> dict[str, str | None]:
    return {"value": "20", "start_date": day, "end_date": day, "attributed_to": by}


def where(words: str) -> tuple[int, int]:
    return TEXT.index(words), TEXT.index(words) + len(words)


def test_the_figure_beside_it_tells() -> None:
    found = suggest(report(), *where("21 buses"), [told()])
    assert (found["start_date"], found["end_date"]) == (THURSDAY, THURSDAY)
    assert found["attributed_to"] == "ICRC"


@pytest.mark.parametrize(
    ("words", "beside", "published", "days"),
    [
        ("A score", told(), PUBLISHED, {PUBLISHED}),
        ("21 buses", told(start_date=pd.NaT, end_date=pd.NaT), PUBLISHED, {PUBLISHED}),
        ("A score", told(), pd.NaT, set()),
    ],
    ids=["another sentence", "one without a day", "no day at all"],
)
def test_else_the_day_of_publication(
    words: str, beside: dict[str, Any], published: Any, days: set[pd.Timestamp]
) -> None:
    found = suggest(report(published_date=published), *where(words), [beside])
    assert set(found.values()) == days


def test_what_is_left_open_stands_on_the_day_of_publication() -> None:
    done = complete(cells(), report())
    assert (done["start_date"], done["end_date"]) == ("2016-12-16", "2016-12-16")
    assert complete(cells("2016-12-14"), report())["end_date"] == "2016-12-14"


@pytest.mark.parametrize(
    ("given", "fields", "missing"),
    [
        (cells(), {"published_date": pd.NaT}, "Give the day"),
        (cells(by="  "), {"publisher": ""}, "Give who said it"),
        (cells("2016-12-14"), {"published_date": None}, None),
        (cells(by="ICRC"), {"publisher": ""}, None),
    ],
    ids=["no day", "no source", "day given", "source given"],
)
def test_what_nobody_tells_is_asked_for(
    given: dict[str, str | None], fields: dict[str, Any], missing: str | None
) -> None:
    if missing is None:
        assert complete(given, report(**fields))["attributed_to"] == given["attributed_to"]
        return
    with pytest.raises(CorrectionError, match=missing):
        complete(given, report(**fields))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "the day is that of publication, 16 Dec 2016, and the source is the publisher"),
        ({"published_date": None, "publisher": " "}, "has to be given, and the source has to be"),
    ],
)
def test_it_is_said_what_is_taken(fields: dict[str, Any], words: str) -> None:
    assert words in say_completed(report(**fields))


def test_days_are_those_of_the_table() -> None:
    assert complete(cells(), report(published_date=date(2016, 12, 16)))["start_date"]
