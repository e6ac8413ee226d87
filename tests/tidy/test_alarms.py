from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.vocabulary import Kind, Qualifier, Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.series import build_series
from dashboard.tidy.terms import Alarm
from tests.tidy.by_hand import claim, day, total

NEW, CUMULATIVE = Timing.NEW, Timing.CUMULATIVE
WHOLE = total(100, 20)


def alarms(claims: list[Claim]) -> dict[tuple[Timing, int], set[Alarm]]:
    points = build_series(claims, Kind.FLOW)
    return {(one.timing, one.day.day): set(one.alarms) for one in points if one.alarms}


@pytest.mark.parametrize(
    ("claims", "where", "alarm"),
    [
        pytest.param(
            [total(25_000, 20, trust=0)], (CUMULATIVE, 20), Alarm.NO_RECOMMENDED, id="low only"
        ),
        pytest.param(
            [total(25_000, 20), total(24_000, 20, publisher="dpa")],
            (CUMULATIVE, 20),
            Alarm.SEVERAL_RECOMMENDED,
            id="alike in rank",
        ),
        pytest.param(
            [total(25_000, 20, is_pinned=True), total(24_000, 20, is_pinned=True, trust=1)],
            (CUMULATIVE, 20),
            Alarm.SEVERAL_RECOMMENDED,
            id="two pinned",
        ),
        pytest.param(
            [claim(2, 15), claim(500, 15, qualifier=Qualifier.ABOUT)],
            (NEW, 15),
            Alarm.SEVERAL_RECOMMENDED,
            id="a source contradicts itself",
        ),
        pytest.param(
            [total(25_000, 20), total(24_000, 21)],
            (CUMULATIVE, 21),
            Alarm.CUMULATIVE_FALLS,
            id="total falls",
        ),
        pytest.param(
            [total(10_000, 20), total(12_001, 20, source="WHO", trust=1)],
            (CUMULATIVE, 20),
            Alarm.SOURCES_APART,
            id="over a fifth apart",
        ),
        pytest.param(
            [total(3000, 15), claim(9500, 16, since=15), total(3100, 16)],
            (CUMULATIVE, 16),
            Alarm.SOURCES_APART,
            id="new count above the total",
        ),
        pytest.param(
            [claim(10_000, 16), claim(15_000, 19), total(15_000, 19)],
            (CUMULATIVE, 19),
            Alarm.SOURCES_APART,
            id="days apart that come to more than the total",
        ),
        pytest.param(
            [claim(9500, 16, since=15), claim(10_000, 15)],
            (NEW, 16),
            Alarm.SOURCES_APART,
            id="one day above two",
        ),
        pytest.param(
            [total(3000, 15), total(15_000, 19), claim(15_000, 19)],
            (NEW, 19),
            Alarm.SOURCES_APART,
            id="one day above what totals leave room for",
        ),
        pytest.param(
            [total(15_000, 18), total(5000, 20, since=19)],
            (NEW, 20),
            Alarm.COUNTER_RESTARTS,
            id="counts since a later day",
        ),
        pytest.param(
            [total(15_000, 18), total(500, 20)],
            (CUMULATIVE, 20),
            Alarm.COUNTER_RESTARTS,
            id="falls to under half",
        ),
        pytest.param(
            [claim(10_000, 15, published=day(21)), claim(350, 18, published=day(19))],
            (NEW, 15),
            Alarm.LATE_REPORT,
            id="published after later days",
        ),
        pytest.param(
            [total(3000, 15), total(150_000, 16), total(9000, 17)],
            (CUMULATIVE, 16),
            Alarm.TEN_TIMES,
            id="a digit too many",
        ),
        pytest.param(
            [total(3000, 15), total(300, 16), total(9000, 17)],
            (CUMULATIVE, 16),
            Alarm.TEN_TIMES,
            id="a digit too few",
        ),
        pytest.param(
            [claim(300, 15), claim(3000, 16), claim(250, 17)],
            (NEW, 16),
            Alarm.TEN_TIMES,
            id="one day ten times those beside it",
        ),
        pytest.param(
            [WHOLE, total(101, 20, subset_of=WHOLE.figure_id, whole_high=100)],
            (CUMULATIVE, 20),
            Alarm.PART_EXCEEDS_WHOLE,
            id="part above its whole",
        ),
    ],
)
def test_each_alarm_is_raised(claims: list[Claim], where: tuple[Timing, int], alarm: Alarm) -> None:
    assert alarm in alarms(claims).get(where, set())
    assert alarm in alarms(claims[::-1]).get(where, set())


@pytest.mark.parametrize(
    "claims",
    [
        pytest.param([total(25_000, 20), total(25_000, 20, publisher="dpa")], id="alike"),
        pytest.param([total(3000, 15), total(15_000, 19), total(35_000, 24)], id="rising"),
        pytest.param([total(10_000, 20), total(12_000, 20, source="W", trust=1)], id="a fifth"),
        pytest.param([total((1000, 9999), 20), total(9000, 21)], id="bounds that meet"),
        pytest.param([claim(20, 15), claim(3000, 16)], id="counts of two days"),
        pytest.param([claim(300, 15), claim(2999, 16), claim(250, 17)], id="just under ten times"),
        pytest.param([claim(9500, 16, since=15), claim(7000, 16)], id="a day within two"),
        pytest.param([claim(100, 15), claim(119, 15, qualifier=Qualifier.ABOUT)], id="nearly so"),
        pytest.param([claim(2, 15, is_pinned=True), claim(500, 15)], id="a person has chosen"),
        pytest.param([total(100, 15, published=day(20))], id="late but alone"),
        pytest.param([total(100, 15, is_among=True), claim(900, 15)], id="not the same people"),
        pytest.param([total(3000, 15), claim(9500, 15, is_dated=False)], id="without a day"),
    ],
)
def test_sound_series_raise_none(claims: list[Claim]) -> None:
    assert alarms(claims) == {}


def test_every_alarm_says_what_it_means() -> None:
    assert all(alarm.meaning for alarm in Alarm)


PART = st.tuples(st.integers(5, 28), st.integers(0, 300), st.sampled_from([NEW, CUMULATIVE]))


@given(PART, PART, st.booleans())
def test_a_part_never_exceeds_its_whole_without_an_alarm(
    of_whole: tuple[int, int, Timing],
    of_part: tuple[int, int, Timing],
    is_whole_there: bool,  # noqa: FBT001
) -> None:
    whole = claim(of_whole[1], of_whole[0], of_whole[2])
    part = claim(
        of_part[1], of_part[0], of_part[2], subset_of=whole.figure_id, whole_high=whole.high,
        is_part=is_whole_there,
    )  # fmt: skip
    points = build_series([whole, part] if is_whole_there else [part], Kind.FLOW)
    raised = any(Alarm.PART_EXCEEDS_WHOLE in point.alarms for point in points)
    assert raised is (part.low > whole.high)


def test_the_last_day_of_the_calendar_is_no_late_report() -> None:
    far = claim(100, 15, day=date.max, first_day=date.max)
    (point,) = build_series([far], Kind.FLOW)[-1:]
    assert Alarm.LATE_REPORT not in point.alarms
