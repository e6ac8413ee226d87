"""What operations are called, so that no two are called alike."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.tidy.naming import name_operations

NOV, DEC, LATE = date(2016, 11, 3), date(2016, 12, 1), date(2016, 12, 30)

CASES = [
    pytest.param([("homs", DEC, "")], ["Homs, Dec 2016"], id="by the rule"),
    pytest.param([("", None, "")], ["Place not known, date not known"], id="nothing is known"),
    pytest.param(
        [("Homs", NOV, ""), ("Homs", DEC, "")], ["Homs, Nov 2016", "Homs, Dec 2016"], id="months"
    ),
    pytest.param(
        [("Homs", NOV, ""), ("Homs", DEC, ""), ("Homs", LATE, "")],
        ["Homs, Nov 2016", "Homs, 1 Dec 2016", "Homs, 30 Dec 2016"],
        id="days, but only where they are needed",
    ),
    pytest.param(
        [("Homs", DEC, ""), ("Hama", DEC, "Aid")], ["Homs, Dec 2016", "Aid"], id="a person's name"
    ),
    pytest.param(
        [("Homs", NOV, "Aid"), ("Hama", DEC, "Aid")],
        ["Aid (Nov 2016)", "Aid (Dec 2016)"],
        id="one name given twice",
    ),
    pytest.param(
        [("Homs", NOV, "Aid"), ("Hama", DEC, "Aid"), ("Homs", LATE, "Aid")],
        ["Aid (Nov 2016)", "Aid (1 Dec 2016)", "Aid (30 Dec 2016)"],
        id="one name given twice in a month",
    ),
    pytest.param(
        [("Homs", DEC, ""), ("Hama", LATE, "Homs, Dec 2016")],
        ["Homs, 1 Dec 2016", "Homs, Dec 2016 (30 Dec 2016)"],
        id="the name of another one",
    ),
    pytest.param(
        [("Tripoli", DEC, ""), ("Tripoli", DEC, ""), ("Homs", DEC, "Tripoli, 1 Dec 2016 (2)")],
        ["Tripoli, 1 Dec 2016", "Tripoli, 1 Dec 2016 (3)", "Tripoli, 1 Dec 2016 (2)"],
        id="two places of one name on one day",
    ),
    pytest.param(
        [("Homs", DEC, "Aid"), ("Hama", DEC, "Aid")],
        ["Aid (Homs, 1 Dec 2016)", "Aid (Hama, 1 Dec 2016)"],
        id="one name given twice on a day",
    ),
    pytest.param([("", None, "Aid"), ("", None, "Aid")], ["Aid", "Aid (2)"], id="without days"),
]


@pytest.mark.parametrize(("told", "names"), CASES)
def test_no_two_are_called_alike(
    told: list[tuple[str, date | None, str]], names: list[str]
) -> None:
    assert name_operations(*zip(*told, strict=True)) == names


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["", "Homs", "Aid, Dec 2016"]),
            st.sampled_from([None, NOV, DEC, LATE]),
            st.sampled_from(["", "Aid", "Aid (2)", "Homs, Dec 2016", "Aid (Dec 2016)"]),
        ),
        min_size=1,
        max_size=12,
    )
)
def test_whatever_they_are_called_by_whom(told: list[tuple[str, date | None, str]]) -> None:
    names = name_operations(*zip(*told, strict=True))
    assert len(set(names)) == len(told)
