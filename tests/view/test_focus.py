import pytest
from streamlit.testing.v1 import AppTest

SCRIPT = """
import pandas as pd
import streamlit as st

from dashboard.view.focus import FIGURE, choose_row, focused, link_to

st.multiselect("Source", ["AFP", "dpa", "NBC"], key="source", bind="query-params")
choose_row(pd.DataFrame({"a": [1, 2]}, index=["one", "two"]), FIGURE, ("edition", 1), "Rows", "a")
st.text(focused(FIGURE))
link_to("figures", "Open", figure="two")
"""


def run(**address: str | list[str]) -> AppTest:
    app = AppTest.from_string(SCRIPT, default_timeout=30)
    for key, value in address.items():
        app.query_params[key] = value
    return app.run()


def test_without_an_id_in_the_address_the_first_row_is_looked_at() -> None:
    app = run()
    assert app.text[0].value == "one"
    assert "figure" not in app.query_params  # it would be a step of the back button


def test_a_step_back_marks_the_row_that_is_looked_at_again() -> None:
    app = run()
    before = app.dataframe[0].key
    app.session_state[before] = {"selection": {"rows": [1], "columns": [], "cells": []}}
    app.run()
    assert app.text[0].value == "one"
    assert app.dataframe[0].key != before


@pytest.mark.parametrize("row_id", ["two", "gone", "<script>"])
def test_an_id_in_the_address_stays_even_when_no_row_has_it(row_id: str) -> None:
    app = run(figure=row_id)
    assert not app.exception
    assert app.text[0].value == row_id


def test_a_link_to_a_row_keeps_the_filters() -> None:
    app = run(source=["AFP", "dpa"], figure="one")
    (link,) = app.get("page_link")
    assert link.proto.query_string == "source=AFP&source=dpa&figure=two"
    assert link.proto.page == "figures"
