"""What stands in any panel's table is in words: no key, no day or number in bare digits."""

import re
from collections.abc import Callable

import pandas as pd
import pytest

from dashboard.base.plugins import load, short_name
from dashboard.view.panel import FOLDER, Panel, Screen
from tests.sample import Said, make_entry, sample_entries

RAW = re.compile(
    r"\b[a-z]+_[a-z_]+\b|\b\d{4}-\d\d-\d\d\b|\b(None|nan|NaT|True|False)\b|(?<![\d,.])\d{5,}(?!\d)"
)
PANELS = load(FOLDER, Panel)


@pytest.fixture
def full_screen(make_screen: Callable[..., Screen]) -> Screen:
    undated = make_entry(
        "Some 12,345 people left Old Mill.",
        "AFP",
        None,
        (Said("12,345 people", "people_evacuated", 12_345, origin="Old Mill"),),
        location="/reports/odd.txt",
    )
    return make_screen([*sample_entries(), undated])


@pytest.mark.parametrize("panel", PANELS, ids=short_name)
def test_no_cell_of_a_table_is_a_key(panel: Panel, full_screen: Screen) -> None:
    found = panel.build(full_screen)
    if not isinstance(found, pd.DataFrame):
        return
    texts = [column for column in found if pd.api.types.is_string_dtype(found[column])]
    # A sentence is shown as its report has it.
    own = [column for column in texts if column not in ("Words", "Sentence", "Figure")]
    raw = [
        (column, cell)
        for column in own
        for cell in found[column].dropna().astype(str)
        if RAW.search(cell)
    ]
    assert raw == []


@pytest.mark.parametrize(
    "cell", ["people_evacuated", "on 2016-12-15", "NaT", "about 12345"], ids=str
)
def test_what_is_raw_would_be_found(cell: str) -> None:
    assert RAW.search(cell)
    assert not RAW.search("People evacuated: 12,345, on 15 Dec 2016")
