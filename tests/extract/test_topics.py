"""What place a report is about, and which place is only its desk."""

import pytest

from dashboard.base.vocabulary import PlaceRole
from dashboard.extract.naming import Naming, Place
from dashboard.extract.topics import find_topic, is_dateline


def at(text: str, name: str) -> Place:
    start = text.index(name)
    return Place(name, start, start + len(name))


@pytest.mark.parametrize(
    ("text", "name", "is_desk"),
    [
        ("LAGOS - Floods drove 900 people out of Lokoja.", "LAGOS", True),
        ("LAGOS (NAN) — Floods drove 900 people out of Lokoja.", "LAGOS", True),
        ("NAIROBI, March 3, 2020. Some 900 people left Garissa.", "NAIROBI", True),
        ("Floods in Kogi\nLagos : Some 900 people left Lokoja.", "Lagos", True),
        ("NIGERIA — floods, report 4\nSome 900 people left Lokoja.", "NIGERIA", False),
        ("Lokoja: 900 people moved out", "Lokoja", False),
        ("NIGERIA, March 3, 2020 - as it happened\nSome 900 left.", "NIGERIA", False),
        ("Floods drove 900 people out of Lokoja.", "Lokoja", False),
        ("Kogi State, March 3, 2020. Some 900 people left.", "Kogi State", False),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_desk_is_told_by_its_place_in_the_line(text: str, name: str, *, is_desk: bool) -> None:
    assert is_dateline(at(text, name), text) is is_desk


@pytest.mark.parametrize(
    ("text", "names", "topic"),
    [
        ("LAGOS - Floods hit Lokoja. Then they went.", ("LAGOS", "Lokoja"), "Lokoja"),
        ("Lokoja under water\nThe river fell at Onitsha.", ("Lokoja", "Onitsha"), "Lokoja"),
        ("In Derna, Libya, a dam broke. Libya asked for help.", ("Derna", "Libya"), "Derna"),
    ],
    ids=["desk", "title", "qualifier"],
)
def test_the_topic_is_no_desk_and_no_country_behind_a_town(
    text: str, names: tuple[str, ...], topic: str
) -> None:
    named = [Naming(at(text, name), None) for name in names]
    found = find_topic(named, text, PlaceRole.PLACE)
    assert found is not None
    assert found.name == topic


def test_a_role_counts_more() -> None:
    text = "x" * 200 + " to Benin from Warri"
    named = [
        Naming(at(text, "Benin"), PlaceRole.DESTINATION),
        Naming(at(text, "Warri"), PlaceRole.ORIGIN),
    ]
    found = find_topic(named, text, PlaceRole.ORIGIN)
    assert found is not None
    assert found.name == "Warri"


def test_a_report_without_places_has_no_topic() -> None:
    assert find_topic([], "Nothing.", PlaceRole.ORIGIN) is None
