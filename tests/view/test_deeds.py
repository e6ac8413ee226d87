from collections.abc import Callable

import pytest

from dashboard.view.deeds import Deeds
from dashboard.view.desk import Change, withdraw
from dashboard.view.panel import Screen
from tests.view.deeds import correct

EAST, FOUA = "aleppo-eastern@2016-12-15", "foua-kefraya@2016-12-15"
IN_EAST, IN_FOUA = "Eastern Aleppo, Dec 2016", "Foua and Kefraya, Dec 2016"


def of_operation(operation_id: str, column: str, new: str) -> Change:
    return Change("operations", operation_id, column, "", new)


@pytest.mark.parametrize(
    ("places", "others", "told"),
    [
        pytest.param([EAST], [], IN_EAST, id="a figure"),
        pytest.param([EAST, EAST], [], IN_EAST, id="two figures of one"),
        pytest.param([EAST, FOUA], [], "", id="figures of two"),
        pytest.param([], [of_operation(EAST, "name", "Aleppo")], IN_EAST, id="renamed"),
        pytest.param([], [of_operation(EAST, "merged_into", FOUA)], IN_FOUA, id="merged"),
        pytest.param([], [of_operation(EAST, "merged_into", "")], IN_EAST, id="merged no more"),
        pytest.param([], [withdraw(1)], IN_FOUA, id="taken back"),
        pytest.param([], [withdraw(7)], "", id="no such change"),
        pytest.param([], [Change("place_names", "idlib", "place_id", "", "none")], "", id="a name"),
    ],
)
def test_the_operation_that_changes_are_of_is_named(
    make_screen: Callable[..., Screen], places: list[str], others: list[Change], told: str
) -> None:
    screen = make_screen(corrections=[correct(FOUA, "name", IN_FOUA, IN_FOUA, table="operations")])
    claims = screen.all_claims
    figures = [
        str(claims.loc[claims["operation_id"] == one, "figure_id"].iloc[number])
        for number, one in enumerate(places)
    ]
    changes = [Change("figures", one, "value", "1", "2") for one in figures]
    assert Deeds(screen.tables, claims).operation_of([*changes, *others]) == told
