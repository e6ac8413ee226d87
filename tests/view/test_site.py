"""Every page by AppTest: over the sample, an empty store, a filter that lets nothing through."""

import re
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.plugins import short_name
from dashboard.tidy.build import Entry
from dashboard.view.page import pages
from dashboard.view.rows import SENTENCES
from tests.sample import Said, make_entry, sample_entries

PAGES = [short_name(page) for page in pages()]
OF_REPORTS = [page for page in PAGES if page != "add_reports"]
OpenSite = Callable[..., AppTest]


def html_of(app: AppTest) -> str:
    return "\n".join(element.proto.body for element in app.get("html"))


def words_of(app: AppTest) -> str:
    """Return all that the page says, except what stands in tables."""
    said = [*app.markdown, *app.caption, *app.title, *app.subheader, *app.info, *app.error]
    return "\n".join([*(element.value for element in said), html_of(app)])


@pytest.mark.parametrize("page", PAGES)
def test_every_page_draws_the_sample(open_site: OpenSite, page: str) -> None:
    app = open_site(page)
    assert not app.exception
    assert not app.error
    assert app.title[0].value == {short_name(one): one.TITLE for one in pages()}[page]


@pytest.mark.parametrize("page", OF_REPORTS)
def test_every_page_says_what_to_do_when_the_store_is_empty(open_site: OpenSite, page: str) -> None:
    app = open_site(page, entries=())
    assert not app.exception
    assert "No reports yet" in words_of(app)
    assert "evac ingest" in app.code[0].value
    assert "Add reports" in [link.label for link in app.page_link]


@pytest.mark.parametrize("page", PAGES)
def test_every_page_draws_one_report_without_any_figure(open_site: OpenSite, page: str) -> None:
    app = open_site(page, entries=[make_entry("Nobody left today.", "AFP", date(2016, 12, 20))])
    assert not app.exception
    assert not app.error


@pytest.mark.parametrize("page", PAGES)
def test_every_page_draws_hostile_reports(
    open_site: OpenSite, page: str, hostile_entry: Entry
) -> None:
    app = open_site(page, entries=[hostile_entry])
    assert not app.exception
    shown = html_of(app)
    assert "<script>alert" not in shown
    assert "javascript:" not in "".join(shown.split("&lt;script")[:1])
    for element in (*app.markdown, *app.caption):
        assert "[click](" not in element.value
        assert "<script>" not in element.value


@pytest.mark.parametrize("page", PAGES)
def test_no_page_shows_a_raw_key_or_an_empty_value(open_site: OpenSite, page: str) -> None:
    app = open_site(page)
    # An address is not read.
    words = re.sub(r"href='[^']*'", "", words_of(app))
    texts = [words, *(str(metric.value) for metric in app.metric)]
    for frame in app.dataframe:
        shown = frame.value.drop(columns=SENTENCES, errors="ignore")
        texts += [str(cell) for column in shown.items() for cell in _texts(column[1])]
    for text in texts:
        for raw in ("people_", "cumulative", "more_than", "NaN", "None", "NaT", "<NA>", "nan"):
            assert raw not in text, f"{raw} in {text[:200]}"


def _texts(column: Any) -> Sequence[str]:
    return [value for value in column if isinstance(value, str)]


def test_the_overview_begins_with_the_counters(open_site: OpenSite) -> None:
    app = open_site()
    shown = {metric.label: metric.value for metric in app.metric}
    assert list(shown) == ["People evacuated", "People wounded", "Buses", "Ambulances"]
    assert any(sign.isdecimal() for sign in shown["People evacuated"])


def test_a_counter_without_a_figure_says_so(open_site: OpenSite) -> None:
    app = open_site(entries=sample_entries()[-1:])
    assert {metric.label: metric.value for metric in app.metric}["Buses"] == "No figure"


def test_filters_that_let_nothing_through_can_be_cleared(open_site: OpenSite) -> None:
    app = open_site(metric="Buses", publisher="Deutsche Welle")
    assert "No figure passes these filters" in words_of(app)
    app.button(key="clear_from_page").click().run()
    assert app.metric
    assert app.multiselect(key="metric").value == []


def test_the_counters_know_only_what_was_known_as_of_the_day(open_site: OpenSite) -> None:
    app = open_site(as_of="2016-12-20", operation="Eastern Aleppo, Dec 2016")
    evacuated = app.metric[0]
    assert evacuated.label == "People evacuated"
    assert "25,000" in evacuated.value


