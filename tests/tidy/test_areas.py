from dataclasses import replace

import pandas as pd
import pytest

from dashboard.base.place import Place
from dashboard.tidy.areas import areas_of_figures, find_areas
from dashboard.tidy.build import place_row
from dashboard.tidy.schema import PLACE_MENTIONS, PLACES
from dashboard.tidy.tables import Tables, make_frame
from tests.sample import PLACE_BY_ID

ALEPPO = PLACE_BY_ID["aleppo"]


def at(name: str, lat: float, lon: float, precision: float = 5.0, parent: str = "") -> Place:
    return replace(
        ALEPPO, place_id=name, name=name, lat=lat, lon=lon, precision_km=precision, parent_id=parent
    )


def areas(places: list[Place], counts: dict[str, int]) -> dict[str, str]:
    return find_areas(make_frame(PLACES, map(place_row, places)), pd.Series(counts))


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        pytest.param([at("a", 36.0, 37.0), at("b", 36.2, 37.0)], "aa", id="22 km apart"),
        pytest.param([at("a", 36.0, 37.0), at("b", 36.3, 37.0)], "ab", id="33 km apart"),
        pytest.param([at("a", 36.0, 37.0), at("b", 36.3, 37.0, parent="a")], "aa", id="part"),
        pytest.param([at("a", 36.0, 37.0, parent="b"), at("b", 36.3, 37.0)], "aa", id="whole"),
        pytest.param([at("a", 36.0, 37.0), at("b", 36.0, 37.0, 80.0)], "ab", id="a province"),
        pytest.param(
            [at("a", 36.0, 37.0, parent="x"), at("b", 36.4, 37.0, parent="x")],
            "ab",
            id="of a parent that no report names",
        ),
    ],
)
def test_which_two_places_are_one_area(places: list[Place], expected: str) -> None:
    assert areas(places, {"a": 2, "b": 1}) == dict(zip("ab", expected, strict=True))


def test_two_parts_of_a_known_place_are_one_area() -> None:
    places = [
        at("town", 36.2, 37.0),
        at("a", 36.0, 37.0, parent="town"),
        at("b", 36.4, 37.0, parent="town"),
    ]
    assert set(areas(places, {"a": 2, "b": 1, "town": 0}).values()) == {"a"}


def test_an_area_does_not_grow_along_a_chain() -> None:
    places = [at(str(n), 36 + n / 5, 37.0) for n in range(5)]
    assert areas(places, {"0": 5, "1": 4, "2": 3, "3": 2, "4": 1}) == {
        "0": "0",
        "1": "0",
        "2": "2",
        "3": "2",
        "4": "4",
    }


def test_the_order_of_places_changes_nothing() -> None:
    places = [at(str(n), 36 + n / 5, 37.0) for n in range(5)]
    counts = {str(n): 1 for n in range(5)}
    assert areas(places, counts) == areas(places[::-1], dict(reversed(counts.items())))


_UNTOLD = {"start": 0, "end": 4, "method": "exact", "score": 1.0}


def work_frame(rows: list[dict[str, object]]) -> pd.DataFrame:
    blank = {"report_id": "r", "metric": "buses", "fact_id": "", "subset_of": "", "place_id": ""}
    told: list[dict[str, object]] = [
        {"figure_id": str(i), "start": i, "value": 10**i, "is_place_carried": False}
        | {"timing": "new", "end_date": pd.NaT, "attributed_to": ""}
        | blank
        | {"is_named": "place_id" in row}
        | row
        for i, row in enumerate(rows)
    ]
    return pd.DataFrame(told)


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        pytest.param([{"place_id": "a"}, {}], ["a", "a"], id="the report's only area"),
        pytest.param([{"place_id": "a"}, {"place_id": "b"}, {}], ["a", "b", ""], id="two areas"),
        pytest.param(
            [{"place_id": "a"}, {"place_id": "a"}, {"place_id": "a"}, {"place_id": "b"}, {}],
            ["a", "a", "a", "b", "a"],
            id="over two thirds of one",
        ),
        pytest.param(
            [{"place_id": "a"}, {"place_id": "b"}, {"subset_of": "1"}],
            ["a", "b", "b"],
            id="its whole's",
        ),
        pytest.param(
            [{"place_id": "a"}, {"place_id": "b", "fact_id": "x"}, {"fact_id": "x"}],
            ["a", "b", "b"],
            id="its fact's",
        ),
        pytest.param(
            [{"place_id": "a"}, {"place_id": "wide"}], ["a", "wide"], id="wide keeps its own"
        ),
        pytest.param(
            [{"place_id": "a"}, {"place_id": "wide", "subset_of": "0"}],
            ["a", "a"],
            id="wide goes with its whole",
        ),
        pytest.param(
            [{"place_id": "wide"}, {"subset_of": "0"}], ["wide", "wide"], id="a wide whole's"
        ),
        pytest.param(
            [{"place_id": "wide"}, {"metric": "ships"}], ["wide", "wide"], id="a wide area's only"
        ),
        pytest.param([{"place_id": "wide"}, {}], ["wide", ""], id="beside a wide area's number"),
        pytest.param(
            [{"place_id": "wide"}, {"metric": "ships", "is_named": True}],
            ["wide", ""],
            id="of a place that nobody knows",
        ),
        pytest.param(
            [{"place_id": "near"}, {"place_id": "a"}, {"metric": "ships"}],
            ["near", "a", "wide"],
            id="what the report names around both",
        ),
        pytest.param(
            [
                {"place_id": "near", "value": 5},
                {"place_id": "a", "value": 7},
                {"value": 12},
            ],
            ["near", "a", ""],
            id="the sum of two places",
        ),
        pytest.param(
            [
                {"place_id": "a", "value": 5},
                {"place_id": "b", "value": 7},
                {"value": 12},
                {"place_id": "a"},
                {"place_id": "a"},
                {"place_id": "a"},
            ],
            ["a", "b", "", "a", "a", "a"],
            id="the sum of two places in a report about one",
        ),
        pytest.param([{}], [""], id="nothing known"),
    ],
)
def test_where_a_figure_without_a_place_belongs(
    rows: list[dict[str, object]], expected: list[str]
) -> None:
    places = [
        *(at("a", 36.0, 37.0), at("near", 36.5, 37.0), at("b", 40.0, 37.0)),
        at("wide", 36.0, 37.0, 300.0),
    ]
    mention = {"report_id": "r", "name": "wide", "role": "place", "place_id": "wide"}
    tables = replace(
        Tables.empty(),
        places=make_frame(PLACES, map(place_row, places)),
        place_mentions=make_frame(PLACE_MENTIONS, [mention | _UNTOLD]),
    )
    assert areas_of_figures(work_frame(rows), tables)[1].tolist() == expected
