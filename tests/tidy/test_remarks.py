from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy.series import build_series
from tests.tidy.by_hand import claim, total


def test_a_total_tells_the_one_before_its_parts_and_what_contradicts_it() -> None:
    whole = total(3000, 16)
    part = total(40, 16, subset_of=whole.figure_id, whole_high=3000)
    claims = [total(2000, 15), whole, part, claim(9500, 16, since=15, publisher="dpa")]
    [point] = [
        one
        for one in build_series(claims, Kind.FLOW)
        if one.timing is Timing.CUMULATIVE and one.day.day == 16
    ]
    assert "The total before it: 2,000 as of 15 Dec 2016 (ICRC)." in point.logic
    assert "Parts of it, not added: 40 (ICRC through AFP)." in point.logic
    assert "At odds with it: 9,500 over 15 to 16 Dec 2016 (ICRC through dpa)." in point.logic
    assert 9500 in {one.size for one in point.beside}


def test_counts_of_days_tell_none_before() -> None:
    points = build_series([claim(100, 15), claim(200, 16)], Kind.FLOW)
    new = [point for point in points if point.timing is Timing.NEW]
    assert not any("before it" in point.logic for point in new)
