"""How likely a place is meant when nothing else is known."""

import pytest

from dashboard.base.vocabulary import PlaceKind
from dashboard.locate.candidate import prominence_of


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ((PlaceKind.COUNTRY, 0), (PlaceKind.ADMIN1, 200_000_000)),
        ((PlaceKind.ADMIN1, 1_000_000), (PlaceKind.TOWN, 1_000_000)),
        ((PlaceKind.ADMIN1, 10_000_000), (PlaceKind.TOWN, 30_000_000)),
        ((PlaceKind.TOWN, 2_000_000), (PlaceKind.TOWN, 1_000_000)),
        ((PlaceKind.TOWN, 20_000), (PlaceKind.ADMIN2, 5_000)),
    ],
)
def test_prominence_grows_with_kind_and_people(
    more: tuple[PlaceKind, int], less: tuple[PlaceKind, int]
) -> None:
    assert prominence_of(*more) > prominence_of(*less)


def test_a_hand_kept_village_counts_as_a_city_but_not_as_a_metropolis() -> None:
    village = prominence_of(PlaceKind.TOWN, 0, is_hand_kept=True)
    assert prominence_of(PlaceKind.TOWN, 200_000) < village < prominence_of(PlaceKind.TOWN, 500_000)
