"""Names are settled by country, then nearness, then size; what is implausible is not taken."""

import pytest

from dashboard.base.place import Place
from dashboard.base.vocabulary import MatchMethod, PlaceAccuracy, PlaceKind
from dashboard.locate.candidate import Candidate, prominence_of
from dashboard.locate.context import Ask, choose, is_plausible, nearest_km


def candidate(  # noqa: PLR0917 - a row of a table
    place_id: str,
    country: str,
    lat: float = 0.0,
    lon: float = 0.0,
    people: int = 10_000,
    kind: PlaceKind = PlaceKind.TOWN,
    method: MatchMethod = MatchMethod.EXACT,
    within: tuple[str, ...] = (),
) -> Candidate:
    place = Place(place_id, place_id, kind, country, lat, lon, 5.0, PlaceAccuracy.ADM3)
    return Candidate(place, method, 1.0, prominence_of(kind, people), frozenset(within))


def chosen(*asks: Ask) -> list[str]:
    return [choice.candidate.place.place_id if choice else "" for choice in choose(asks)]


SMALL = candidate("small", "SY", 34.0, 36.0, 2_000)
LARGE = candidate("large", "LY", 32.0, 13.0, 2_000_000)
SYRIAN = candidate("damascus", "SY", 33.5, 36.3, 2_000_000)


def test_alone_the_larger_is_meant() -> None:
    assert chosen(Ask((SMALL, LARGE))) == ["large"]


def test_the_country_of_the_others_outweighs_size() -> None:
    assert chosen(Ask((SMALL, LARGE)), Ask((SYRIAN,))) == ["small", "damascus"]


def test_two_ambiguous_names_settle_each_other() -> None:
    other = Ask((candidate("a", "SY", 34.1, 36.1, 50_000), candidate("b", "US", 40, -80, 60_000)))
    both = Ask((candidate("c", "SY", 34.2, 36.0, 50_000), candidate("d", "FR", 45, 3, 60_000)))
    assert chosen(other, both, Ask((SYRIAN,))) == ["a", "c", "damascus"]


def test_within_a_country_the_nearer_is_meant() -> None:
    near = candidate("near", "SY", 33.6, 36.4, 5_000)
    far = candidate("far", "SY", 37.0, 42.0, 20_000)
    assert chosen(Ask((far, near)), Ask((SYRIAN,))) == ["near", "damascus"]


def test_what_lies_in_another_name_is_meant() -> None:
    ohio = candidate("ohio", "US", 40.0, -83.0, 11_000_000, PlaceKind.ADMIN1)
    inside = candidate("inside", "US", 39.0, -84.0, 9_000, within=("ohio",))
    outside = candidate("outside", "US", 41.0, -88.0, 40_000, within=("illinois",))
    assert chosen(Ask((outside, inside)), Ask((ohio,))) == ["inside", "ohio"]


def test_the_seat_stands_for_its_name_unless_the_text_says_province() -> None:
    town = candidate("town", "SY", 35.9, 36.6, 90_000, within=("province",))
    province = candidate("province", "SY", 35.8, 36.6, 1_500_000, PlaceKind.ADMIN1)
    assert chosen(Ask((town, province))) == ["town"]
    assert chosen(Ask((town, province), frozenset({PlaceKind.ADMIN1}))) == ["province"]


def test_a_village_is_not_meant_by_its_states_name() -> None:
    village = candidate("village", "IN", 22.0, 71.0, 1_000, within=("state",))
    state = candidate("state", "IN", 22.2, 72.2, 60_000_000, PlaceKind.ADMIN1)
    assert chosen(Ask((village, state))) == ["state"]


def test_the_country_that_the_text_names_counts() -> None:
    assert chosen(Ask((SMALL, LARGE), country="SY")) == ["small"]


def test_an_even_choice_is_half_sure_and_a_lone_one_wholly() -> None:
    twin = candidate("twin", "TN", 36.0, 10.0, 2_000_000)
    (even,) = choose([Ask((LARGE, twin))])
    (lone,) = choose([Ask((LARGE,))])
    assert even is not None
    assert lone is not None
    assert even.certainty == pytest.approx(0.5)
    assert lone.certainty == 1.0


def test_the_order_of_candidates_does_not_matter() -> None:
    twin = candidate("twin", "TN", 36.0, 10.0, 2_000_000)
    assert chosen(Ask((LARGE, twin))) == chosen(Ask((twin, LARGE)))


def test_nobody_is_nobody() -> None:
    assert choose([]) == []
    assert choose([Ask(())]) == [None]


@pytest.mark.parametrize(
    ("one", "others", "is_taken"),
    [
        (candidate("here", "SY", 36, 37, 0), (SYRIAN,), True),
        (candidate("abroad", "DE", 50, 7, 1_000), (SYRIAN,), False),
        (candidate("city", "CH", 46.2, 6.1, 180_000), (SYRIAN,), True),
        (candidate("called", "FR", 43, 1.6, 10_000, method=MatchMethod.ALIAS), (SYRIAN,), False),
        (candidate("next door", "LB", 33.8, 36.0, 1_000), (SYRIAN,), True),
        (candidate("state", "US", 33, -83, 9_000_000, PlaceKind.ADMIN1), (SYRIAN,), True),
        (candidate("alone", "DE", 50, 7, 20_000), (), True),
        (candidate("tiny", "DE", 50, 7, 1_000), (), False),
    ],
    ids=lambda value: value.place.place_id if isinstance(value, Candidate) else "",
)
def test_what_may_be_taken_unasked(
    one: Candidate, others: tuple[Candidate, ...], *, is_taken: bool
) -> None:
    assert is_plausible(one, others) is is_taken


def test_countries_are_near_to_nothing() -> None:
    syria = candidate("syria", "SY", 35, 38, kind=PlaceKind.COUNTRY)
    assert nearest_km(SYRIAN.place, [syria.place]) == float("inf")
