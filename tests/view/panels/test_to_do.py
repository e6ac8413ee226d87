from collections.abc import Callable
from datetime import date

from streamlit.testing.v1 import AppTest

from dashboard.tidy.selection import Selection
from dashboard.view.panel import Screen
from dashboard.view.panels.to_do import build
from tests.sample import Said, make_entry, sample_entries

MakeScreen = Callable[..., Screen]


def test_what_waits_is_counted_in_the_view(make_screen: MakeScreen) -> None:
    undated = make_entry(
        "9 people left Nowhere.",
        "AFP",
        None,
        [Said("9 people", "people_evacuated", 9, origin="Nowhere")],
    )
    entries = [*sample_entries(), undated]
    told = dict(build(make_screen(entries)))
    assert told["quality"] == "1 report without a date"
    assert told["review"] == "32 figures not reviewed"
    assert told["places"] == "1 place not found"
    view = Selection(published_from=date(2016, 12, 24))
    assert "quality" not in dict(build(make_screen(entries, selection=view)))


def test_where_nothing_waits_it_says_so(make_screen: MakeScreen) -> None:
    assert build(make_screen([make_entry("Nobody left.", "AFP", date(2016, 12, 24))])) == ()


def test_each_leads_to_its_page(open_site: Callable[..., AppTest]) -> None:
    app = open_site()
    assert not app.exception
    labels = [one.proto.label for one in app.get("page_link")]
    assert "31 figures not reviewed" in labels
