"""The fields of a figure take whatever was read of it, however far beyond what can be."""

from datetime import date

import pytest
from streamlit.testing.v1 import AppTest


def fields(number: int | None, day: str | None) -> None:
    from datetime import date  # noqa: PLC0415

    from dashboard.view.figure_fields import _day, _number  # noqa: PLC0415

    _number("number", "Number", number)
    _day("day", "Day", date.fromisoformat(day) if day else None)


@pytest.mark.parametrize(
    ("number", "day"),
    [
        pytest.param(35_000, "2016-12-15", id="usual"),
        pytest.param(5_000_000_000, "0001-01-01", id="too many, too early"),
        pytest.param(-3, "9999-12-31", id="too few, too late"),
        pytest.param(None, None, id="open"),
    ],
)
def test_a_field_shows_what_was_read(number: int | None, day: str | None) -> None:
    app = AppTest.from_function(fields, args=(number, day)).run()
    assert not app.exception
    assert app.number_input(key="number").value == number
    assert app.date_input(key="day").value == (date.fromisoformat(day) if day else None)
