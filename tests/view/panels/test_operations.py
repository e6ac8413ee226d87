from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.view.merging import MEANT_AS_ONE
from dashboard.view.panel import Screen
from dashboard.view.panels import operation_changes, operation_list, operation_members
from tests.view.panels.test_largest_evacuations import evacuation
from tests.view.test_drawer import widget
from tests.view.test_site import words_of

OpenSite = Callable[..., AppTest]
EAST = "aleppo-eastern@2016-12-15"
TWO = "foua-kefraya@2016-12-15"


def keep(app: AppTest, label: str) -> AppTest:
    """Give name and reason in the form of a button, and send it."""
    button = widget(app, "button", label)
    form = button.form_id
    for one in app.text_input:
        if one.form_id == form and one.label == "Why":
            one.set_value("as the ICRC has it")
        if one.form_id == form and one.label == "Your name":
            one.set_value("A. B.")
    return button.click().run()


def names(app: AppTest) -> list[str]:
    return list(app.dataframe[0].value["Operation"])


def test_the_list_is_of_what_is_in_view(screen: Screen) -> None:
    assert operation_list.build(screen)["Operation"].tolist() == [
        "Eastern Aleppo, Dec 2016",
        "Foua and Kefraya, Dec 2016",
    ]


def test_no_operation_is_chosen_without_an_address(screen: Screen) -> None:
    assert operation_changes.build(screen) == ()
    assert operation_members.build(screen).empty


def test_an_operation_is_renamed_and_named_back(open_site: OpenSite) -> None:
    app = open_site("operations", evacuation=EAST)
    widget(app, "text_input", "Name").set_value("The great evacuation")
    app = keep(app, "Rename")
    assert not app.exception
    assert names(app)[0] == "The great evacuation"
    assert "renamed to The great evacuation" in words_of(app)
    widget(app, "button", "Undo").click().run()
    assert names(app)[0] == "Eastern Aleppo, Dec 2016"


def test_two_operations_become_one_that_keeps_its_name_and_is_looked_at(
    open_site: OpenSite,
) -> None:
    app = open_site("operations", evacuation=TWO)
    widget(app, "multiselect", "Parts of it").set_value([EAST])
    app = keep(app, "Merge")
    assert names(app) == ["Foua and Kefraya, Dec 2016"]
    assert app.subheader[0].value == "Foua and Kefraya, Dec 2016"
    assert "merged into Foua and Kefraya, Dec 2016" in words_of(app)


def test_many_operations_become_one_at_once(open_site: OpenSite) -> None:
    entries = [evacuation(town, date(2016, 12, 15)) for town in ("Idlib", "Homs", "Hama")]
    app = open_site("operations", entries)
    whole, *others = names(app)
    parts = widget(app, "multiselect", "Parts of it")
    assert parts.options == sorted(others)
    for other in others:
        parts.select(other)
    app = keep(app, "Merge")
    assert names(app) == [whole]


def test_operations_years_apart_are_joined_only_by_who_means_it(open_site: OpenSite) -> None:
    entries = [
        evacuation("eastern Aleppo", date(2016, 12, 15)),
        evacuation("Foua and Kefraya", date(2020, 4, 20)),
    ]
    late = "Foua and Kefraya, Apr 2020"
    app = open_site("operations", entries, evacuation="foua-kefraya@2020-04-20")
    widget(app, "multiselect", "Parts of it").set_value([EAST])
    app = keep(app, "Merge")
    (told,) = [one.value.replace("\\", "") for one in app.error]
    assert f"Eastern Aleppo, Dec 2016 (1 figure) with {late} (1 figure)" in told
    assert "50 km and 3 years apart" in told
    assert len(names(app)) == 2
    widget(app, "checkbox", MEANT_AS_ONE).check()
    app = keep(app, "Merge")
    assert names(app) == [late]


def test_the_log_tells_of_a_merge_by_the_names_of_its_time(open_site: OpenSite) -> None:
    app = open_site("operations", evacuation=EAST)
    widget(app, "multiselect", "Parts of it").set_value([TWO])
    app = keep(app, "Merge")
    widget(app, "text_input", "Name").set_value("The deal")
    app = keep(app, "Rename")
    assert "merged into Eastern Aleppo, Dec 2016" in words_of(app)


def test_a_change_is_undone_by_the_button_and_says_so(open_site: OpenSite) -> None:
    app = open_site("operations", evacuation=EAST)
    widget(app, "text_input", "Name").set_value("The deal")
    app = keep(app, "Rename")
    widget(app, "button", "Undo").click().run()
    assert "undone by A" in words_of(app)
    assert "Change 1 undone" not in words_of(app)
    widget(app, "button", "Redo").click().run()
    assert names(app)[0] == "The deal"


def test_a_figure_is_split_off_into_a_new_operation(open_site: OpenSite) -> None:
    app = open_site("operations", evacuation=EAST)
    figures = widget(app, "multiselect", "Figures")
    figures.select(next(one for one in figures.options if one.startswith("9,500")))
    widget(app, "text_input", "Name of the new operation").set_value("First two days")
    app = keep(app, "Move")
    assert not app.exception
    assert "First two days" in names(app)
    assert "moved to First two days" in words_of(app)


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("Rename", "Give another name"),
        ("Merge", "Choose the operations"),
        ("Move", "Choose at least one figure"),
    ],
)
def test_a_form_sent_empty_says_what_is_missing(open_site: OpenSite, label: str, told: str) -> None:
    app = keep(open_site("operations", evacuation=EAST), label)
    assert not app.exception
    assert told in app.error[0].value
    assert "Nobody has changed anything yet" in words_of(app)


def test_the_filters_are_set_to_the_chosen_operation(open_site: OpenSite) -> None:
    app = open_site("operations", evacuation=TWO)
    widget(app, "button", "Show only this operation on every page").click().run()
    assert app.multiselect(key="operation").value == [TWO]
    assert names(app) == ["Foua and Kefraya, Dec 2016"]
