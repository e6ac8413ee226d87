import pytest
from streamlit.testing.v1 import AppTest


@pytest.mark.parametrize(
    ("state", "what_to_do"),
    [("draw_no_reports", "load them in a terminal"), ("draw_no_figures", "take a filter away")],
)
def test_an_empty_page_says_what_to_do_and_offers_it(state: str, what_to_do: str) -> None:
    script = f"from dashboard.view.empty import {state}\n{state}()"
    app = AppTest.from_string(script, default_timeout=30).run()
    assert what_to_do in " ".join(text.value for text in app.markdown)
    assert len(app.button) == 1
    app.button[0].click().run()
    assert not app.exception
