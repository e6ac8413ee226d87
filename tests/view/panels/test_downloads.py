import csv
import io
from collections.abc import Callable
from datetime import date

from dashboard.tidy.exports import to_csv
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


def test_the_file_holds_what_the_filters_show_and_no_other_row(
    make_screen: Callable[..., Screen],
) -> None:
    screen = make_screen(selection=Selection(metrics=("buses",)))
    rows = list(csv.DictReader(io.StringIO(to_csv(build(screen)).decode())))
    assert [row["figure_id"] for row in rows] == screen.claims["figure_id"].tolist()
    assert {row["metric"] for row in rows} == {"buses"}


def test_a_confidential_report_never_leaves(make_screen: Callable[..., Screen]) -> None:
    screen = make_screen((*sample_entries(), SECRET))
    assert "77 people" in set(screen.claims["evidence"])
    assert "77 people" not in set(build(screen)["evidence"])
    assert describe(screen).endswith("; 1 of confidential reports stay out of the files")


def test_no_cell_is_a_formula(make_screen: Callable[..., Screen]) -> None:
    attack = make_entry(
        "=1+1 people left.",
        "=cmd|' /C calc'!A0",
        date(2016, 12, 20),
        (Said("=1+1 people", "people_evacuated", 2, by="@SUM(A1)"),),
        title="+1",
    )
    text = to_csv(build(make_screen([*sample_entries(), attack]))).decode()
    for row in csv.reader(io.StringIO(text)):
        assert not [cell for cell in row if cell[:1] in {"=", "+", "@", "\t"}]
