from collections.abc import Callable
from datetime import date

import pytest

from dashboard.view.panel import Screen
from dashboard.view.sidebar import complete_range, list_choices
from tests.sample import Said, december, make_entry

ONE, TWO = date(2016, 12, 15), date(2016, 12, 16)


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ((), (None, None)),
        ((ONE,), (None, None)),
        ((ONE, TWO), (ONE, TWO)),
        ((TWO, ONE), (ONE, TWO)),
        ((ONE, TWO, TWO), (None, None)),
        (ONE, (None, None)),
        (None, (None, None)),
    ],
    ids=str,
)
def test_a_range_counts_only_when_it_has_two_ends(
    days: tuple[date, ...] | date | None, expected: tuple[date | None, date | None]
) -> None:
    assert complete_range(days) == expected


def test_the_filters_offer_what_occurs(screen: Screen) -> None:
    choices = list_choices(screen.claims)
    assert (choices.first_day, choices.last_day) == (date(2016, 12, 15), date(2016, 12, 24))
    assert choices.publishers[:2] == ("AFP", "Arabs Today")
    assert choices.metrics[0] == "people_evacuated"
    assert "people_killed" not in choices.metrics
    assert "" not in choices.origins
    assert "Eastern Aleppo, Dec 2016" in choices.operations.values()


def test_the_filters_of_an_empty_store_offer_nothing(make_screen: Callable[..., Screen]) -> None:
    undated = make_screen([make_entry("Nobody left.", "AFP", None)])
    choices = list_choices(undated.claims)
    assert choices.first_day is None
    assert not choices.operations


def test_two_operations_of_one_name_are_told_apart(make_screen: Callable[..., Screen]) -> None:
    text = "{} people left eastern Aleppo."
    apart = [
        make_entry(
            text.format(number),
            "AFP",
            date(2016, 12, day),
            (Said(f"{number} people", "people_evacuated", number, days=december(day),
                  origin="eastern Aleppo"),),
        )
        for number, day in ((100, 1), (200, 30))
    ]  # fmt: skip
    names = list(list_choices(make_screen(apart).claims).operations.values())
    assert len(names) == 2
    assert len(set(names)) == 2
