from dashboard.base.vocabulary import Timing
from dashboard.tidy.declaration import Type, nullable, text, worked_out


def test_a_column_of_text_takes_the_values_of_a_closed_list() -> None:
    assert text("timing", "when", Timing).allowed == ("new", "cumulative", "planned")
    assert text("title", "headline").allowed == ()


def test_a_column_is_changed_by_making_another() -> None:
    column = text("note", "what was said")
    assert nullable(column).is_nullable
    assert not worked_out(column).is_stored
    assert (column.type, column.is_nullable, column.is_stored) == (Type.TEXT, False, True)
