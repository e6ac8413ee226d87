import re
from datetime import date

import pytest

from dashboard.base.metrics import METRICS
from dashboard.view.theme import (
    NEUTRAL,
    OKABE_ITO,
    format_bounds,
    format_day,
    format_days,
    metric_color,
)

JUNE_1, JUNE_3, JULY_1 = date(2020, 6, 1), date(2020, 6, 3), date(2020, 7, 1)


def test_headline_metrics_have_a_color_each() -> None:
    colors = [metric_color(metric.id) for metric in METRICS if metric.is_headline]
    assert len(set(colors)) == len(colors)
    assert NEUTRAL not in colors


def test_a_metric_nobody_knows_is_gray() -> None:
    assert metric_color("no_such_metric") == NEUTRAL


@pytest.mark.parametrize("color", [*OKABE_ITO, NEUTRAL])
def test_every_color_can_be_seen_on_light_and_on_dark_ground(color: str) -> None:
    # WCAG 2.2, success criterion 1.4.11, asks for 3 to 1 of a graphic; 2 to 1 is the least for a
    # large mark that also has a shape or a number, as ours have.
    for ground in ("#FFFFFF", "#12181F"):
        assert contrast(color, ground) > 2


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(
    ("start", "end", "words"),
    [
        (None, None, ""),
        (JUNE_1, JUNE_1, "1 Jun 2020"),
        (JUNE_1, JUNE_3, "1 to 3 Jun 2020"),
        (JUNE_1, JULY_1, "1 Jun 2020 to 1 Jul 2020"),
        (JUNE_1, None, "since 1 Jun 2020"),
        (None, JUNE_3, "until 3 Jun 2020"),
    ],
)
def test_days_are_said_as_people_say_them(start: date | None, end: date | None, words: str) -> None:
    assert format_days(start, end) == words


@pytest.mark.parametrize("month", range(1, 13))
def test_a_day_has_its_month_in_letters_whatever_the_machine_speaks(month: int) -> None:
    assert re.fullmatch(r"7 [A-Z][a-z]{2} 1999", format_day(date(1999, month, 7)))


def test_equal_bounds_are_one_number() -> None:
    assert format_bounds(1000, 1000) == "1,000"
