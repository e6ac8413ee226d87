from datetime import date

import pandas as pd

from dashboard.tidy.changes import compare_days
from dashboard.tidy.derived import CHANGES
from dashboard.tidy.tables import check


def day(number: int) -> date:
    return date(2016, 12, number)


def test_what_a_day_brought_and_which_report(claims: pd.DataFrame) -> None:
    changes = compare_days(claims, day(20), day(21))
    check(CHANGES, changes)
    told = {
        (row["operation"][:7], row["timing"], row["day"].day): (
            row["value_before"],
            row["value_after"],
            row["publishers"],
        )
        for row in changes.to_dict("records")
    }
    late = told["Eastern", "new", 15]
    assert late == (3000, 10_000, "ICRC Intercross")
    before, after, publishers = told["Eastern", "cumulative", 21]
    assert pd.isna(before)
    assert (after, publishers) == (25_000, "ICRC Intercross")
    assert ("Eastern", "cumulative", 20) not in told
    assert set(changes["report_ids"]) == {
        claims.loc[claims["publisher"] == "ICRC Intercross", "report_id"].iloc[0]
    }


def test_each_change_is_of_its_kind(claims: pd.DataFrame) -> None:
    """Two days' news: a total worked out of a first count gives way to one that is stated."""
    east = claims[claims["operation"].str.startswith("Eastern")]
    east = east[(east["metric"] == "people_evacuated") & (east["subset_of"] == "")]
    counts = east[east["timing"] == "new"].assign(published_date=pd.Timestamp(2016, 12, 15))
    counts = counts[counts["day"] <= "2016-12-16"].assign(source="ICRC", reliability="high")
    # A count of two days that is no larger than one of them would not be taken for both.
    of_two = counts["first_day"] < counts["day"]
    counts.loc[of_two, ["low", "value", "high"]] = 12_000
    stated = east[(east["timing"] == "cumulative") & (east["day"] == "2016-12-19")]
    stated = stated.assign(day=pd.Timestamp(2016, 12, 15), first_day=pd.Timestamp(2016, 12, 15))
    known = pd.concat([counts, stated.assign(source="UN", said_by="UN", publisher="UN")])
    changes = compare_days(known, day(15), day(19)).set_index(["timing", "day"])
    check(CHANGES, changes.reset_index()[[column.name for column in CHANGES.columns]])
    revised = changes.loc[("cumulative", pd.Timestamp(2016, 12, 15))]
    assert (revised["change"], revised["publishers"]) == ("revised", "UN")
    assert revised["calculation_logic"].startswith("About 15,000 by UN")
    gone = changes.loc[("cumulative", pd.Timestamp(2016, 12, 16))]
    assert (gone["change"], gone["publishers"]) == ("withdrawn", "UN")
    assert pd.isna(gone["value_after"])
    assert gone["calculation_logic"].startswith("Worked out")
    assert set(gone["figure_ids"].split("|")) == set(stated["figure_id"])
    first = compare_days(known, day(14), day(15))
    assert set(first["change"]) == {"added"}
    assert (first["figure_ids"] != "").all()


def test_a_range_alone_is_a_change_too(claims: pd.DataFrame) -> None:
    later = claims.copy()
    other = (claims["publisher"] == "Deutsche Welle") & (claims["value"] == 35_000)
    later.loc[other, ["value", "low", "high"]] = 36_000
    later.loc[other, "published_date"] = pd.Timestamp(2016, 12, 25)
    # Pinned, so that the number stays the one that was known.
    pinned = claims["evidence"] == "35,000 people"
    later["recommendation"] = pinned.map({True: "pinned", False: ""})
    changes = compare_days(later, day(24), day(25)).set_index(["metric", "timing"])
    row = changes.loc[("people_evacuated", "cumulative")]
    assert row["value_before"] == row["value_after"] == 35_000
    assert (row["high_before"], row["high_after"]) == (35_000, 36_000)
    assert row["publishers"] == "Deutsche Welle"


def test_the_same_day_and_nothing_change_nothing(claims: pd.DataFrame) -> None:
    for nothing in (
        compare_days(claims, day(20), day(20)),
        compare_days(claims[:0], day(1), day(2)),
    ):
        check(CHANGES, nothing)
        assert nothing.empty


def test_a_hedge_alone_is_a_change_and_said_so(claims: pd.DataFrame) -> None:
    mine = claims[(claims["metric"] == "buses") & (claims["value"] == 21)]
    later = mine.assign(figure_id="later", qualifier="at_least", recommendation="pinned")
    later["published_date"] = pd.Timestamp(2016, 12, 16)
    changes = compare_days(pd.concat([mine, later], ignore_index=True), day(15), day(16))
    row = changes.set_index("timing").loc["new"]
    assert (row["qualifier_before"], row["qualifier_after"]) == ("exact", "at_least")
    assert (row["value_before"], row["value_after"], row["differs"]) == (21, 21, "hedge")


def test_a_total_that_falls_is_flagged_in_its_change(claims: pd.DataFrame) -> None:
    east = claims[claims["operation"].str.startswith("Eastern")]
    last = east[(east["timing"] == "cumulative") & (east["day"] == "2016-12-24")]
    later = last.assign(figure_id=last["figure_id"] + "x", value=9000, low=9000, high=9000)
    for name in ("day", "first_day", "published_date"):
        later[name] = pd.Timestamp(2016, 12, 26)
    changes = compare_days(pd.concat([east, later], ignore_index=True), day(24), day(26))
    row = changes[(changes["metric"] == "people_evacuated") & (changes["value_after"] == 9000)]
    assert "cumulative_falls" in row["alarms"].iloc[0]
    assert row["differs"].iloc[0] == "number|hedge|range"
