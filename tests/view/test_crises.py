from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from dashboard.view.crises import MOST_LINES, describe_crises, list_apart, list_lines, read_crises
from dashboard.view.panel import Screen
from tests.view.crises import many_crises, total
from tests.view.panels.test_largest_evacuations import evacuation

MakeScreen = Callable[..., Screen]
METRIC = "people_evacuated"


@pytest.fixture
def crises_screen(make_screen: MakeScreen) -> Screen:
    return make_screen(many_crises())


def largest(screen: Screen) -> list[str]:
    return [*list_lines(screen, METRIC)][:MOST_LINES]


def test_the_largest_by_their_latest_total_come_first(crises_screen: Screen) -> None:
    names = [*list_lines(crises_screen, METRIC).values()]
    assert [name.split(",")[0] for name in names[:3]] == ["Town 7", "Town 6", "Town 5"]
    assert len(names) == 8


def test_the_others_are_one_line_that_adds_up_what_each_last_said(crises_screen: Screen) -> None:
    crises = read_crises(crises_screen, METRIC, largest(crises_screen))
    assert crises.others == 3
    rows = crises.totals[crises.totals["line"] == "others"]
    assert set(rows["operation"]) == {"3 other operations"}
    # 100 + 200 + 300 on the 10th; on the 12th Town 0 has 150 instead of 100.
    assert rows["value"].tolist() == [600, 650]
    whole = crises_screen.counts.headline_of(METRIC)
    assert whole is not None
    assert crises.ends["value"].sum() == whole.value


def test_what_many_sources_say_of_a_day_is_one_point(crises_screen: Screen) -> None:
    crises = read_crises(crises_screen, METRIC, largest(crises_screen))
    rows = crises.totals[crises.totals["operation"].str.startswith("Town 7")]
    assert rows["value"].tolist() == [800, 1300]
    assert rows["said"].tolist() == ["1 statement by 1 source", "2 statements by 2 sources"]
    assert rows[["low", "high"]].to_numpy().tolist() == [[800, 800], [1000, 1300]]
    assert crises.plans["value"].tolist() == [5000]


def test_a_line_has_one_sign_for_all_that_needs_a_look(crises_screen: Screen) -> None:
    crises = read_crises(crises_screen, METRIC, largest(crises_screen))
    assert crises.alarms["operation"].tolist() == ["Town 7, Dec 2016"]
    assert crises.alarms["why"].iloc[0].startswith("1 day: ")
    assert crises.alarms["why"].iloc[0].endswith("two sources are over 20 % apart")


@pytest.mark.parametrize("sizes", [(500, 500, 500, 500), (1, 2, 3, 90000), (10, 20, 9990, 10000)])
def test_no_name_is_written_over_another(make_screen: MakeScreen, sizes: tuple[int, ...]) -> None:
    screen = make_screen([total(town, 10, people) for town, people in enumerate(sizes)])
    ends = read_crises(screen, METRIC, largest(screen)).ends.sort_values("label_at")
    gaps = ends["label_at"].diff().dropna()
    assert (gaps >= 0.13 * max(sizes)).all()
    assert (ends["label_at"] >= ends["value"]).all()


def test_chosen_lines_are_drawn_and_all_others_grouped(crises_screen: Screen) -> None:
    lines = list_lines(crises_screen, METRIC)
    [one] = [key for key, name in lines.items() if name.startswith("Town 0")]
    crises = read_crises(crises_screen, METRIC, [one])
    assert crises.others == 7
    assert set(crises.totals["line"]) == {one, "others"}
    assert "7 other operations" in describe_crises(crises)
    assert "Town 0, Dec 2016: 150 (12 Dec 2016)" in describe_crises(crises)


def test_without_a_total_there_is_no_line(make_screen: MakeScreen) -> None:
    screen = make_screen([])
    assert list_lines(screen, METRIC) == {}
    assert describe_crises(read_crises(screen, METRIC, [])).endswith("no total.")


def test_a_confidential_number_is_marked(make_screen: MakeScreen) -> None:
    (report, *rest), *others = many_crises()
    assert not read_crises(make_screen(many_crises()), METRIC, []).is_confidential
    secret = (replace(report, is_confidential=True), *rest)
    assert read_crises(make_screen([secret, *others]), METRIC, []).is_confidential


def test_operations_that_ended_long_before_the_latest_are_apart(
    make_screen: Callable[..., Screen],
) -> None:
    old, near, last = (
        evacuation("eastern Aleppo", date(2016, 12, 15)),
        evacuation("Foua and Kefraya", date(2020, 4, 20)),
        evacuation("Idlib", date(2020, 6, 1)),
    )
    screen = make_screen([old, near, last])
    apart = list_apart(screen, METRIC)
    assert apart == {"aleppo-eastern@2016-12-15"}
    lines = [one for one in list_lines(screen, METRIC) if one not in apart]
    crises = read_crises(screen, METRIC, lines, apart)
    assert set(crises.totals["line"]) == set(lines)
    assert len(read_crises(screen, METRIC, lines).totals) == len(crises.totals) + 1
    assert list_apart(make_screen([]), METRIC) == frozenset()
