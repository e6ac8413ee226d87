import json

import pandas as pd
import pytest

from dashboard.base.figure import make_figure_id
from dashboard.tidy.schema import CORRECTIONS, REPORTS
from dashboard.tidy.successors import Successor, follow_edits
from dashboard.tidy.tables import make_frame

TEXT = "It snowed. A score of vans left."
START, END = TEXT.index("A score"), TEXT.index(" left")
ADDED = make_figure_id("new", "vehicles", START, END)
SUCCESSORS = (
    Successor("old", "old", "new", 0, 0, is_same_number=True),
    Successor("f1", "old", "f9", 3, 8, is_same_number=True),
    Successor("f2", "old", "f8", 3, 8, is_same_number=False),
    Successor("added", "old", ADDED, START, END, is_same_number=True),
    Successor("lost", "old", "f7", START, END, is_same_number=True),
)
NEW = make_frame(REPORTS, [{"report_id": "new", "text": TEXT}])
READING = {"value": "3000", "subset_of": "f1"}
STATED = {
    "figure_id": "added", "report_id": "old", "metric": "vehicles", "start": "0", "end": "15",
    "evidence": "A score of vans", "sentence": "A score of vans.", "subset_of": "",
}  # fmt: skip


def follow(
    table: str, row_id: str, column: str, old: str | None = None, new: str | None = None
) -> tuple[str, str | None, str | None]:
    """Return row, old and new value of a correction as it reads after the edit."""
    row = {
        "correction_id": 1,
        "corrected_at": pd.Timestamp(2017, 1, 1, tz="UTC"),
        "table_name": table,
        "row_id": row_id,
        "column_name": column,
        "old_value": old,
        "new_value": new,
    }
    before = make_frame(CORRECTIONS, [row])
    after = follow_edits(before, SUCCESSORS, NEW)
    assert before["row_id"].tolist() == [row_id]
    assert (after.dtypes == before.dtypes).all()
    [found] = after.to_dict("records")
    assert found["former_row_id"] == ("" if found["row_id"] == row_id else row_id)
    old, new = (
        None if pd.isna(found[name]) else found[name] for name in ("old_value", "new_value")
    )
    return found["row_id"], old, new


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        pytest.param(("figures", "f1", "value", "1", None), ("f9", "1", None), id="figure"),
        pytest.param(("figures", "f2", "place", "", "A"), ("f8", "", "A"), id="another number"),
        pytest.param(
            ("figures", "f2", "recommendation", "", "pinned"),
            ("f2", "", "pinned"),
            id="what is said of the number stays",
        ),
        pytest.param(
            ("figures", "f1", "recommendation", "", "pinned"), ("f9", "", "pinned"), id="pinned"
        ),
        pytest.param(("figures", "f5", "subset_of", "f1", "f2"), ("f5", "f9", "f8"), id="whole"),
        pytest.param(("figures", "f5", "subset_of", "", None), ("f5", "", None), id="no whole"),
        pytest.param(("reports", "old", "title", "", "T"), ("new", "", "T"), id="report"),
        pytest.param(
            ("place_mentions", "old|A|B|origin", "place_id", "", "p"),
            ("new|A|B|origin", "", "p"),
            id="mention",
        ),
        pytest.param(("places", "old", "name", "A", "B"), ("old", "A", "B"), id="a place"),
        pytest.param(("operations", "f1", "name", "A", "B"), ("f1", "A", "B"), id="an operation"),
        pytest.param(
            ("reviews", "f1", "state", json.dumps(READING), "accepted"),
            ("f9", json.dumps(READING | {"subset_of": "f9"}), "accepted"),
            id="review",
        ),
        pytest.param(
            ("reviews", "f1", "state", "no reading", "accepted"),
            ("f9", "no reading", "accepted"),
            id="review of no form",
        ),
        pytest.param(
            ("added_figures", "added", "figure", None, json.dumps(STATED)),
            (
                ADDED,
                None,
                json.dumps(
                    STATED
                    | {"figure_id": ADDED, "report_id": "new", "start": str(START)}
                    | {"end": str(END), "sentence": "A score of vans left."}
                ),
            ),
            id="added",
        ),
        pytest.param(
            ("added_figures", "lost", "figure", None, json.dumps(STATED)),
            ("f7", None, json.dumps(STATED)),
            id="added, and not found again since",
        ),
    ],
)
def test_a_correction_follows_what_it_speaks_of(
    row: tuple[str, str, str, str | None, str | None],
    expected: tuple[str, str | None, str | None],
) -> None:
    assert follow(*row) == expected


def test_where_nothing_was_edited_the_log_is_the_same() -> None:
    log = make_frame(CORRECTIONS, ())
    assert follow_edits(log, SUCCESSORS, NEW) is log
    assert follow_edits(log, (), NEW) is log