@pytest.mark.parametrize(
    ("address", "filters"),
    [
        ({"metric": "Buses"}, {"metric": ["buses"]}),
        ({"metric": ["Buses", "Ambulances"]}, {"metric": ["buses", "ambulances"]}),
        ({"metric": "no such thing"}, {"metric": []}),
        ({"metric": ["no such thing", "Buses"]}, {"metric": ["buses"]}),
        ({"source": "ICRC"}, {"source": ["ICRC"]}),
        ({"publisher": "AFP"}, {"publisher": ["AFP"]}),
        ({"source": "<script>"}, {"source": []}),
        ({"as_of": "2016-12-19"}, {"as_of": date(2016, 12, 19)}),
        ({"as_of": "yesterday"}, {"as_of": None}),
        ({"as_of": "1066-10-14"}, {"as_of": None}),
        (
            {"published": ["2016-12-16", "2016-12-19"]},
            {"published": (date(2016, 12, 16), date(2016, 12, 19))},
        ),
        ({"published": "2016-12-16"}, {"published": (date(2016, 12, 16),)}),
        ({"published": ["2016-12-16", "rubbish"]}, {"published": ()}),
        ({"published": ""}, {"published": ()}),
        ({"unheard_of": "x"}, {}),
    ],
    ids=str,
)
def test_the_address_sets_the_filters_and_nonsense_in_it_is_ignored(
    open_site: OpenSite, address: dict[str, str | list[str]], filters: dict[str, Any]
) -> None:
    app = open_site(**address)
    assert not app.exception
    shown = {
        widget.key: widget.value for widget in (*app.sidebar.multiselect, *app.sidebar.date_input)
    }
    assert {key: shown[key] for key in filters} == filters


def test_a_half_chosen_range_filters_nothing(open_site: OpenSite) -> None:
    app = open_site("figures")
    whole = len(app.dataframe[0].value)
    app.date_input(key="published").set_value((date(2016, 12, 20),)).run()
    assert not app.exception
    assert len(app.dataframe[0].value) == whole
    app.date_input(key="published").set_value((date(2016, 12, 20), date(2016, 12, 24))).run()
    assert 0 < len(app.dataframe[0].value) < whole


@pytest.mark.parametrize("days", [["2016-12-20", "2016-12-16"], ["2016-12-16", "2016-12-20"]])
def test_a_range_the_wrong_way_round_means_the_same(open_site: OpenSite, days: list[str]) -> None:
    assert len(open_site("figures", published=days).dataframe[0].value) == 15


def test_clearing_the_filters_brings_everything_back(open_site: OpenSite) -> None:
    app = open_site("figures", metric="Buses", as_of="2016-12-20", published="2016-12-16")
    assert len(app.dataframe[0].value) == 2
    next(button for button in app.sidebar.button if "Clear" in button.label).click().run()
    assert len(app.dataframe[0].value) == 31
    assert app.date_input(key="as_of").value is None


def test_many_figures_come_in_pages(open_site: OpenSite) -> None:
    many = [
        make_entry(
            f"{number} people left eastern Aleppo.",
            "AFP",
            date(2016, 12, 20),
            (Said(f"{number} people", "people_evacuated", number, origin="eastern Aleppo"),),
            location=f"{number}.txt",
        )
        for number in range(1, 206)
    ]
    first = open_site("figures", entries=many)
    assert len(first.dataframe[0].value) == 200
    last = open_site("figures", entries=(), page="2", order="Largest first")
    assert last.dataframe[0].value["Figure"].tolist() == ["5", "4", "3", "2", "1"]


def test_a_figure_opens_from_a_link(open_site: OpenSite) -> None:
    app = open_site("figures", figure="4f1d")
    assert "No such figure" in words_of(app)


def test_reports_without_a_date_are_listed_first_and_asked_for(open_site: OpenSite) -> None:
    undated = make_entry("Some 200 people left.", "AFP", None, title="No date here")
    app = open_site("quality", entries=(*sample_entries(), undated))
    assert "No date here" in app.dataframe[-1].value["Title"].tolist()


def test_families_are_counted_as_persons_only_when_asked(open_site: OpenSite) -> None:
    families = make_entry(
        "100 families left eastern Aleppo, the ICRC said.",
        "AFP",
        date(2016, 12, 20),
        (Said("100 families", "families_evacuated", 100, origin="eastern Aleppo", by="ICRC"),),
    )
    plain = open_site(entries=[families])
    assert plain.metric[0].value == "No figure"
    asked = open_site(entries=(), household="5.5")
    assert "550" in asked.metric[0].value
    assert "A family counted as 5\\.5 persons" in words_of(asked)


def test_undated_figures_are_told_on_the_counter_with_a_way_to_them(open_site: OpenSite) -> None:
    undated = make_entry(
        "Some 90 people left.", "AFP", None, (Said("Some 90 people", "people_evacuated", 90),)
    )
    app = open_site(entries=[undated])
    assert app.metric[0].value == "No total"
    link = next(one for one in app.get("page_link") if "Undated" in one.proto.label)
    assert link.proto.label == "Undated: 1 figure"
    assert "metric=People+evacuated" in link.proto.query_string
