"""What people said of a text follows it when it is edited, on both kinds of database."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pandas as pd
import pytest

from dashboard.tidy.additions import state_figure
from dashboard.tidy.build import Entry
from dashboard.tidy.corrections import Correction
from dashboard.tidy.reviewing import state_reading
from dashboard.tidy.store import Saved, Store
from dashboard.tidy.terms import ReviewStatus
from tests.sample import Said, december, make_entry

AT = datetime(2017, 1, 1, 9, 30, tzinfo=UTC)
PEOPLE = "3,000 people left eastern Aleppo on Thursday, the ICRC said."
WOUNDED = "Among them were 40 wounded people."
BUSES = "They went in 21 buses to Idlib."
UNREAD = "A score of vans followed."
TEXT = f"Aleppo empties\n{PEOPLE}\n{WOUNDED}\n{BUSES}\n{UNREAD}"
EDITED = (
    f"Aleppo empties further\nFriday, 6 p.m.\n{PEOPLE}\n{WOUNDED}\n{BUSES}\n{UNREAD}\nMore soon."
)
SAID = (
    Said("3,000 people", "people_evacuated", 3000, days=december(15), origin="eastern Aleppo"),
    Said("40 wounded people", "people_wounded", 40, part_of=0),
    Said("21 buses", "buses", 21, destination="Idlib"),
)

Correct = Callable[..., int]


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    store.save(*entry(TEXT))
    yield store
    store.close()


@pytest.fixture
def correct(store: Store) -> Correct:
    def correct(
        column: str, old: str | None, new: str | None, row: str = "", table: str = "figures"
    ) -> int:
        row = row or figure(store)["figure_id"]
        correction = Correction(AT, "ana", table, row, column, old, new, "read")
        return store.add_corrections([correction])[0]

    return correct


def entry(text: str, said: tuple[Said, ...] = SAID, **fields: Any) -> Entry:
    return make_entry(text, "AFP", date(2016, 12, 16), said, **({"location": "a.md"} | fields))


def figure(store: Store, metric: str = "people_evacuated") -> dict[Any, Any]:
    figures = store.tables().figures
    return figures[figures["metric"] == metric].to_dict("records")[0]


def log(store: Store) -> list[dict[Any, Any]]:
    return store.tables().corrections.to_dict("records")


def states(store: Store) -> list[str]:
    return [row["state"] for row in log(store)]


def cell(store: Store, column: str, metric: str = "people_evacuated") -> Any:
    return figure(store, metric)[column]


@pytest.mark.parametrize(
    ("change", "shown"),
    [
        pytest.param(("value", "3000", "3100"), 3100, id="number"),
        pytest.param(("metric", "people_evacuated", "people_displaced"), None, id="metric"),
        pytest.param(("origin", "eastern Aleppo", "Aleppo"), "Aleppo", id="place"),
        pytest.param(
            ("end_date", "2016-12-15", "2016-12-16"), pd.Timestamp(2016, 12, 16), id="day"
        ),
        pytest.param(("recommendation", "", "excluded"), "excluded", id="recommendation"),
        pytest.param(("operation_id", "", "Test runs"), "Test runs", id="operation"),
    ],
)
def test_a_correction_of_a_figure_follows_the_edit(
    store: Store, correct: Correct, change: tuple[str, str, str], shown: object
) -> None:
    column, old, new = change
    former = figure(store)["figure_id"]
    correct(column, old, new)
    assert store.save(*entry(EDITED)) is Saved.REPLACED
    [row] = log(store)
    assert (row["state"], row["former_row_id"]) == ("applied", former)
    assert row["row_id"] != former
    assert (row["old_value"], row["new_value"]) == (old, new)
    if shown is None:
        assert set(store.tables().figures["metric"]) == {new, "people_wounded", "buses"}
    else:
        assert cell(store, column) == shown


@pytest.mark.parametrize("said", list(ReviewStatus)[:1] + list(ReviewStatus)[2:4])
@pytest.mark.parametrize("metric", ["people_evacuated", "people_wounded"])
def test_what_is_said_of_a_figure_follows_the_edit(
    store: Store, correct: Correct, said: ReviewStatus, metric: str
) -> None:
    row = figure(store, metric)
    correct("state", state_reading(row, said), said.value, row["figure_id"], "reviews")
    store.save(*entry(EDITED))
    assert states(store) == ["applied"]
    assert cell(store, "review_status", metric) == said.value


def test_a_part_follows_its_whole(store: Store, correct: Correct) -> None:
    whole, part = figure(store)["figure_id"], figure(store, "buses")["figure_id"]
    correct("subset_of", "", whole, part)
    store.save(*entry(EDITED))
    assert states(store) == ["applied"]
    assert cell(store, "subset_of", "buses") == figure(store)["figure_id"] != whole


def add_vans(store: Store, correct: Correct) -> str:
    [report] = store.tables().reports.to_dict("records")
    start = report["text"].index("A score of vans")
    figure_id, stated = state_figure(
        {
            "report_id": report["report_id"],
            "metric": "vehicles",
            "value": 20,
            "low": 20,
            "high": 20,
            "start": start,
            "end": start + 15,
            "evidence": "A score of vans",
            "sentence": UNREAD,
            "qualifier": "about",
            "timing": "new",
        }
    )
    correct("figure", None, stated, figure_id, "added_figures")
    return figure_id


def test_an_added_figure_is_found_by_its_words_again(store: Store, correct: Correct) -> None:
    former = add_vans(store, correct)
    correct("population", "", "vans", former)
    store.save(*entry(EDITED.replace("score of vans", "score  of\nvans")))
    assert states(store) == ["applied", "applied"]
    row = figure(store, "vehicles")
    [report] = store.tables().reports.to_dict("records")
    assert report["text"][row["start"] : row["end"]] == row["evidence"] == "A score  of\nvans"
    assert (row["report_id"], row["population"]) == (report["report_id"], "vans")
    assert row["figure_id"] not in ("", former)
    store.save(*entry(TEXT))
    assert figure(store, "vehicles")["figure_id"] == former


def test_an_added_figure_whose_words_are_gone_waits(store: Store, correct: Correct) -> None:
    add_vans(store, correct)
    store.save(*entry(EDITED.replace(UNREAD, "")))
    assert states(store) == ["row_gone"]
    # In a text that has them again they are not found, since nobody knows what stood between.
    store.save(*entry(f"{TEXT}\nMore."))
    assert states(store) == ["row_gone"]
    store.save(*entry(TEXT))
    assert states(store) == ["applied"]


def test_white_space_that_shifts_all_figures_costs_nothing(store: Store, correct: Correct) -> None:
    add_vans(store, correct)
    correct("value", "3000", "3100")
    before = store.tables().reports["report_id"].tolist()
    store.save(*entry(f"\n\n{TEXT}", url="https://example.org/edited"))
    assert store.tables().reports["report_id"].tolist() == before
    assert states(store) == ["applied", "applied"]
    store.save(*entry(f"\n\n{TEXT}", url="https://example.org/again"))
    assert states(store) == ["applied", "applied"]
    assert cell(store, "value") == 3100


def test_corrections_follow_through_many_edits_and_back(store: Store, correct: Correct) -> None:
    former = figure(store)["figure_id"]
    correct("value", "3000", "3100")
    for number in range(4):
        store.save(*entry(f"{EDITED}\nUpdate {number}."))
        if number == 1:
            correct("population", "", "civilians")
    assert states(store) == ["applied", "applied"]
    store.save(*entry(TEXT))
    assert [row["row_id"] for row in log(store)] == [former, former]
    assert [bool(row["former_row_id"]) for row in log(store)] == [False, True]
    assert (cell(store, "value"), cell(store, "population")) == (3100, "civilians")


def test_a_change_made_on_a_page_that_shows_the_former_text_follows(
    store: Store, correct: Correct
) -> None:
    former = figure(store)["figure_id"]
    correct("value", "3000", "3100")
    store.save(*entry(EDITED))
    correct("population", "", "civilians", former)
    assert states(store) == ["applied", "applied"]


def test_undo_and_redo_hold_across_an_edit(store: Store, correct: Correct) -> None:
    number = correct("value", "3000", "3100")
    store.save(*entry(EDITED))
    back = correct("state", None, "withdrawn", str(number), "corrections")
    assert (states(store), cell(store, "value")) == (["withdrawn", "applied"], 3000)
    store.save(*entry(f"{EDITED}\nThe end."))
    assert cell(store, "value") == 3000
    correct("state", None, "withdrawn", str(back), "corrections")
    assert cell(store, "value") == 3100
    assert states(store) == ["applied", "withdrawn", "applied"]


def test_a_number_that_was_edited_is_a_conflict(store: Store, correct: Correct) -> None:
    row = figure(store)
    correct("value", "3000", "3100")
    correct("recommendation", "", "pinned")
    correct("origin", "eastern Aleppo", "Aleppo")
    store.save(
        *entry(
            EDITED.replace("3,000", "3,500"),
            (replace(SAID[0], evidence="3,500 people", number=3500), *SAID[1:]),
        )
    )
    assert states(store) == ["conflict", "row_gone", "applied"]
    assert log(store)[0]["found_value"] == "3500"
    after = figure(store)
    assert (after["value"], after["recommendation"], after["origin"]) == (3500, "", "Aleppo")
    assert row["figure_id"] == log(store)[1]["row_id"]


def test_of_two_alike_neither_gets_what_was_said(store: Store, correct: Correct) -> None:
    correct("value", "3000", "3100")
    twice = f"{PEOPLE}\nand\n{PEOPLE}"
    report, extraction, names = entry(twice, (SAID[0],))
    second = entry(twice.replace("3,000", "_,___", 1), (SAID[0],))[1].figures[0]
    second = replace(second, report_id=report.report_id, figure_id="second")
    store.save(report, replace(extraction, figures=(extraction.figures[0], second)), names)
    assert states(store) == ["row_gone"]
    assert store.tables().figures["value"].tolist() == [3000, 3000]


@pytest.mark.parametrize(
    ("change", "fields", "state"),
    [
        pytest.param(("title", "", "A title"), {}, "applied", id="title"),
        pytest.param(("publisher", "AFP", "dpa"), {}, "applied", id="publisher"),
        pytest.param(("published_date", "2016-12-16", "2016-12-17"), {}, "applied", id="date"),
        pytest.param(("is_confidential", "false", "true"), {}, "applied", id="confidential"),
        pytest.param(("title", "", "A title"), {"title": "Mine"}, "conflict", id="edited as well"),
        pytest.param(("title", "", "Mine"), {"title": "Mine"}, "settled", id="edited so"),
    ],
)
def test_a_correction_of_a_report_follows_the_edit(
    store: Store, correct: Correct, change: tuple[str, str, str], fields: Any, state: str
) -> None:
    [former] = store.tables().reports["report_id"]
    correct(*change, former, "reports")
    store.save(*entry(EDITED, **fields))
    assert states(store) == [state]
    [row] = log(store)
    assert (row["former_row_id"], row["row_id"]) == (former, store.tables().reports["report_id"][0])


def test_a_place_set_in_a_report_follows_the_edit(store: Store, correct: Correct) -> None:
    [former] = store.tables().reports["report_id"]
    east = "aleppo-eastern"
    correct("place_id", "idlib", east, f"{former}|Idlib|destination", "place_mentions")
    store.save(*entry(EDITED))
    assert states(store) == ["applied"]
    mentions = store.tables().place_mentions
    assert mentions.loc[mentions["name"] == "Idlib", "place_id"].tolist() == [east]


def test_figures_read_by_other_rules_keep_what_was_said(store: Store, correct: Correct) -> None:
    row = figure(store)["figure_id"]
    correct("metric", "people_evacuated", "people_displaced")
    correct("origin", "eastern Aleppo", "Aleppo", row)
    reread = replace(SAID[0], metric="people_displaced")
    store.save(*entry(TEXT, (reread, *SAID[1:]), url="https://example.org"))
    assert states(store) == ["settled", "applied"]
    assert cell(store, "origin", "people_displaced") == "Aleppo"


def test_another_row_of_a_table_inherits_nothing(store: Store, correct: Correct) -> None:
    row = {"document_sha256": "t1"}
    first, second = "300 people left Homs.", "Nobody left Idlib on Monday, the mayor told us."
    left = (Said("300 people", "people_evacuated", 300),)
    store.save(*entry(first, left, location="t.csv#1", **row))
    store.save(*entry(second, (), location="t.csv#2", **row))
    reports = store.tables().reports.set_index("location")["report_id"]
    correct("is_confidential", "false", "true", reports["t.csv#1"], "reports")
    row = {"document_sha256": "t2"}
    store.save(*entry("Rain fell in Douma all day.", (), location="t.csv#1", **row))
    store.save(*entry(first, left, location="t.csv#2", **row))
    store.save(*entry(second, (), location="t.csv#3", **row))
    after = store.tables().reports.set_index("text")["is_confidential"]
    assert after[first]
    assert after.sum() == 1
    assert states(store) == ["applied"]


def test_nothing_is_noted_of_a_text_that_nobody_spoke_of(store: Store) -> None:
    store.save(*entry(EDITED))
    with store._reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM successors").scalar() == 0
