from typing import Any

import pytest

from dashboard.base.vocabulary import Qualifier
from dashboard.tidy import wording
from tests.tidy.by_hand import claim, day


@pytest.mark.parametrize(
    ("qualifier", "told"),
    [
        ("exact", "3,000"),
        ("about", "about 3,000"),
        ("more_than", "more than 3,000"),
        ("at_least", "at least 3,000"),
        ("nearly", "nearly 3,000"),
        ("up_to", "up to 3,000"),
    ],
)
def test_a_number_with_its_hedge(qualifier: str, told: str) -> None:
    assert wording.say_number(3000, 3000, 3000, Qualifier(qualifier)) == told


def test_bounds_that_are_one_number() -> None:
    assert wording.say_number(None, 5, 5, Qualifier.VAGUE) == "5"


def test_who_says_it() -> None:
    assert wording.say_source(claim(1, 15)) == "ICRC through AFP"
    assert wording.say_source(claim(1, 15, publisher="ICRC")) == "ICRC"
    assert wording.say_source(claim(1, 15, source="", publisher="")) == "an unnamed source"


def test_a_long_list_is_cut_and_repeats_are_told_once() -> None:
    claims = [claim(n, 15) for n in (1, 2, 3, 4, 5, 5, 6)]
    told = wording.say_claims(claims)
    assert told.startswith("6 (ICRC through AFP), 5 (ICRC through AFP), 4")
    assert told.endswith(", and 2 more")


def test_days() -> None:
    assert wording.say_days(day(15), day(15)) == "15 Dec 2016"
    assert wording.capitalize("about ICRC") == "About ICRC"
    assert wording.capitalize("") == ""


@pytest.mark.parametrize(
    ("row", "title"),
    [
        ({"title": "Convoys", "text": "Some 70 people left."}, "Convoys"),
        ({"title": "", "text": "Some  70\npeople left."}, "Some 70 people left."),
        ({"title": "", "text": "left " * 40}, f"{('left ' * 14).strip()} …"),
        ({"title": "", "text": "x" * 200}, f"{'x' * 70} …"),
        ({"title": "", "text": ""}, "Untitled"),
        ({"title": ""}, "Untitled"),
    ],
    ids=["title", "short", "long", "one word", "empty", "no text"],
)
def test_a_report_without_a_title_is_called_by_its_first_words(row: Any, title: str) -> None:
    assert wording.title_of(row) == title
