from collections.abc import Callable

import pandas as pd
import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from dashboard.view.rows import MOST_STACKED, stack

CONFIG = {"Distance": st.column_config.NumberColumn(format="%.0f km"), "Plain": None}


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("Distance", 5.2, "5 km"),
        ("Figures", 12_000, "12,000"),
        ("Day", pd.Timestamp("2016-12-15"), "15 Dec 2016"),
        ("Day", pd.NaT, ""),
        ("Number", pd.NA, ""),
        ("Plain", "<b>1</b>", "&lt;b&gt;1&lt;/b&gt;"),
    ],
    ids=str,
)
def test_a_cell_is_written_as_in_the_grid_and_escaped(name: str, value: object, shown: str) -> None:
    html = stack(pd.DataFrame({name: [value]}), CONFIG)
    assert f"<td dir='auto' data-name='{name}'>{shown}</td>" in html


def test_a_long_table_is_cut_in_a_narrow_window() -> None:
    html = stack(pd.DataFrame({"Figure": range(MOST_STACKED + 5)}), {})
    assert html.count("<td") == MOST_STACKED


@pytest.mark.parametrize("page", ["", "operations", "quality"])
def test_each_grid_that_is_only_read_is_stacked_too(
    open_site: Callable[..., AppTest], page: str
) -> None:
    app = open_site(page)
    stacked = [one for one in app.get("html") if "<table class='evac-table'" in one.proto.body]
    assert len(stacked) == 1
