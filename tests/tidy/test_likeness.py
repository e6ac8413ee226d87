"""Which reports look like versions of one another, asked one by one and of all at once."""

from datetime import date
from typing import Any

import pandas as pd
import pytest

from dashboard.tidy.likeness import HEAD, are_alike, find_all_alike, find_likeness

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
    pytest.param({"published_date": date(2016, 12, 16), "title": "Title 1"}, False, id="later"),
    pytest.param({"published_date": None, "title": "Title 1"}, False, id="no day"),
]


@pytest.mark.parametrize(("fields", "is_alike"), CASES)
def test_two_reports_look_alike_by_one_rule(fields: dict[str, Any], *, is_alike: bool) -> None:
    one = row(1)
    other = row(2) | fields
    assert are_alike(one, other) is is_alike
    assert are_alike(other, one) is is_alike
    assert (find_likeness(other, [one]) is not None) is is_alike
    frame = pd.DataFrame([one, other, row(3, "Alone", publisher="UN")])
    frame["published_date"] = pd.to_datetime(frame["published_date"])
    assert set(find_all_alike(frame)) == ({frozenset({"r1", "r2"})} if is_alike else set())


@pytest.mark.parametrize(
    ("one", "other", "is_alike"),
    [
        ({}, {"publisher": "Reuters", "text": OTHER}, True),
        ({}, {"published_date": date(2016, 12, 16), "text": OTHER}, False),
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
    "location", ["pasted/{}/pasted text", "in/all.csv#{}", "https://a.org/{}/index.html"]
)
def test_names_that_say_nothing_are_no_sign(location: str) -> None:
    one, other = (row(n, location=location.format(n)) for n in (1, 2))
    other["text"] = OTHER
    assert not are_alike(one, other)


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
