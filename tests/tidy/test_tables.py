from dataclasses import fields
from datetime import UTC, date, datetime

import pandas as pd
import pytest

from dashboard.base.errors import SchemaError
from dashboard.tidy.declaration import Column, Table, Type, nullable, text
from dashboard.tidy.schema import STORED, TABLES
from dashboard.tidy.tables import Tables, cast, check, dtype_of, look_up, make_frame

EVERY = Table(
    "every",
    "one row a type",
    ("name",),
    (
        text("name", ""),
        Column("count", Type.INTEGER, ""),
        Column("value", Type.INTEGER, "", is_nullable=True),
        Column("lat", Type.NUMBER, ""),
        Column("day", Type.DATE, "", is_nullable=True),
        Column("at", Type.TIME, "", is_nullable=True),
        Column("is_open", Type.BOOLEAN, ""),
        nullable(text("note", "")),
        Column("state", Type.TEXT, "", allowed=("", "kept")),
    ),
)
ROW = {
    "name": "a",
    "count": 1,
    "value": None,
    "lat": 36,
    "day": date(2016, 12, 15),
    "at": datetime(2016, 12, 15, 12, tzinfo=UTC),
    "is_open": True,
    "note": None,
    "state": "kept",
}


def test_rows_come_out_as_declared() -> None:
    frame = make_frame(EVERY, [ROW, ROW | {"name": "b", "value": 7, "day": None, "at": None}])
    check(EVERY, frame)
    assert frame["value"].tolist() == [pd.NA, 7]
    assert frame["at"][0] == pd.Timestamp("2016-12-15T12:00Z")
    assert pd.isna(frame["day"][1])


def test_no_rows_and_missing_columns_come_out_typed() -> None:
    check(EVERY, make_frame(EVERY, []))
    frame = cast(EVERY, pd.DataFrame({"name": ["a"], "other": [1]}))
    check(EVERY, frame)
    assert frame.to_dict("records")[0]["count"] == 0
    assert frame["state"].tolist() == [""]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_table_can_be_empty(table: Table) -> None:
    check(table, make_frame(table, []))


def test_the_tables_are_the_stored_ones_in_their_order() -> None:
    assert [field.name for field in fields(Tables)] == [table.name for table in STORED]
    assert all(getattr(Tables.empty(), table.name).empty for table in STORED)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        pytest.param(lambda frame: frame.drop(columns="lat"), "has the columns", id="column"),
        pytest.param(lambda frame: frame.assign(lat="x"), "every.lat is", id="type"),
        pytest.param(lambda frame: frame.assign(name=None), "every.name is", id="type of null"),
        pytest.param(
            lambda frame: frame.assign(name=frame["name"].where(frame.index < 0)),
            "every.name has a null",
            id="null",
        ),
        pytest.param(
            lambda frame: frame.assign(state=pd.Series(["lost"], dtype="str")),
            "every.state has the value 'lost'",
            id="value",
        ),
        pytest.param(lambda frame: pd.concat([frame, frame]), "two rows with one name", id="key"),
    ],
)
def test_a_frame_that_breaks_its_declaration_says_where(change: object, told: str) -> None:
    with pytest.raises(SchemaError, match=told):
        check(EVERY, change(make_frame(EVERY, [ROW])))  # type: ignore[operator]


def test_a_look_up_without_a_hit_is_text_all_the_same() -> None:
    found = look_up(pd.Series(["a", "b"]), {"c": "d"})
    assert found.tolist() == ["", ""]
    assert found.dtype == dtype_of(text("x", ""))
    assert look_up(pd.Series([], dtype="str"), {"c": "d"}).empty
