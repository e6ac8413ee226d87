import csv
import io
from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.tidy.selection import Selection
from dashboard.view.panel import Screen
from dashboard.view.panels.downloads import build, describe
from tests.sample import Said, make_entry, sample_entries

SECRET = make_entry(
    "77 people left in secret.",
    "Own team",
    date(2016, 12, 20),
    (Said("77 people", "people_evacuated", 77),),
    is_confidential=True,
)


def write_csv(screen: Screen) -> str:
    [file] = [file for file in build(screen) if file.label == "CSV"]
    return file.write().decode()


def test_the_file_holds_what_the_filters_show_and_no_other_row(
    make_screen: Callable[..., Screen],
) -> None:
    screen = make_screen(selection=Selection(metrics=("buses",)))
    rows = list(csv.DictReader(io.StringIO(write_csv(screen))))
    assert [row["figure_id"] for row in rows] == screen.claims["figure_id"].tolist()
    assert {row["metric"] for row in rows} == {"buses"}


def test_a_confidential_report_never_leaves(make_screen: Callable[..., Screen]) -> None:
    screen = make_screen((*sample_entries(), SECRET))
    assert "77 people" in set(screen.claims["evidence"])
    assert all(b"77 people" not in file.write() for file in build(screen))
    assert describe(screen).endswith("; 1 of confidential reports stay out of the files")


def test_no_cell_is_a_formula(make_screen: Callable[..., Screen]) -> None:
    attack = make_entry(
        "=1+1 people left.",
        "=cmd|' /C calc'!A0",
        date(2016, 12, 20),
        (Said("=1+1 people", "people_evacuated", 2, by="@SUM(A1)"),),
        title="+1",
    )
    text = write_csv(make_screen([*sample_entries(), attack]))
    for row in csv.reader(io.StringIO(text)):
        assert not [cell for cell in row if cell[:1] in {"=", "+", "@", "\t"}]


@pytest.mark.usefixtures("fresh_caches")
def test_the_figures_page_offers_every_form_of_its_rows(
    open_site: Callable[..., AppTest], screen: Screen
) -> None:
    site = open_site("figures")
    offered = [button.label for button in site.get("download_button")]
    assert offered == [file.label for file in build(screen)]
    assert {"CSV", "CSV for Excel"} <= set(offered)
