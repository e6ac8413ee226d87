from collections.abc import Sequence

import pandas as pd
import pytest

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.adding import add_rows, sum_rows
from dashboard.tidy.derived import TALLY
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.meanings import COUNTS, NOT_CONFIRMED, PLANNED, TOTAL
from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.tables import make_frame

Fields = dict[str, object]


def add(
    rows: Sequence[Fields], claims: Sequence[Fields], told: Headline, **unconfirmed: str
) -> Headline:
    made = [
        {
            "operation_id": f"o{number}",
            "metric": "buses",
            "timing": Timing.CUMULATIVE,
            "day": f"2016-12-{10 + number}",
            "low": 5,
            "value": 5,
            "high": 5,
            "qualifier": "exact",
            "recommended_figure_ids": f"f{number}",
            "triangulating_figure_ids": "",
            "attributed_to": "ICRC",
            "alarms": "",
            "is_derived": False,
        }
        | row
        for number, row in enumerate(rows)
    ]
    said = [
        {
            "figure_id": f"f{number}",
            "high": 5,
            "qualifier": "exact",
            "timing": "cumulative",
            "is_confidential": False,
        }
        | one
        for number, one in enumerate(claims)
    ]
    frame = make_frame(TALLY, made)
    return add_rows(frame, make_frame(CLAIMS, said), [told], unconfirmed)


@pytest.fixture(scope="module")
def told(tally: pd.DataFrame, claims: pd.DataFrame) -> Headline:
    found = headline(tally, claims, "buses")
    assert found is not None
    return found


def test_numbers_ids_and_names_are_put_together(told: Headline) -> None:
    found = add(
        [{"attributed_to": "UN"}, {"low": 2, "value": 3, "recommended_figure_ids": "f1|f2"}],
        [{}, {}, {}],
        told,
    )
    assert (found.value, found.low, found.high) == (8, 7, 10)
    assert found.figure_ids == ("f0", "f1", "f2")
    assert found.attributed_to == "UN, ICRC"
    assert found.operation_ids == ("o0", "o1")
    assert str(found.day) == "2016-12-11"
    assert found.calculation_logic.endswith(" And 1 smaller ones.")


@pytest.mark.parametrize(
    ("rows", "said", "expected"),
    [
        pytest.param([{}, {}], [{}, {}], {"is_open": False, "meaning": TOTAL}, id="stated"),
        pytest.param(
            [{}, {}], [{}, {"qualifier": "at_least"}], {"is_open": True}, id="a floor on top"
        ),
        pytest.param(
            [{"high": 9}, {}],
            [{"qualifier": "at_least"}, {}],
            {"is_open": False},
            id="a floor below the top",
        ),
        pytest.param(
            [{"high": 9, "qualifier": "at_least"}, {}], [{}, {}], {"is_open": True}, id="worked out"
        ),
        pytest.param(
            [{"is_derived": True}] * 2, [{"timing": "new"}] * 2, {"meaning": COUNTS}, id="counts"
        ),
        pytest.param(
            [{"is_derived": True}] * 2,
            [{"timing": "new"}, {}],
            {"meaning": TOTAL},
            id="counts and a total",
        ),
        pytest.param([{"timing": "planned"}] * 2, [{}] * 2, {"meaning": PLANNED}, id="plans"),
        pytest.param(
            [{}, {"triangulating_figure_ids": "f2"}],
            [{}, {}, {"is_confidential": True}],
            {"is_confidential": True},
            id="set beside a secret",
        ),
    ],
)
def test_what_holds_of_one_holds_of_the_sum(
    rows: list[Fields], said: list[Fields], expected: Fields, told: Headline
) -> None:
    found = add(rows, said, told)
    assert {name: getattr(found, name) for name in expected} == expected


def test_how_much_nobody_reliable_confirms_is_told(told: Headline) -> None:
    low = {"recommended_figure_ids": "", "triangulating_figure_ids": "f1"}
    alarmed = {"alarms": "no_recommended|ten_times"}
    found = add([{}, {**low, **alarmed}], [{}, {}], told, o1="Not confirmed: 9.")
    assert not found.is_confirmed
    assert found.doubt == f"5 of it {NOT_CONFIRMED}"
    assert found.alarms == ("ten_times",)
    assert found.unconfirmed == "Not confirmed: 9."
    assert found.figure_ids == ("f0", "f1")
    everything = add([low, {**low, **alarmed}], [{}, {}], told)
    assert everything.doubt == NOT_CONFIRMED
    assert everything.alarms == ("no_recommended", "ten_times")


def test_a_sum_without_all_numbers_has_bounds_alone() -> None:
    rows = [
        {"metric": "buses", "low": 5, "value": 5, "high": 5, "qualifier": "exact"},
        {"metric": "buses", "low": 2, "value": None, "high": 9, "qualifier": "vague"},
    ]
    frame = make_frame(TALLY, [{**row, "day": "2016-12-15"} for row in rows])
    found = sum_rows(frame)
    assert (found.value, found.low, found.high, found.qualifier) == (None, 7, 14, Qualifier.RANGE)
