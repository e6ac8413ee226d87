"""A place name is set: by a place of that name, by a point, or as none."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dashboard.base.errors import CorrectionError
from dashboard.base.place import Place
from dashboard.view.map_grid import Spot
from dashboard.view.panel import Screen
from dashboard.view.panels import places_setting
from dashboard.view.place_answers import choose_place, first_answer, list_offers
from tests.sample import sample_entries
from tests.view.placing import AFAR, DESK, MILL, FakeFinder, waiting

MakeScreen = Callable[..., Screen]


@pytest.fixture
def screen(make_screen: MakeScreen) -> Screen:
    return replace(make_screen([*sample_entries(), waiting(), waiting(21)]), desk=DESK)


def test_the_map_opens_on_the_neighbors_and_comes_closer(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    before = places_setting.view_of(asked, None)
    after = places_setting.view_of(asked, Spot(36.1, 36.9, 5.0))
    closest = places_setting.view_of(asked, Spot(36.1, 36.9, 0.5))
    assert before.zoom < after.zoom < closest.zoom
    assert (round(after.lat, 2), round(after.lon, 2)) == (36.1, 36.9)


@pytest.mark.parametrize(
    ("answers", "place_id"),
    [
        ({"what": "mill"}, "mill"),
        ({"what": "point", "point": "36.1, 37.0", "radius": 2.0}, "set:1"),
        ({"what": "nowhere"}, "none"),
    ],
    ids=["candidate", "point", "no place"],
)
def test_a_name_is_set_by_a_correction(
    screen: Screen, answers: dict[str, object], place_id: str
) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    (change,) = places_setting.make_changes(screen, asked, FakeFinder(), answers)
    assert (change.table_name, change.row_id, change.column_name) == (
        "place_names", "old mill", "place_id",
    )  # fmt: skip
    assert (change.old_value, change.new_value) == ("", place_id)
    assert (change.place is None) is (place_id == "none")


def test_a_point_that_is_none_is_refused(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    answers = {"what": "point", "point": "north of here", "radius": 2.0}
    with pytest.raises(CorrectionError, match="latitude and longitude"):
        places_setting.make_changes(screen, asked, FakeFinder(), answers)


@pytest.mark.parametrize(
    ("place_id", "candidates", "chosen", "first"),
    [
        ("", (MILL,), None, None),
        ("", (), None, "point"),
        ("", (MILL,), "mill", "mill"),
        ("", (MILL,), Spot(36.0, 37.0, 2.0), "point"),
        ("mill", (MILL, AFAR), None, "mill"),
        ("afar", (AFAR,), None, None),
    ],
    ids=["unknown", "no candidate", "clicked", "spot", "read nearby", "read abroad"],
)
def test_nothing_doubtful_is_chosen_beforehand(
    screen: Screen,
    place_id: str,
    candidates: tuple[Place, ...],
    chosen: Spot | str | None,
    first: str | None,
) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    asked = replace(asked, place_id=place_id, candidates=candidates)
    assert first_answer(asked, chosen) == first


def test_every_dot_that_may_be_meant_stands_in_the_list(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    asked = replace(asked, candidates=(MILL, AFAR))
    assert [one.place_id for one in list_offers(asked)] == ["mill", "afar"]
    # What it is read as may be none of those that are found by its name.
    idlib = asked.around.places.set_index("place_id", drop=False).loc["idlib"].to_dict()
    read = replace(asked, place_id="idlib", read_as=idlib)
    assert [one.place_id for one in list_offers(read)] == ["mill", "afar", "idlib"]
    # Another place of its reports is offered once it is clicked on.
    assert [one.place_id for one in list_offers(asked, "idlib")] == ["mill", "afar", "idlib"]
    assert list_offers(asked, "gone") == list_offers(asked, Spot(1.0, 2.0, 3.0)) == (MILL, AFAR)
    assert first_answer(asked, "idlib") == "idlib"
    place = choose_place(asked, FakeFinder(), {"what": "idlib", "point": ""}, "idlib")
    assert place is not None
    assert (place.name, place.country) == ("Idlib", "SY")


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ({"what": None, "point": ""}, "Choose what it is"),
        ({"what": "mill", "point": "13.55, 25.20"}, "You gave a point"),
        ({"what": "afar", "point": ""}, "km from"),
    ],
    ids=["nothing", "both", "too far"],
)
def test_an_answer_that_would_not_hold_is_refused(
    screen: Screen, answers: dict[str, object], told: str
) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    asked = replace(asked, candidates=(MILL, AFAR))
    with pytest.raises(CorrectionError, match=told):
        places_setting.make_changes(screen, asked, FakeFinder(), answers)


def test_a_point_alone_is_an_answer(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    answers = {"what": None, "point": "36.1, 37.0", "radius": 2.0}
    (change,) = places_setting.make_changes(screen, asked, FakeFinder(), answers)
    assert change.new_value == "set:1"


def test_a_doubtful_reading_is_confirmed_once(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    doubtful = replace(asked, place_id="mill")
    (change,) = places_setting.make_changes(screen, doubtful, FakeFinder(), {"what": "mill"})
    assert (change.old_value, change.new_value) == ("mill", "mill")
    confirmed = replace(doubtful, is_set=True)
    with pytest.raises(CorrectionError, match="set so already"):
        places_setting.make_changes(screen, confirmed, FakeFinder(), {"what": "mill"})
