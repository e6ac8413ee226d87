"""What a table's declaration is made of: types, columns, tables."""

from dataclasses import dataclass, replace
from enum import StrEnum


class Type(StrEnum):
    """Column types, independent of pandas and SQL."""

    TEXT = "text"
    INTEGER = "integer"
    NUMBER = "number"
    DATE = "date"
    TIME = "time"
    BOOLEAN = "boolean"


@dataclass(frozen=True, slots=True)
class Column:
    """One column.

    Attributes
    ----------
    name : str
        As the frames, the store and the exports call it.
    type : Type
        What it holds. Dates are ISO days, times are UTC.
    meaning : str
        One line, printed in the exports' readme.
    unit : str
        Unit of a number, or empty.
    is_nullable : bool
        Whether it may be empty. An empty text is "", not null.
    allowed : tuple of str
        The only values it may hold; any where the tuple is empty.
    is_stored : bool
        Whether the store keeps it. The others are worked out, or given by a person's correction,
        each time the tables are read; until then they are empty, False or null.
    is_exported : bool
        Whether downloads carry it.
    """

    name: str
    type: Type
    meaning: str
    unit: str = ""
    is_nullable: bool = False
    allowed: tuple[str, ...] = ()
    is_stored: bool = True
    is_exported: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """One table.

    Attributes
    ----------
    name : str
        As the store and the exports call it.
    grain : str
        What one row is.
    key : tuple of str
        The columns no two rows share.
    columns : tuple of Column
        In their order.
    indexes : tuple of str
        Columns that rows are looked up by in the store.
    """

    name: str
    grain: str
    key: tuple[str, ...]
    columns: tuple[Column, ...]
    indexes: tuple[str, ...] = ()

    @property
    def column_by_name(self) -> dict[str, Column]:
        """Its columns by name."""
        return {column.name: column for column in self.columns}


def text(name: str, meaning: str, allowed: type[StrEnum] | None = None) -> Column:
    """Declare a column of text, "" where empty, or of the values of a closed list."""
    values = tuple(member.value for member in allowed) if allowed else ()
    return Column(name, Type.TEXT, meaning, allowed=values)


def nullable(column: Column) -> Column:
    """Return the column as one that may be null."""
    return replace(column, is_nullable=True)


def worked_out(column: Column) -> Column:
    """Return the column as one that is not stored: worked out or corrected when read."""
    return replace(column, is_stored=False)
