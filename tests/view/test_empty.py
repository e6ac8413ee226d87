from collections.abc import Callable

import pytest
from streamlit.testing.v1 import AppTest


@pytest.mark.parametrize(
    ("state", "what_to_do"),
    [
        ("draw_no_reports", "load them in a terminal"),
        ("draw_no_figures", "take a filter away"),
        ("draw_no_reports_in_view", "take a filter away"),
    ],
)
def test_an_empty_page_says_what_to_do_and_offers_it(state: str, what_to_do: str) -> None:
    script = f"from dashboard.view.empty import {state}\n{state}()"
    app = AppTest.from_string(script, default_timeout=30).run()
    assert what_to_do in " ".join(text.value for text in app.markdown)
    assert len(app.button) == 1
    app.button[0].click().run()
    assert not app.exception


@pytest.mark.parametrize("page", ["reports", "places", "quality", "download"])
def test_nothing_in_view_is_not_told_as_all_is_well(
    open_site: Callable[..., AppTest], page: str
) -> None:
    app = open_site(page, publisher="Deutsche Welle", as_of="2016-12-15")
    assert "No report passes these filters" in [one.value for one in app.subheader]
    assert not [one.value for one in app.caption if "Every" in one.value]
    assert "Clear all filters" in [one.label for one in app.main.button]
