from collections.abc import Callable
from datetime import date

from streamlit.testing.v1 import AppTest

from dashboard.view.panel import Screen
from dashboard.view.panels.trend import build
from dashboard.view.style import STYLE
from tests.sample import Said, make_entry


def test_without_a_dated_claim_there_is_no_chart(make_screen: Callable[..., Screen]) -> None:
    undated = make_entry(
        "90 people left.", "AFP", None, (Said("90 people", "people_evacuated", 90),)
    )
    assert build(make_screen([undated])) == ()


def test_charts_of_confidential_figures_have_no_toolbar_to_save_them(
    open_site: Callable[..., AppTest],
) -> None:
    def is_locked(app: AppTest) -> bool:
        return any("not to be passed on" in one.value for one in app.caption)

    assert not is_locked(open_site())
    secret = make_entry(
        "Some 70 people left eastern Aleppo.",
        "A partner",
        date(2016, 12, 22),
        (Said("Some 70 people", "people_evacuated", 70, origin="eastern Aleppo"),),
        is_confidential=True,
    )
    locked = open_site(entries=[secret])
    assert is_locked(locked)
    assert '.st-key-confidential_charts [data-testid="stElementToolbar"]' in STYLE
