from collections.abc import Callable

import pandas as pd
import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from dashboard.view.rows import MOST_STACKED, list_links, stack

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


def test_a_row_leads_to_its_sentences() -> None:
    html = stack(pd.DataFrame({"Number": [5, 7]}), {}, ["figures?figure=<1>", ""])
    assert (
        "data-name='Sentences'><a href='figures?figure=&lt;1&gt;' target='_self'>Open</a>" in html
    )
    assert html.count(">Open<") == 1


@pytest.mark.parametrize(
    ("page", "asks"),
    [
        ("", "of_number=route."),
        ("changes", "of_number=people_evacuated.cumulative.2016-12-24"),
        ("operations", "figure="),
        ("quality", "figures?"),
    ],
)
def test_each_table_of_numbers_has_the_way_to_their_sentences(
    open_site: Callable[..., AppTest], page: str, asks: str
) -> None:
    grids = [one.value for one in open_site(page).dataframe]
    (links,) = [grid["Sentences"] for grid in grids if "Sentences" in grid]
    assert links.str.startswith("figures?").all()
    assert links.str.contains(asks, regex=False).any()


def test_a_row_to_choose_is_a_link_with_its_cells_under_its_name() -> None:
    table = pd.DataFrame(
        {
            "Day": [pd.Timestamp("2016-12-15"), pd.NaT],
            "Title": ["<b>Left</b>", ""],
            "Figures": [2, 1],
            "Sure": [0.95, 1.0],
        }
    )
    config = {"Sure": st.column_config.NumberColumn(format="percent")}
    html = list_links(table, "Title", ["?a=1&b=2", "?a=2"], 1, column_config=config)
    assert "<a href='?a=1&amp;b=2' target='_self'><strong>&lt;b&gt;Left&lt;/b&gt;</strong>" in html
    assert ">15 Dec 2016 · Figures 2 · Sure 95%<" in html
    assert "<a href='?a=2' target='_self' aria-current='true'><strong>–</strong>" in html


@pytest.mark.parametrize("page", ["figures", "reports", "operations", "places"])
def test_each_grid_to_choose_from_is_a_list_of_links_too(
    open_site: Callable[..., AppTest], page: str
) -> None:
    app = open_site(page, published=["2016-12-15", "2016-12-20"])
    lists = [one.proto.body for one in app.get("html") if "class='evac-list'" in one.proto.body]
    assert len(lists) == 1
    assert "published=2016-12-15" in lists[0]  # the filters are kept
    assert lists[0].count("<li") == min(len(app.dataframe[0].value), MOST_STACKED)


@pytest.mark.parametrize("page", ["", "operations", "quality"])
def test_each_grid_that_is_only_read_is_stacked_too(
    open_site: Callable[..., AppTest], page: str
) -> None:
    app = open_site(page)
    stacked = [one for one in app.get("html") if "<table class='evac-table'" in one.proto.body]
    # The Overview lists the evacuations that its first counter adds up, too.
    assert len(stacked) == (2 if page == "" else 1)
