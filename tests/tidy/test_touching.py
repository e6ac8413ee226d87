import pandas as pd

from dashboard.tidy.touching import find_changed, is_told_beside


def test_rows_that_are_the_same_in_both_are_not_changed(claims: pd.DataFrame) -> None:
    assert find_changed(claims, claims[::-1]).empty
    other = claims.copy()
    other.loc[0, "high"] += 1
    changed = find_changed(claims, other)
    assert changed["figure_id"].tolist() == [claims["figure_id"][0]] * 2
    assert len(find_changed(claims, claims[1:])) == 1


def test_what_the_tally_does_not_look_at_changes_nothing(claims: pd.DataFrame) -> None:
    assert find_changed(claims, claims.assign(title="Another", date_phrase="then")).empty


def test_claims_of_one_report_or_of_a_source_and_day_are_told_beside_each_other(
    claims: pd.DataFrame,
) -> None:
    arabs = claims[claims["publisher"] == "Arabs Today"]
    beside = claims[is_told_beside(claims, arabs)]
    assert {"AFP", "Arabs Today"} <= set(beside["publisher"])
    assert set(beside["day"]) == {pd.Timestamp(2016, 12, 20)}
    assert not is_told_beside(claims, arabs[:0]).any()


def test_what_lies_within_another_area_than_before_is_changed(claims: pd.DataFrame) -> None:
    within = claims.assign(wider_operation_ids="a@2016-12-15")
    assert len(find_changed(claims, within)) == 2 * len(claims)
