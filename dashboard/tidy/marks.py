"""The mark that each write leaves in the store: what was worked out of it is kept under it."""

from secrets import randbits

from sqlalchemy import Connection, bindparam, insert, select, update

from dashboard.tidy.database import STATE

_WRITES, _MARK, _MARK_BITS = "writes", "mark", 62
"""Each write is counted and leaves a mark that no other has."""
_COUNT = update(STATE).where(STATE.c.name == _WRITES).values(value=STATE.c.value + 1)
_LEAVE = update(STATE).where(STATE.c.name == _MARK).values(value=bindparam("value"))


def count_write(connection: Connection) -> None:
    """Count a write, and leave a mark that no other state of any store has."""
    connection.execute(_COUNT)
    mark = {"value": randbits(_MARK_BITS)}
    if not connection.execute(_LEAVE, mark).rowcount:
        connection.execute(insert(STATE).values(name=_MARK, **mark))


def read_mark(connection: Connection) -> str:
    """Return the mark of the last write."""
    # A store that only older programs have written has none.
    state = select(STATE.c.name, STATE.c.value).where(STATE.c.name.in_([_WRITES, _MARK]))
    found = {row.name: row.value for row in connection.execute(state)}
    return f"{found[_WRITES]}.{found.get(_MARK, 0):x}"
