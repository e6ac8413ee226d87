"""Names of places fire; words, persons and bodies that some village is called like do not."""

import pytest

from dashboard.locate.geocoder import Locator


@pytest.mark.parametrize(
    "name",
    [
        "Aleppo",
        "#Aleppo",
        "Aleppo's",
        "eastern Aleppo",
        "East Aleppo",
        "Idlib",
        "Foua",
        "Ramouseh",
        "Turkish border",
        "Kherson",
        "MIAMISBURG",
        "NEPAL",
        "Port Sudan",
        "Nagorno-Karabakh",
        "Cox's Bazar",
        "Los Angeles County",
        "North Rhine-Westphalia",
        "L.A.",
        "Paris",
        "Sydney",
        "Georgia",
        "Jordan",
        "Turkey",
        "UK",
        "CALABARZON",
        "حلب",
        "Алеппо",
    ],
)
def test_a_place_is_known(locator: Locator, name: str) -> None:
    assert name in locator.known_names


@pytest.mark.parametrize(
    "name",
    [
        "aleppo",
        "the safe zone",
        "Many",
        "March",
        "Police",
        "Reading",
        "Nice",
        "Mobile",
        "Bus",
        "Union",
        "Free",
        "Northern",
        "East",
        "Region",
        "Camp",
        "Old City",
        "John",
        "Mary",
        "Robert",
        "Ali",
        "Ahmed",
        "Kerry",
        "Assad",
        "Marianne",
        "Jackson",
        "Syrian",
        "Gazan",
        "Arab",
        "White House",
        "Red Cross",
        "WHO",
        "UN",
        "ICRC",
        "IOM",
        "UNHCR",
        "SWAT",
        "Thursday",
        "",
        "...",
        "12,000",
        "Xyzzyville",
        "The Quick Brown Fox Jumps Over A Lazy Dog",
    ],
)
def test_what_is_no_place_is_not(locator: Locator, name: str) -> None:
    assert name not in locator.known_names


def test_only_text_can_be_a_name(locator: Locator) -> None:
    assert 7 not in locator.known_names
