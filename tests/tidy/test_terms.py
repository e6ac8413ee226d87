import pytest

from dashboard.tidy.terms import Alarm


@pytest.mark.parametrize("alarm", Alarm)
def test_an_alarm_says_in_a_line_what_it_means(alarm: Alarm) -> None:
    assert 10 < len(alarm.meaning) < 80
    assert not alarm.meaning.endswith(".")
    assert alarm.value == alarm.name.lower()
