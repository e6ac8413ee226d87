import pandas as pd

from dashboard.tidy.reasons import say_missing, say_not_added, say_why
from dashboard.tidy.rows import Row, plain_rows
from dashboard.tidy.tally import build_tally

FIVE = "5 on 18 Dec 2016 (ICRC through Sputnik Brasil)"


def rows(claims: pd.DataFrame, metric: str, timing: str = "cumulative") -> list[Row]:
    tally = build_tally(claims)
    mine = tally[(tally["metric"] == metric) & (tally["timing"] == timing)]
    return plain_rows(mine.drop_duplicates("operation_id"))


def test_each_choice_has_its_reason(claims: pd.DataFrame) -> None:
    [derived] = rows(claims, "buses")
    assert "has a total, or adds to one, for a later day" in say_why(derived)
    stated = rows(claims, "people_wounded")[0]
    assert say_why(stated).startswith("It is the latest day for which a source")
    assert say_why({**stated, "recommended_figure_ids": ""}).startswith("Only sources of low")
    assert say_why(rows(claims, "people_awaiting", "planned")[0]).startswith("Nobody says yet")


def test_later_counts_are_told_by_operation(claims: pd.DataFrame) -> None:
    buses = rows(claims, "buses")
    told = say_not_added(buses, claims)
    assert told == {
        buses[0]["operation_id"]: (
            f"Not added, since it is another source's, of a later day than the number: {FIVE}.",
        )
    }
    assert say_not_added([], claims) == {}
    excluded = claims.assign(recommendation="excluded")
    assert not any(say_not_added(buses, excluded).values())


def test_a_sources_own_later_count_is_not_called_anothers(claims: pd.DataFrame) -> None:
    """One that no day is stated for may be in its total already."""
    [row, *_] = rows(claims, "people_wounded")
    other = claims[claims["figure_id"] == row["recommended_figure_ids"]].assign(
        figure_id="later",
        timing="new",
        subset_of="",
        start_date=pd.NaT,
        end_date=pd.NaT,
        day=pd.Timestamp(2016, 12, 17),
    )
    [sentences] = say_not_added([row], pd.concat([claims, other])).values()
    told = " ".join(sentences)
    assert "the text states no day" in told
    assert "another source may" not in told.partition("17 Dec")[0].rpartition("Not added")[2]


def test_figures_without_a_day_are_announced(claims: pd.DataFrame) -> None:
    one, two = (list(say_missing(claims, "buses", ids, None)) for ids in (["a"], ["a", "b"]))
    assert one == ["Not added, since neither text nor report gives a day: 1 figure."]
    assert two == ["Not added, since neither text nor report gives a day: 2 figures."]
