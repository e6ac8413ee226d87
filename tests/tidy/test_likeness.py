"""Which reports look like versions of one another, asked one by one and of all at once."""

from datetime import date
from typing import Any

import pandas as pd
import pytest

from dashboard.tidy.likeness import HEAD, find_all_alike, find_likeness

LEDE = (
    "Buses carried three thousand people out of the eastern districts on Thursday, officials said, "
    "and the first of them came to the camp before dark. "
)
MIDDLE = (
    "Doctors met them with soup and blankets while clerks wrote down every name, which took the "
    "better part of the night and went on until the sun rose. "
)
REST = (
    "The army closed the road at noon. Nobody knew when it would open again, drivers said, and "
    "those who had waited since the morning walked home in the rain. "
)
OTHER = (
    "Markets opened late. Bread was sold in four streets, the price of fuel rose by half, and "
    "people who could pay for neither stood by and looked on. "
)
TEXT = LEDE + MIDDLE + REST


NEXT = date(2016, 12, 16)
SITREP = (
    "Situation report 12, {day} December. Since the last report {buses} buses and {ambulances} "
    "ambulances left the eastern districts. In all {people} people were brought to the camps in "
    "the north, where {tents} tents stand ready and food for {days} days is stored. Partners hand "
    "out blankets, mattresses and kitchen sets to all who come, and doctors see every child. The "
    "next report will be issued tomorrow evening, as soon as the figures of the day are in."
)
FIRST = SITREP.format(day=15, buses=21, ambulances=13, people="3,000", tents=410, days=6)
CORRECTED = {"day": 15, "buses": 22, "ambulances": 13, "people": "3,000", "tents": 410, "days": 6}
ANEW = {"day": 16, "buses": 35, "ambulances": 9, "people": "9,500", "tents": 520, "days": 5}


def are_alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return find_likeness(other, [one]) is not None


def row(number: int, text: str = TEXT, **fields: Any) -> dict[str, Any]:
    facts = {
        "report_id": f"r{number}", "title": f"Title {number}", "publisher": "AFP",
        "published_date": date(2016, 12, 15), "url": "", "location": f"in/{number}.md",
    }  # fmt: skip
    return {**facts, "text": text, **fields}


CASES = [
    pytest.param({"title": "title  1", "text": OTHER}, True, id="same title"),
    pytest.param({"location": "uploaded/9/1.md", "text": OTHER}, True, id="same file name"),
    pytest.param({"text": LEDE + MIDDLE + OTHER}, True, id="same beginning, most of the text"),
    pytest.param({"text": OTHER + MIDDLE + REST}, True, id="same end, most of the text"),
    pytest.param({"text": LEDE + OTHER + OTHER.upper()}, False, id="same beginning alone"),
    pytest.param({"text": OTHER}, False, id="nothing"),
    pytest.param({"publisher": "Reuters"}, False, id="another publisher has it"),
    pytest.param({"published_date": NEXT, "title": "Title 1", "text": OTHER}, False, id="later"),
    pytest.param({"published_date": NEXT, "text": TEXT + OTHER}, True, id="later, more text"),
    pytest.param(
        {"published_date": NEXT, "text": LEDE + OTHER * 2}, False, id="later, another text"
    ),
    pytest.param({"published_date": None, "title": "Title 1"}, False, id="no day"),
]


@pytest.mark.parametrize(("fields", "is_alike"), CASES)
def test_two_reports_look_alike_by_one_rule(fields: dict[str, Any], *, is_alike: bool) -> None:
    one = row(1)
    other = row(2) | fields
    assert are_alike(one, other) is is_alike
    assert are_alike(other, one) is is_alike
    frame = pd.DataFrame([one, other, row(3, "Alone", publisher="UN")])
    frame["published_date"] = pd.to_datetime(frame["published_date"])
    assert set(find_all_alike(frame)) == ({frozenset({"r1", "r2"})} if is_alike else set())


@pytest.mark.parametrize(
    ("one", "other", "is_alike"),
    [
        ({}, {"publisher": "Reuters", "text": OTHER}, True),
        ({}, {"published_date": NEXT, "text": OTHER}, False),
        ({"published_date": None}, {"published_date": None, "text": OTHER}, True),
    ],
    ids=["whoever publishes", "rewritten on another day", "both without a day"],
)
def test_an_address_is_that_of_one_report_a_day(
    one: dict[str, Any], other: dict[str, Any], *, is_alike: bool
) -> None:
    address = {"url": "https://example.org/a"}
    assert are_alike(row(1) | address | one, row(2) | address | other) is is_alike


@pytest.mark.parametrize(
    ("day", "numbers", "is_alike"),
    [
        (NEXT, CORRECTED, True),
        (date(2016, 12, 18), CORRECTED, True),
        (date(2016, 12, 19), CORRECTED, False),
        (NEXT, ANEW, False),
        (NEXT, ANEW | {"day": 15, "tents": 410}, False),
        (date(2016, 12, 15), ANEW, True),
    ],
    ids=[
        "a number set right", "three days later", "over three days later", "the next one",
        "the next one with some of the same numbers", "two of one day",
    ],
)  # fmt: skip
def test_the_next_report_by_a_template_is_no_version_of_the_one_before(
    day: date, numbers: dict[str, Any], *, is_alike: bool
) -> None:
    one = row(1, FIRST, title="Situation report", url="https://example.org/latest")
    other = {**one, "report_id": "r2", "published_date": day, "text": SITREP.format(**numbers)}
    assert are_alike(one, other) is is_alike
    frame = pd.DataFrame([one, other]).astype({"published_date": "datetime64[us]"})
    assert bool(find_all_alike(frame)) is is_alike


def test_one_of_its_own_day_is_meant_before_one_of_another() -> None:
    kept = [row(1, published_date=NEXT), row(2), row(3, published_date=NEXT)]
    found = find_likeness(row(9, TEXT + "More soon.", location="a/1.md"), kept)
    assert found is not None
    assert (found.report_id, found.is_version) == ("r2", False)


@pytest.mark.parametrize(
    "location", ["pasted/{}/pasted text", "in/all.csv#{}", "https://a.org/{}/index.html"]
)
def test_names_that_say_nothing_are_no_sign(location: str) -> None:
    one, other = (row(n, location=location.format(n)) for n in (1, 2))
    other["text"] = OTHER
    assert not are_alike(one, other)


def test_another_text_of_its_address_and_day_is_most_likely_a_version() -> None:
    found = find_likeness(
        row(9, TEXT + " More soon.", url="https://a.org/1", location="pasted/2/pasted text"),
        [row(1, url="https://a.org/1")],
    )
    assert found is not None
    assert found.is_version


def test_the_one_it_is_most_likely_a_version_of_is_found() -> None:
    kept = [row(1, OTHER, title="Convoy"), row(2), row(3, OTHER)]
    new = row(9, TEXT + " More soon.", title="Convoy", location="uploaded/1/2.md")
    found = find_likeness(new, kept)
    assert found is not None
    assert (found.report_id, found.is_version) == ("r2", True)
    assert find_likeness(kept[2] | {"title": "Convoy"}, kept[:1]) is not None
    assert find_likeness(kept[0], kept[:1]) is None


def test_the_head_is_what_is_read_of_a_report() -> None:
    assert set(row(1)) == {*HEAD, "text"}
