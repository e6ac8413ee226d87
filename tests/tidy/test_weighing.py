from datetime import date

import pandas as pd

from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.weighing import WEIGHED, weigh


def test_claims_are_grouped_by_operation_and_metric(claims: pd.DataFrame) -> None:
    groups = weigh(claims)
    assert list(groups) == sorted(groups)
    assert sum(map(len, groups.values())) == len(claims)
    [foua, *_] = groups["foua-kefraya@2016-12-15", "people_evacuated"]
    assert (foua.value, foua.source, foua.trust) == (750, "ICRC", 2)
    assert not foua.is_dated


def test_a_claim_holds_plain_values(claims: pd.DataFrame) -> None:
    [vague] = weigh(claims)["aleppo-eastern@2016-12-15", "people_awaiting"]
    assert (vague.value, vague.low, vague.high) == (None, 20_000, 99_999)
    assert type(vague.low) is int
    assert type(vague.day) is date
    wounded = weigh(claims)["aleppo-eastern@2016-12-15", "people_wounded"]
    is_among = [(claim.value, claim.is_among) for claim in wounded]
    assert sorted(is_among) == [(3, False), (40, False), (40, True), (100, True)]
    since = [one for group in weigh(claims).values() for one in group if one.is_since]
    assert date(2016, 12, 15) in {one.first_day for one in since}


def test_excluded_pinned_reviewed_and_undated_claims(claims: pd.DataFrame) -> None:
    pinned = claims.assign(recommendation="pinned")
    assert all(one.is_pinned for group in weigh(pinned).values() for one in group)
    assert weigh(claims.assign(recommendation="excluded")) == {}
    for said, verdict in (("accepted", 1), ("corrected", 1), ("", 0), ("disputed", -1)):
        reviewed = weigh(claims.assign(review_status=said))
        assert {one.verdict for group in reviewed.values() for one in group} == {verdict}
    assert weigh(claims.assign(day=pd.NaT)) == {}


def test_a_report_without_a_day_never_wins_by_being_late(claims: pd.DataFrame) -> None:
    undated = weigh(claims.assign(published_date=pd.NaT))
    assert {one.published for group in undated.values() for one in group} == {date.min}


def test_a_new_count_of_a_month_is_of_all_its_days(claims: pd.DataFrame) -> None:
    start = claims["day"] - pd.Timedelta(days=20)
    found = [one for group in weigh(claims.assign(start_date=start)).values() for one in group]
    lengths = {is_new: {one.length for one in found if (one.timing == "new") is is_new}
               for is_new in (True, False)}  # fmt: skip
    assert min(lengths[True]) >= 21
    assert 1 in lengths[False]


def test_what_is_weighed_is_declared() -> None:
    assert set(WEIGHED) <= set(CLAIMS.column_by_name)
