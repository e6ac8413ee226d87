import pandas as pd
import pytest

from dashboard.tidy.schema import CORRECTIONS
from dashboard.tidy.tables import make_frame
from dashboard.tidy.withdrawing import find_withdrawn, is_withdrawal


def corrections(*targets: int | str | None) -> pd.DataFrame:
    """Return corrections numbered from 1; a number takes that one back."""
    return make_frame(
        CORRECTIONS,
        [
            {
                "correction_id": number,
                "corrected_at": pd.Timestamp(2017, 1, 1, tz="UTC"),
                "table_name": "figures" if target is None else "corrections",
                "row_id": "f" if target is None else str(target),
            }
            for number, target in enumerate(targets, start=1)
        ],
    )


@pytest.mark.parametrize(
    ("targets", "withdrawn"),
    [
        pytest.param((None, None), set(), id="none"),
        pytest.param((None, None, 1), {1}, id="one"),
        pytest.param((None, 1, 2), {2}, id="a withdrawal taken back"),
        pytest.param((None, 1, 2, 3), {1, 3}, id="and that one too"),
        pytest.param((None, 1, 1, 2), {1, 2}, id="taken back twice"),
        pytest.param((3, None, None), set(), id="one that came later"),
        pytest.param((1,), set(), id="itself"),
        pytest.param((None, 9), set(), id="one that is not there"),
        pytest.param((None, "1" * 5000, "none", 1), {1}, id="rows that are the number of none"),
    ],
)
def test_what_is_taken_back(targets: tuple[int | str | None, ...], withdrawn: set[int]) -> None:
    assert find_withdrawn(corrections(*targets)) == withdrawn
    assert find_withdrawn(corrections(*targets)[::-1]) == withdrawn


def test_withdrawals_are_told_from_changes() -> None:
    assert is_withdrawal(corrections(None, 1)).tolist() == [False, True]
    assert find_withdrawn(corrections()) == frozenset()
