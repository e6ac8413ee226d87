from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from dashboard.base.place import Place
from dashboard.base.vocabulary import Kind, PlaceAccuracy, PlaceKind, Qualifier, Timing
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.claim import Claim
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.point import Point
from dashboard.tidy.series import build_series
from dashboard.tidy.tally import build_tally
from dashboard.tidy.terms import Alarm
from tests.sample import PLACES, Said, make_entry, sample_sources
from tests.tidy.by_hand import claim, total

SUDAN = Place("sd", "Sudan", PlaceKind.COUNTRY, "SD", 16.0, 30.0, 900.0, PlaceAccuracy.ADM0)
PORT = Place("port", "Port Sudan", PlaceKind.TOWN, "SD", 19.6, 37.2, 5.0, PlaceAccuracy.ADM3)


def by(state: str, number: int, on: int, **fields: Any) -> Claim:
    return total(number, on, source=state, state=state, **fields)


def last_total(claims: Sequence[Claim]) -> Point:
    points = build_series(claims, Kind.FLOW)
    return [one for one in points if one.timing is Timing.CUMULATIVE][-1]


@pytest.mark.parametrize(
    ("claims", "value", "reach"),
    [
        pytest.param([by("A", 546, 15), by("B", 8000, 16)], 8000, (8000, 8546), id="largest last"),
        pytest.param(
            [by("A", 546, 16), by("B", 8000, 15)], 8000, (8000, 8546), id="largest before"
        ),
        pytest.param([by("A", 546, 15), by("B", 8000, 15)], 8000, (8000, 8546), id="of one day"),
        pytest.param(
            [by("A", 546, 14), by("A", 600, 15), by("B", 8000, 15), by("C", 9, 15)],
            8000,
            (8000, 8609),
            id="three states, each once",
        ),
        pytest.param(
            [by("A", 7, 15), replace(by("B", 50, 15), timing=Timing.NEW)],
            50,
            (50, 57),
            id="a count",
        ),
    ],
)
def test_the_largest_is_the_least_and_the_range_reaches_to_all(
    claims: list[Claim], value: int, reach: tuple[int, int]
) -> None:
    point = last_total(claims)
    assert (point.value, (point.low, point.high)) == (value, reach)
    assert point.qualifier is Qualifier.AT_LEAST
    assert point.alarms == {Alarm.SEVERAL_STATES}
    assert "Other states tell of those whom they took out: " in point.logic
    assert last_total(claims[::-1]) == point


@pytest.mark.parametrize(
    ("claims", "value", "reach"),
    [
        pytest.param(
            [total(4285, 14), by("A", 780, 15), by("B", 897, 14)], 4285, (4285, 4285), id="later"
        ),
        pytest.param(
            [total(4285, 15, trust=1), by("A", 780, 15, trust=2)], 4285, (4285, 4285), id="same day"
        ),
        pytest.param(
            [total(500, 14), by("A", 780, 15), by("B", 897, 14)], 897, (897, 1677), id="outgrown"
        ),
    ],
)
def test_a_total_of_all_stands_before_that_of_one_state(
    claims: list[Claim], value: int, reach: tuple[int, int]
) -> None:
    point = last_total(claims)
    assert (point.value, (point.low, point.high)) == (value, reach)
    assert point.day == date(2016, 12, 15)


def test_a_number_that_is_not_the_last_is_worked_out() -> None:
    point = last_total([by("A", 546, 16), by("B", 8000, 15)])
    assert point.is_derived
    assert point.logic.startswith(
        "Worked out by this program: the largest number that one state tells of those whom it took "
        "out, 8,000 on 15 Dec 2016 (B through AFP)."
    )
    assert "took out: 546 on 16 Dec 2016 (A through AFP)." in point.logic


@pytest.mark.parametrize(
    "claims",
    [
        pytest.param([by("A", 546, 15), by("A", 8000, 16)], id="one state"),
        pytest.param([by("A", 546, 15), total(8000, 16)], id="no state's last"),
        pytest.param([by("A", 546, 16), total(8000, 15)], id="no state's before"),
        pytest.param([by("A", 546, 15), by("B", 8000, 16, trust=0)], id="low reliability"),
        pytest.param([by("A", 546, 15), claim(9, 16, Timing.PLANNED, state="B")], id="a plan"),
    ],
)
def test_without_two_states_nothing_is_told_apart(claims: list[Claim]) -> None:
    assert Alarm.SEVERAL_STATES not in last_total(claims).alarms


