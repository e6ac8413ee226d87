from collections.abc import Callable
from datetime import date

from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary_steps import compare_headlines, find_day_before

MakeSnapshot = Callable[..., Snapshot]


def test_the_day_before_is_one_on_which_a_report_came_out(make_snapshot: MakeSnapshot) -> None:
    claims = make_snapshot().claims
    assert find_day_before(claims) == date(2016, 12, 23)
    assert find_day_before(claims[claims["published_date"] == "2016-12-15"]) is None


def test_what_was_known_before_is_as_if_the_later_reports_were_not_there(
    make_snapshot: MakeSnapshot,
) -> None:
    from_later = {one.metric: one for one in compare_headlines(make_snapshot(), date(2016, 12, 20))}
    people = from_later["people_evacuated"]
    assert people.before
    assert people.after
    assert (people.before.day, people.after.day) == (date(2016, 12, 20), date(2016, 12, 24))
    assert people.is_changed
    assert not from_later["buses"].is_changed
    assert from_later["trains"].after is from_later["trains"].before is None
