from collections.abc import Callable
from datetime import date

import pandas as pd
import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.vocabulary import PlaceRole
from dashboard.tidy.selection import Selection
from dashboard.tidy.snapshot import EXPORTED
from dashboard.tidy.writer import list_files
from dashboard.view.panel import Screen
from dashboard.view.panels.snapshots import build
from dashboard.view.snapshot import snapshot_of
from tests.sample import Said, make_entry, sample_entries

SECRET = make_entry(
    "The war began in 2011; 77,777 people left eastern Aleppo for Secret Village.",
    "Own team",
    date(2016, 12, 25),
    (
        Said(
            "77,777 people", "people_evacuated", 77_777, origin="eastern Aleppo",
            destination="Secret Village",
        ),
    ),
    also_named=[("Secret Village", PlaceRole.PLACE)],
    is_confidential=True,
)  # fmt: skip


def test_every_file_is_offered_once(screen: Screen) -> None:
    wholes, tables = build(screen)
    offered = [file.name for offer in (*wholes, *tables) for file in offer.files]
    assert sorted(offered) == sorted(file.name for file in list_files(snapshot_of(screen)))
    assert len(tables) == len(EXPORTED)
    assert tables[0].title == "Figures"


def test_no_file_holds_a_word_of_a_confidential_report(make_screen: Callable[..., Screen]) -> None:
    wholes, _ = build(make_screen((*sample_entries(), SECRET)))
    [page] = [offer.files[0].write().decode() for offer in wholes if "print" in offer.title]
    for secret in ("77777", "77,777", "Secret Village", "Own team", SECRET[0].report_id):
        assert secret not in page
    assert "Confidential reports in this view are left out" in page


def test_the_files_hold_what_the_filters_show(make_screen: Callable[..., Screen]) -> None:
    filters = Selection(metrics=("buses",), as_of=date(2016, 12, 20))
    frames = snapshot_of(make_screen(selection=filters)).frames
    assert set(frames["claims"]["metric"]) == {"buses"}
    assert set(frames["tally"]["metric"]) == {"buses"}
    assert frames["reports"]["published_date"].max() <= pd.Timestamp(2016, 12, 20)


def test_the_page_has_a_button_for_every_file(
    open_site: Callable[..., AppTest], screen: Screen
) -> None:
    site = open_site("download")
    assert not site.exception
    buttons = site.get("download_button")
    assert len(buttons) == len(list_files(snapshot_of(screen)))
    assert buttons[0].label == "Summary to print"


@pytest.mark.parametrize("entries", [(), (SECRET,)], ids=["nothing", "all confidential"])
def test_a_page_without_a_figure_that_may_leave_is_no_error(
    open_site: Callable[..., AppTest], entries: tuple[object, ...]
) -> None:
    assert not open_site("download", entries=entries).exception