def entry(number: int, day: int, source: str, origin: Place) -> Entry:
    said = Said(f"{number} people", "people_evacuated", number, timing=Timing.CUMULATIVE,
                days=(None, date(2023, 4, day)), origin=origin.name, by=source)  # fmt: skip
    text = f"{number} people left {origin.name}, said the {source}."
    return make_entry(text, "AFP", date(2023, 4, day), [said], places=(*PLACES, SUDAN, PORT))


def counter(*entries: Entry) -> Headline:
    claims = build_claims(build_tables(entries), sample_sources())
    found = headline(build_tally(claims), claims, "people_evacuated")
    assert found is not None
    return found


def test_no_state_stands_for_the_evacuation_of_a_country() -> None:
    found = counter(
        entry(538, 25, "French government", SUDAN),
        entry(4879, 29, "Saudi government", SUDAN),
        entry(530, 30, "Indian government", SUDAN),
    )
    assert (found.value, found.low, found.high) == (4879, 4879, 5947)
    assert (found.qualifier, found.is_open) == (Qualifier.AT_LEAST, True)
    assert found.alarms == (Alarm.SEVERAL_STATES,)


@pytest.mark.parametrize(
    ("source", "place"),
    [
        pytest.param("Sudanese government", SUDAN, id="the country's own government"),
        pytest.param("UN", SUDAN, id="no government"),
        pytest.param("French government", PORT, id="of one town"),
    ],
)
def test_who_tells_of_all_is_no_state_among_several(source: str, place: Place) -> None:
    entries = [entry(538, 28, source, place), entry(4879, 29, "Saudi government", place)]
    assert Alarm.SEVERAL_STATES not in counter(*entries).alarms


@pytest.mark.parametrize(
    ("text", "numbers", "states"),
    [
        pytest.param(
            "France evacuated 546 people from Sudan; Germany 700; Saudi Arabia 8,000.",
            [546, 700, 8000],
            ["French government", "German government", "Saudi government"],
            id="a list in one sentence",
        ),
        pytest.param(
            "- The UK: 1,573 people out of Sudan", [1573], ["British government"], id="row"
        ),
        pytest.param(
            "On Sunday, Jordan flew 343 out of Sudan",
            [343],
            ["Jordanian government"],
            id="after another phrase",
        ),
        pytest.param(
            "British forces took 546 people out of Sudan; the German Air Force 700; US troops 200.",
            [546, 700, 200],
            ["British government", "German government", "US government"],
            id="a state's forces",
        ),
        pytest.param("Rebel forces took 546 people out of Sudan", [546], [""], id="other forces"),
        pytest.param("French planes took 546 out of Sudan", [546], [""], id="what is a state's"),
        pytest.param("From France 546 people came to Sudan", [546], [""], id="not at the start"),
        pytest.param("Sudan let 546 people go", [546], [""], id="the country that is left"),
    ],
)
def test_the_state_that_begins_the_words_is_the_one_that_took_them_out(
    text: str, numbers: list[int], states: list[str]
) -> None:
    said = [
        Said(f"{number:,}", "people_evacuated", number, timing=Timing.CUMULATIVE, origin="Sudan")
        for number in numbers
    ]
    made = make_entry(text, "Reuters", date(2023, 4, 28), said, places=(*PLACES, SUDAN))
    claims = build_claims(build_tables([made]), sample_sources())
    assert claims["state"].tolist() == states


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("France has evacuated 388 people from Port Sudan", "French government"),
        ("Germany said Friday that it had flown 388 people out of Port Sudan", "German government"),
        ("Germany said Friday that 388 people had left Port Sudan", ""),
        ("France: 388 people have left Port Sudan", ""),
    ],
    ids=["it took them", "it says it took them", "it says they left", "it is credited"],
)
def test_out_of_a_town_it_is_the_state_that_took_them_itself(text: str, state: str) -> None:
    said = Said("388", "people_evacuated", 388, timing=Timing.CUMULATIVE, origin="Port Sudan")
    made = make_entry(text, "Reuters", date(2023, 4, 28), [said], places=(*PLACES, SUDAN, PORT))
    claims = build_claims(build_tables([made]), sample_sources())
    assert claims["state"].tolist() == [state]
