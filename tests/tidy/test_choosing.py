from datetime import date, timedelta

import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dashboard.base.vocabulary import Timing
from dashboard.tidy.choosing import choose_rows, find_limit
from dashboard.tidy.derived import TALLY
from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.summing import Summand, choose_summands, say_past
from dashboard.tidy.tables import make_frame

DAY = date(2016, 12, 1)
FLOW, STOCK = "people_evacuated", "people_sheltering"


def row(operation_id: str, on: int, size: int, **fields: object) -> dict[str, object]:
    day = DAY + timedelta(days=on)
    return {
        "operation_id": operation_id,
        "operation": operation_id.title(),
        "metric": FLOW,
        "timing": Timing.CUMULATIVE,
        "first_day": day,
        "day": day,
        "low": size,
        "value": size,
        "high": size,
        "qualifier": "exact",
        "recommended_figure_ids": "f",
    } | fields


def choose(
    rows: list[dict], wider: dict[str, list[str]], metric: str = FLOW
) -> tuple[list[str], tuple]:
    claims = [
        {
            "operation_id": row["operation_id"],
            "wider_operation_ids": "|".join(wider.get(row["operation_id"], ())),
            "day": row["day"],
            "published_date": row.get("published_date", row["day"]),
        }
        for row in rows
    ]
    chosen, choice = choose_rows(metric, make_frame(TALLY, rows), make_frame(CLAIMS, claims))
    return chosen["operation_id"].tolist(), choice.notes


def test_the_last_firm_day_of_each_operation_counts_and_the_largest_comes_first() -> None:
    rows = [
        row("a", 1, 5),
        row("a", 2, 6, recommended_figure_ids=""),
        row("b", 1, 7, recommended_figure_ids=""),
        row("c", 1, 9, timing=Timing.NEW),
    ]
    assert choose(rows, {}) == (["b", "a"], ())
    chosen, _ = choose_rows(FLOW, make_frame(TALLY, rows), make_frame(CLAIMS, []))
    assert chosen["value"].tolist() == [7, 5]


def test_what_reports_look_back_on_is_added_only_where_all_is_so() -> None:
    late = {"published_date": DAY + timedelta(days=400)}
    history, then = row("a", 1, 500, **late), row("b", 1, 7)
    told = "Not added, since its reports look back on it, over a year later: 500 (A)."
    assert choose([history, then], {}) == (["b"], (told,))
    assert choose([history, row("a", 2, 600)], {}) == (["a"], ())
    assert choose([history, row("b", 1, 7, **late)], {}) == (["a", "b"], ())


def test_of_a_stock_a_plan_counts_where_nobody_says_how_many_there_are() -> None:
    rows = [
        row("a", 1, 5),
        row("a", 2, 50, timing=Timing.PLANNED),
        row("b", 1, 70, timing=Timing.PLANNED),
    ]
    assert choose(rows[:2], {}, STOCK) == (["a"], ())
    assert choose(rows[2:], {}, STOCK) == (["b"], ())
    ids, (note,) = choose(rows, {}, STOCK)
    assert ids == ["a"]
    assert note == "Not added, since it is only planned: 70 (B)."


@pytest.mark.parametrize(
    ("on", "as_of", "kept"),
    [
        pytest.param(14, None, ["a", "b"], id="within the time an operation may pause"),
        pytest.param(15, None, ["b"], id="long past"),
        pytest.param(14, DAY + timedelta(days=15), ["b"], id="past as of a day"),
        pytest.param(14, DAY + timedelta(days=90), [], id="all past"),
    ],
)
def test_of_plans_those_of_open_operations_are_added_and_it_says_which(
    on: int, as_of: date | None, kept: list[str]
) -> None:
    rows = [
        row("a", 0, 900, timing=Timing.PLANNED),
        row("b", on, 70, timing=Timing.PLANNED),
    ]
    frame = make_frame(TALLY, rows)
    chosen, choice = choose_rows(STOCK, frame, make_frame(CLAIMS, []), as_of)
    assert sorted(chosen["operation_id"]) == kept
    if kept == ["a", "b"]:
        assert choice.notes == ()
    else:
        [note] = choice.notes
        assert "it is a plan of which nothing was said since" in note
        assert "900 (A)" in note


def test_a_plan_of_an_operation_that_goes_on_is_not_past() -> None:
    rows = [
        row("a", 0, 900, timing=Timing.PLANNED),
        row("a", 30, 5, timing=Timing.NEW),
        row("b", 40, 70, timing=Timing.PLANNED),
    ]
    assert sorted(choose(rows, {}, STOCK)[0]) == ["a", "b"]


def test_without_a_row_nothing_is_chosen() -> None:
    assert choose([], {}) == ([], ())


NAMES = ("a", "b", "c", "d", "unknown@1", "unknown@2", "unknown@3")
DRAWN = st.lists(
    st.tuples(st.sampled_from(NAMES), st.integers(0, 60), st.integers(1, 9), st.booleans()),
    unique_by=lambda one: one[0],
    min_size=1,
)
WIDER = st.dictionaries(st.sampled_from("abc"), st.lists(st.sampled_from("bcd"), unique=True))


@given(drawn=DRAWN, wider=WIDER)
@settings(max_examples=150)
def test_who_is_not_asked_about_is_added_as_if_all_were(
    drawn: list[tuple[str, int, int, bool]], wider: dict[str, list[str]]
) -> None:
    """Only what something hangs on goes to `choose_summands`; the answer is that on all."""
    inner = {one: [other for other in outer if one < other] for one, outer in wider.items()}
    timings = {True: Timing.PLANNED, False: Timing.CUMULATIVE}
    rows = [row(name, on, size, timing=timings[plan]) for name, on, size, plan in sorted(drawn)]
    summands = [
        Summand(
            operation_id=name,
            told=f"{size} ({name.title()})",
            **dict.fromkeys(("size", "low", "high"), size),
            is_planned=plan,
            is_firm=True,
            **dict.fromkeys(("stands_at", "first_day", "day"), DAY + timedelta(days=on)),
        )
        for name, on, size, plan in sorted(drawn)
    ]
    limit = find_limit(max(one.day for one in summands))
    past = [one for one in summands if one.is_planned and one.day < limit]
    left = [one for one in summands if one not in past]
    expected = choose_summands(left, inner, may_fall=True)
    ids, notes = choose(rows, inner, STOCK)
    assert set(ids) == expected.operation_ids
    assert notes == (*expected.notes, *([say_past(past, limit)] if past else []))


def test_the_days_of_an_operation_are_those_of_all_its_rows() -> None:
    """A place nobody knows is near in time by any of the other's days, not only the last."""
    lost = row("unknown@1", 1, 9)
    far = [row("a", 2, 5), row("a", 40, 6)]
    ids, (note,) = choose([*far, lost], {})
    assert ids == ["a"]
    assert "its place is not known" in note
    frame = make_frame(TALLY, [far[1], lost])
    assert isinstance(frame, pd.DataFrame)
    assert sorted(choose([far[1], lost], {})[0]) == ["a", "unknown@1"]
