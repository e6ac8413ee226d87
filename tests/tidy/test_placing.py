from datetime import date

import pandas as pd
import pytest

from dashboard.base.vocabulary import DateAccuracy, Timing
from dashboard.tidy.build import build_tables
from dashboard.tidy.placing import date_figures, place_figures
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.tables import Tables, make_frame
from tests.sample import Said, make_entry

D14, D15, D16, D20 = (date(2016, 12, day) for day in (14, 15, 16, 20))


@pytest.mark.parametrize(
    ("said", "published", "expected"),
    [
        pytest.param(("new", D15, D15, "day"), D16, (D15, D15), id="one day"),
        pytest.param(("new", D14, D15, "range"), D16, (D14, D15), id="two days"),
        pytest.param(("new", None, None, None), D16, (D16, D16), id="no day in the text"),
        pytest.param(("cumulative", D14, None, "range"), D20, (D14, D20), id="since a day"),
        pytest.param(("cumulative", None, D15, "range"), D20, (D15, D15), id="until a day"),
        pytest.param(("new", D20, D20, "day"), D16, (D16, D16), id="done after publication"),
        pytest.param(("planned", D20, D20, "day"), D16, (D16, D16), id="a plan"),
        pytest.param(("planned", None, None, None), D16, (D16, D16), id="a plan without a day"),
        pytest.param(("planned", D15, D20, "range"), None, (D20, D20), id="undated report"),
        pytest.param(("planned", D14, D15, "range"), D16, (D16, D16), id="planned since a day"),
        pytest.param(("new", D15, None, "day"), None, (D15, D15), id="an undated report's day"),
        pytest.param(
            ("new", date(2012, 1, 1), date(2012, 12, 31), "year"), D16,
            (date(2012, 12, 31), date(2012, 12, 31)), id="a year",
        ),
        pytest.param(("new", None, None, None), None, (None, None), id="nothing"),
    ],
)  # fmt: skip
def test_the_days_a_figure_speaks_of(
    said: tuple[object, ...], published: date | None, expected: tuple[date | None, date | None]
) -> None:
    columns = ("timing", "start_date", "end_date", "date_accuracy")
    row = dict(zip(columns, said, strict=True))
    figures = make_frame(FIGURES, [row])
    found = date_figures(figures, pd.Series([published], dtype="datetime64[us]"))
    days = [None if pd.isna(day) else day.date() for day in found.iloc[0]]
    assert tuple(days) == expected


def test_a_level_speaks_of_its_day_alone() -> None:
    row = {"timing": "cumulative", "start_date": D14, "end_date": D15, "date_accuracy": "range"}
    figures = make_frame(FIGURES, [row | {"metric": "people_sheltering"}])
    [found] = date_figures(figures, pd.Series([D16], dtype="datetime64[us]")).to_dict("records")
    assert found["first_day"] == found["day"] == pd.Timestamp(D15)


def test_accuracies_and_timings_are_those_of_the_vocabulary() -> None:
    assert {"month", "year"} <= set(DateAccuracy)
    assert Timing.PLANNED == "planned"


def test_names_are_places_within_their_report(tables: Tables) -> None:
    placed = place_figures(tables)
    assert placed.index.equals(tables.figures.index)
    border = tables.figures["destination"] == "the Turkish border"
    assert set(placed.loc[border, "destination_place_id"]) == {"turkish-border"}
    assert set(placed.loc[border, "destination_name"]) == {"Turkish border"}
    none = tables.figures["destination"] == ""
    assert set(placed.loc[none, "destination_place_id"]) == {""}
    assert set(placed.loc[none, "destination_name"]) == {""}


def test_a_name_nobody_knows_stays_as_in_the_text() -> None:
    said = Said("9 people", "people_evacuated", 9, origin="Somewhere")
    entry = make_entry("9 people Somewhere", "AFP", D15, [said])
    placed = place_figures(build_tables([entry]))
    assert placed["origin_place_id"].tolist() == [""]
    assert placed["origin_name"].tolist() == ["Somewhere"]


def test_nothing_is_placed_of_nothing() -> None:
    assert place_figures(Tables.empty()).empty
