from datetime import date

import pandas as pd
import pytest

from dashboard.base.errors import SettingsError
from dashboard.tidy.selection import Selection, find_operation_ids, known_dates, select


@pytest.mark.parametrize(
    ("selection", "count"),
    [
        pytest.param(Selection(), 31, id="no filter"),
        pytest.param(Selection(published_from=date(2016, 12, 24)), 4, id="from, included"),
        pytest.param(Selection(published_to=date(2016, 12, 15)), 8, id="to, included"),
        pytest.param(Selection(as_of=date(2016, 12, 16)), 12, id="as of"),
        pytest.param(
            Selection(published_from=date(2016, 12, 19), as_of=date(2016, 12, 19)), 8, id="both"
        ),
        pytest.param(Selection(metrics=("buses", "ambulances")), 4, id="metrics"),
        pytest.param(Selection(publishers=("AFP",)), 2, id="publisher"),
        pytest.param(Selection(origins=("Foua and Kefraya",)), 2, id="origin"),
        pytest.param(Selection(operations=("foua-kefraya@2016-12-15",)), 2, id="operation"),
        pytest.param(Selection(publishers=("AFP",), metrics=("buses",)), 0, id="nothing left"),
        pytest.param(Selection(publishers=("nobody",)), 0, id="unknown"),
    ],
)
def test_what_a_filter_lets_through(claims: pd.DataFrame, selection: Selection, count: int) -> None:
    found = select(claims, selection)
    assert len(found) == count
    assert found.index.isin(claims.index).all()


def test_without_a_filter_it_is_the_frame_itself(claims: pd.DataFrame) -> None:
    assert select(claims, Selection()) is claims


def test_undated_reports_are_out_as_soon_as_days_of_publication_are_set(
    claims: pd.DataFrame,
) -> None:
    undated = claims.assign(published_date=pd.NaT)
    assert len(select(undated, Selection())) == len(claims)
    for name in ("published_from", "published_to"):
        assert select(undated, Selection(**{name: date(2030, 1, 1)})).empty


def test_undated_reports_are_known_from_the_day_they_tell_of(claims: pd.DataFrame) -> None:
    undated = claims.assign(published_date=pd.NaT)
    known = select(undated, Selection(as_of=date(2016, 12, 19)))
    assert known["day"].max() == pd.Timestamp(2016, 12, 19)
    assert len(known) == (claims["day"] <= "2016-12-19").sum()
    assert select(undated.assign(day=pd.NaT), Selection(as_of=date(2030, 1, 1))).empty
    assert known_dates(claims).equals(claims["published_date"])


def test_a_selection_can_be_a_key() -> None:
    assert {Selection(metrics=("buses",)): 1}[Selection(metrics=("buses",))] == 1


def test_an_operation_is_found_by_its_name(claims: pd.DataFrame) -> None:
    assert find_operation_ids(claims, "eastern aleppo, dec 2016") == ("aleppo-eastern@2016-12-15",)
    assert find_operation_ids(claims, "") == ()
    with pytest.raises(SettingsError, match="no evacuation is called 'Homs'; there are: Eastern"):
        find_operation_ids(claims, "Homs")
