import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.tidy.matching import are_versions, is_same_number, match_tellings, read_telling
from tests.sample import Said, make_entry

TITLE = "News of the day"
LEFT = "On Thursday 3,000 people left Aleppo by bus"
BUSES = "They went in 21 buses and 19 ambulances"
PEOPLE, BUS, AMBULANCE = "people_evacuated", "buses", "ambulances"


def tellings(*lines: str, said: tuple[tuple[str, str, int], ...], skip: int = 0) -> list:
    """Return how a text of these lines tells some figures; `skip` tells later ones of the words."""
    text = "\n".join(lines)
    found = []
    for words, metric, number in said:
        _, extraction, _ = make_entry(text, "AFP", None, [Said(words, metric, number)])
        figure = extraction.figures[0]
        start = figure.start
        for _ in range(skip):
            start = text.index(words, start + 1)
        row = {
            "figure_id": f"{metric}@{start}",
            "metric": metric,
            "low": number,
            "value": number,
            "high": number,
            "start": start,
            "end": start + len(words),
            "sentence": next(line for line in lines if words in line),
        }
        found.append(read_telling(row, text))
    return found


def pairs(old: list, new: list) -> set[tuple[str, str]]:
    return {(one.figure_id, other.figure_id) for one, other in match_tellings(old, new)}


THE_PEOPLE = ("3,000 people", PEOPLE, 3000)


@pytest.mark.parametrize(
    ("line", "said", "is_same"),
    [
        pytest.param(LEFT, THE_PEOPLE, True, id="the sentence as it was"),
        pytest.param(f"  {LEFT}!", THE_PEOPLE, True, id="other punctuation"),
        pytest.param(LEFT.upper(), ("3,000 PEOPLE", PEOPLE, 3000), True, id="other case"),
        pytest.param(LEFT, ("3,000", PEOPLE, 3000), True, id="words cut otherwise"),
        pytest.param(LEFT, ("3,000 people", "people_displaced", 3000), False, id="another metric"),
        pytest.param(LEFT, ("3,000 people", PEOPLE, 2999), False, id="read as another number"),
        pytest.param(
            LEFT.replace("3,000", "3,500"), ("3,500 people", PEOPLE, 3500), False, id="edited"
        ),
        pytest.param(LEFT.replace("Aleppo", "Halab"), THE_PEOPLE, True, id="one word edited"),
    ],
)
def test_a_figure_is_known_again(line: str, said: tuple[str, str, int], is_same: bool) -> None:  # noqa: FBT001
    old = tellings(TITLE, LEFT, said=(THE_PEOPLE,))
    new = tellings(TITLE, "Aleppo, Friday", line, said=(said,))
    [(one, other)] = match_tellings(old, new)
    assert is_same_number(one, other) is is_same


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        pytest.param(["3,000 people came to Homs, the mayor said"], THE_PEOPLE, id="told anew"),
        pytest.param([LEFT.replace("3,000", "40")], ("40 people", "people_killed", 40), id="both"),
        pytest.param(["40 people"], ("40 people", PEOPLE, 40), id="a bare number"),
    ],
)
def test_another_figure_is_not_taken_for_it(lines: list[str], said: tuple[str, str, int]) -> None:
    assert not pairs(tellings(LEFT, said=(THE_PEOPLE,)), tellings(*lines, said=(said,)))
    assert not pairs(tellings("3,000 people", said=(THE_PEOPLE,)), tellings(*lines, said=(said,)))


def test_of_two_alike_none_is_chosen() -> None:
    twice = (LEFT, TITLE, LEFT)
    first, second = (tellings(*twice, said=(THE_PEOPLE,), skip=skip) for skip in (0, 1))
    once = tellings("Added", LEFT, "Added too", said=(THE_PEOPLE,))
    assert not pairs(first + second, once)
    assert not pairs(once, first + second)


def test_what_stands_around_tells_two_alike_apart() -> None:
    old = [
        tellings("Monday", LEFT, "and", LEFT, "Friday", said=(THE_PEOPLE,), skip=skip)[0]
        for skip in (0, 1)
    ]
    new = [
        tellings("Late", "Monday", LEFT, "and", LEFT, "Friday", said=(THE_PEOPLE,), skip=skip)[0]
        for skip in (0, 1)
    ]
    assert pairs(old, new) == {
        (one.figure_id, other.figure_id) for one, other in zip(old, new, strict=True)
    }


def test_figures_of_one_sentence_keep_their_places() -> None:
    said = (("21 buses", BUS, 21), ("19 ambulances", AMBULANCE, 19))
    after = (("25 buses", BUS, 25), ("20 ambulances", AMBULANCE, 20))
    edited = BUSES.replace("21", "25").replace("19", "20")
    found = pairs(tellings(BUSES, said=said), tellings(TITLE, edited, said=after))
    assert {(one.split("@")[0], other.split("@")[0]) for one, other in found} == {
        (BUS, BUS),
        (AMBULANCE, AMBULANCE),
    }


LINES = st.lists(st.sampled_from([TITLE, LEFT, BUSES, "3,000 people"]), max_size=5)


@given(before=LINES, after=LINES)
def test_each_figure_is_in_one_pair_at_most(before: list[str], after: list[str]) -> None:
    def all_of(lines: list[str]) -> list:
        return [
            tellings(*lines, said=(THE_PEOPLE,), skip=skip)[0]
            for skip in range("\n".join(lines).count("3,000 people"))
        ]

    found = match_tellings(all_of(before), all_of(after))
    assert len({id(one) for one, _ in found}) == len({id(one) for _, one in found}) == len(found)
    if before == after and len(all_of(before)) == 1:
        assert len(found) == 1


@pytest.mark.parametrize(
    ("one", "other", "is_version"),
    [
        (f"{LEFT}. {BUSES}.", f"{LEFT}. {BUSES}. The ICRC went along.", True),
        (f"{LEFT}. {BUSES}.", f"{LEFT.replace('3,000', '3,500')}. {BUSES}.", True),
        (f"{LEFT}. {BUSES}.", "On Thursday the mayor of Homs opened a school for girls.", False),
        ("", "", True),
        ("Nothing", LEFT, False),
    ],
)
def test_an_edited_text_is_told_from_another(one: str, other: str, is_version: bool) -> None:  # noqa: FBT001
    assert are_versions(one, other) is is_version
    assert are_versions(other, one) is is_version


def test_a_sentence_as_long_as_a_report_is_read_around_each_number() -> None:
    numbers = range(1000, 1400)

    def all_of(text: str) -> list:
        return [
            read_telling(
                {
                    "figure_id": f"{number}@{text.index(str(number))}",
                    "metric": PEOPLE,
                    **dict.fromkeys(("low", "value", "high"), number),
                    "start": text.index(str(number)),
                    "end": text.index(str(number)) + 4,
                    "sentence": text,
                },
                text,
            )
            for number in numbers
        ]

    text = "; ".join(f"{number} people left by road" for number in numbers)
    found = match_tellings(all_of(text), all_of(f"Late: {text}, and so on"))
    assert {one.number == other.number for one, other in found} == {True}
    assert len(found) == len(numbers)
    assert max(len(one.sentence) for one, _ in found) < 300
