from datetime import date

import pytest

from dashboard.base.figure import Leftover
from dashboard.base.vocabulary import LeftoverReason
from dashboard.tidy.build import Entry
from dashboard.view.queue import (
    DOUBTS,
    count_states,
    narrow,
    neighbors,
    order_figures,
    read_queue,
    say_doubts,
)
from tests.sample import Said, december, make_entry
from tests.view.conftest import MakeScreen

DAY = december(15)


def entry(text: str, *said: Said, publisher: str = "AFP") -> Entry:
    return make_entry(text, publisher, date(2016, 12, 15), said)


def said(words: str, number: int | tuple[int, int] = 70, **fields: object) -> Said:
    known = {"days": DAY, "origin": "eastern Aleppo"}
    return Said(words, "people_evacuated", number, **known | fields)  # type: ignore[arg-type]


def evidence_in_order(make_screen: MakeScreen, *entries: Entry) -> list[str]:
    screen = make_screen(list(entries))
    words = screen.claims.set_index("figure_id")["evidence"]
    return [str(words[one]) for one in read_queue(screen).index]


@pytest.mark.parametrize(
    ("doubtful", "doubt"),
    [
        (said("some people", (20, 99)), "is_vague"),
        (said("some people", days=(None, None)), "is_undated"),
        (said("some people", origin="Atlantis"), "is_placeless"),
    ],
    ids=["vague", "undated", "placeless"],
)
def test_what_is_doubtful_comes_before_the_rest(
    make_screen: MakeScreen, doubtful: Said, doubt: str
) -> None:
    buses = Said("70 buses", "buses", 70, days=DAY, origin="eastern Aleppo")
    sure = entry("70 buses left eastern Aleppo.", buses)
    other = make_entry(
        "Then some people left Atlantis or eastern Aleppo.", "BBC", date(2016, 12, 15), [doubtful]
    )
    assert evidence_in_order(make_screen, sure, other)[0] == "some people"
    queue = read_queue(make_screen([sure, other]))
    assert queue.iloc[0][doubt]
    assert DOUBTS[doubt] in say_doubts(queue.iloc[0].to_dict())
    assert say_doubts(queue.iloc[1].to_dict()) == ""


def test_an_alarm_comes_before_every_other_doubt(make_screen: MakeScreen) -> None:
    screen = make_screen()
    queue = read_queue(screen)
    assert queue["has_alarm"].iloc[0]
    assert queue["has_alarm"].is_monotonic_decreasing
    assert sorted(queue.index) == sorted(screen.claims["figure_id"])


def test_a_number_beside_it_that_nobody_understood_is_a_doubt(make_screen: MakeScreen) -> None:
    report, extraction, resolutions = entry(
        "70 people and 12 others left eastern Aleppo.", said("70 people")
    )
    sentence = extraction.figures[0].sentence
    leftover = Leftover(report.report_id, 14, 16, "12", LeftoverReason.UNKNOWN, sentence)
    with_it = type(extraction)(extraction.figures, (leftover,), extraction.mentions)
    assert read_queue(make_screen([(report, with_it, resolutions)]))["has_leftover"].tolist() == [
        True
    ]
    assert read_queue(make_screen([(report, extraction, resolutions)]))[
        "has_leftover"
    ].tolist() == [False]


def test_states_are_counted_and_narrowed(make_screen: MakeScreen) -> None:
    screen = make_screen()
    queue = read_queue(screen)
    queue = queue.assign(review_status=["accepted", "rejected", *[""] * (len(queue) - 2)])
    counts = count_states(queue)
    assert (counts["accepted"], counts["rejected"], counts["disputed"]) == (1, 1, 0)
    assert sum(counts.values()) == len(queue)
    assert len(narrow(queue, ["accepted", "rejected"])) == 2
    assert len(narrow(queue, [])) == len(queue)
    report_id = str(queue["report_id"].iloc[0])
    assert set(narrow(queue, [], report_id)["report_id"]) == {report_id}


@pytest.mark.parametrize(
    ("figure_id", "around"),
    [("a", ("", "b")), ("b", ("a", "c")), ("c", ("b", "")), ("z", ("", "a"))],
)
def test_neighbors(figure_id: str, around: tuple[str, str]) -> None:
    assert neighbors(["a", "b", "c"], figure_id) == around


def test_an_empty_view_has_an_empty_queue(make_screen: MakeScreen) -> None:
    screen = make_screen([])
    assert order_figures(screen.claims, screen.tally, screen.tables.leftovers).empty
