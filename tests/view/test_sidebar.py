from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.settings import Settings
from dashboard.tidy.corrections import Correction
from dashboard.tidy.store import Store
from dashboard.view.panel import Screen
from dashboard.view.sidebar import complete_range, list_choices
from tests.sample import Said, december, make_entry

ONE, TWO = date(2016, 12, 15), date(2016, 12, 16)


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ((), (None, None)),
        ((ONE,), (None, None)),
        ((ONE, TWO), (ONE, TWO)),
        ((TWO, ONE), (ONE, TWO)),
        ((ONE, TWO, TWO), (None, None)),
        (ONE, (None, None)),
        (None, (None, None)),
    ],
    ids=str,
)
def test_a_range_counts_only_when_it_has_two_ends(
    days: tuple[date, ...] | date | None, expected: tuple[date | None, date | None]
) -> None:
    assert complete_range(days) == expected


def test_the_filters_offer_what_occurs(screen: Screen) -> None:
    choices = list_choices(screen.claims)
    assert (choices.first_day, choices.last_day) == (date(2016, 12, 15), date(2016, 12, 24))
    assert choices.publishers[:2] == ("AFP", "Arabs Today")
    assert choices.metrics[0] == "people_evacuated"
    assert "people_killed" not in choices.metrics
    assert "" not in choices.origins
    assert "Eastern Aleppo, Dec 2016" in choices.operations.values()


def test_the_filters_of_an_empty_store_offer_nothing(make_screen: Callable[..., Screen]) -> None:
    undated = make_screen([make_entry("Nobody left.", "AFP", None)])
    choices = list_choices(undated.claims)
    assert choices.first_day is None
    assert not choices.operations


def test_two_operations_of_one_name_are_told_apart(make_screen: Callable[..., Screen]) -> None:
    text = "{} people left eastern Aleppo."
    apart = [
        make_entry(
            text.format(number),
            "AFP",
            date(2016, 12, day),
            (Said(f"{number} people", "people_evacuated", number, days=december(day),
                  origin="eastern Aleppo"),),
        )
        for number, day in ((100, 1), (200, 30))
    ]  # fmt: skip
    names = list(list_choices(make_screen(apart).claims).operations.values())
    assert len(names) == 2
    assert len(set(names)) == 2


def test_a_link_with_a_former_name_leads_to_what_it_is_called_by_now(
    open_site: Callable[..., AppTest],
) -> None:
    app = open_site(operation="Eastern Aleppo, 16 Dec 2016")
    assert not app.exception
    assert app.multiselect(key="operation").value == ["aleppo-eastern@2016-12-15"]
    assert not app.warning
    assert "is called “Eastern Aleppo, Dec 2016” by now" in app.toast[0].value.replace("\\", "")


def test_a_name_that_no_operation_ever_had_is_told(open_site: Callable[..., AppTest]) -> None:
    app = open_site("figures", operation="Homs, Dec 2016")
    assert "Homs, Dec 2016" in app.warning[0].value


def test_the_filter_holds_an_operation_whatever_becomes_of_its_name_and_days(
    open_site: Callable[..., AppTest],
) -> None:
    app = open_site(operation="Eastern Aleppo, Dec 2016")
    store = Store.open(Settings.from_env().database_url)
    at, one = datetime(2017, 1, 1, tzinfo=UTC), "aleppo-eastern@2016-12-15"
    store.add_corrections([Correction(at, "Ana", "operations", one, "name", "", "East", "short")])
    app.run()
    assert not app.exception
    assert app.multiselect(key="operation").value == [one]
    assert app.query_params["operation"] == "East"
    figures = store.tables().figures
    first = figures[figures["start_date"] == "2016-12-15"]["figure_id"]
    store.add_corrections(
        [
            Correction(at, "Ana", "figures", row, "start_date", "2016-12-15", "2016-12-14", "read")
            for row in first
        ]
    )
    store.close()
    app.run()
    assert not app.exception
    [present] = app.multiselect(key="operation").value
    assert present == "aleppo-eastern@2016-12-14"
    assert not app.warning


def test_a_link_with_a_name_that_two_bear_by_now_shows_both(
    open_site: Callable[..., AppTest],
) -> None:
    ids = ("aleppo-eastern@2016-12-15", "foua-kefraya@2016-12-15")
    open_site()
    store = Store.open(Settings.from_env().database_url)
    at, cell = datetime(2017, 1, 1, tzinfo=UTC), ("name", None, "Aid", "for the map")
    store.add_corrections([Correction(at, "Ana", "operations", one, *cell) for one in ids])
    store.close()
    app = open_site(entries=(), operation="Aid")
    assert not app.exception
    assert app.multiselect(key="operation").value == list(ids)
    told = app.toast[0].value.replace("\\", "")
    assert told.startswith("“Aid” may be “Aid (Eastern Aleppo, 15 Dec 2016)” or “")
