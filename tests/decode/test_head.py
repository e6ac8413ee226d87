from datetime import date

import docx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.decode.head import draft_from_head
from tests.decode.conftest import report_of
from tests.decode.formats.test_docx import save

HEAD = """Convoy leaves the east

Published: Thursday, 15 December 2016
Source: Example Relief Agency
Link: https://example.org/convoy

Some 3,000 people left on Thursday.
"""


def test_the_lines_at_the_head_are_read_and_stay_in_the_text() -> None:
    found = report_of("a.txt", HEAD)
    assert found.text == HEAD
    assert found.title == "Convoy leaves the east"
    assert found.publisher == "Example Relief Agency"
    assert found.published_date == date(2016, 12, 15)
    assert found.url == "https://example.org/convoy"


def test_a_word_document_has_a_head_too() -> None:
    word = docx.Document()
    for line in HEAD.splitlines():
        word.add_paragraph(line)
    found = report_of("a.docx", save(word))
    assert (found.publisher, found.published_date) == (
        "Example Relief Agency",
        date(2016, 12, 15),
    )


@pytest.mark.parametrize(
    ("line", "day"),
    [
        ("Date: 15 December 2016", "15 December 2016"),
        ("DATE PUBLISHED : 2016-12-15", "2016-12-15"),
        ("**Published:** 15/12/2016", "15/12/2016"),
        ("Dated: 15.12.2016, 18:00", "15.12.2016, 18:00"),
        ("Publication date: December 15, 2016", "December 15, 2016"),
        ("Fecha: 15-12-2016", "15-12-2016"),
        ("التاريخ: 15/12/2016", "15/12/2016"),
        ("Date: 12/10/2016", ""),
        ("Date: last Thursday", ""),
        ("Date: 31/02/2016", ""),
        ("Update: 15 December 2016", ""),
        ("Date: 15 December 2016.", ""),
    ],
    ids=lambda value: value or "none",
)
def test_a_day_is_taken_only_when_it_can_be_read_in_one_way(line: str, day: str) -> None:
    assert draft_from_head(f"{line}\n\nForty people left.").published_date == day


def test_a_day_that_cannot_be_read_costs_the_report_nothing() -> None:
    found = report_of("a.txt", "Date: 12/10/2016\nSource: OCHA\n\nForty people left.")
    assert (found.published_date, found.publisher) == (None, "OCHA")


@pytest.mark.parametrize(
    ("text", "publisher"),
    [
        ("Source: OCHA\nSource: AFP\n\nForty left.", "OCHA"),
        ("Forty people left.\nSource: OCHA\n", ""),
        ("Source: residents told that forty had left.\n", ""),
        (f"{'a long line of prose ' * 8}\nSource: OCHA\n", ""),
        ("Source: https://example.org/a\n\nForty left.", ""),
        ("Source:\nOCHA\n", ""),
        ("x\n" * 12 + "Source: OCHA\n", ""),
    ],
    ids=["first", "below prose", "prose", "below a long line", "address", "empty", "too low"],
)
def test_a_source_stands_in_the_head_or_is_none(text: str, publisher: str) -> None:
    assert draft_from_head(text).publisher == publisher


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Convoy leaves\n\nForty left.", "Convoy leaves"),
        ("# Convoy leaves\nDate: 2016-12-15\nForty left.", "Convoy leaves"),
        ("Subject: Convoy leaves\nForty left.", "Convoy leaves"),
        ("Convoy leaves\nand comes back", ""),
        ("Forty left.\n\nMore follow.", ""),
        ("Convoy leaves", ""),
        ("12345\n\nForty left.", ""),
        ("Note: late\n\nForty left.", ""),
        ("Homs floods: update no. 4\nDate: 4 May 2022\nSource: OCHA", "Homs floods: update no. 4"),
        ("Homs floods\nDate: 04/05/2022\nSource: OCHA", "Homs floods"),
        ("Homs: update\nForty people on buses", ""),
        ("Homs: forty left.\nDate: 4 May 2022", ""),
        ("Author: A. B.\nDate: 4 May 2022", ""),
        ("Date: last Thursday\nSource: OCHA", ""),
        (f"Homs: {'forty left ' * 15}\nDate: 4 May 2022", ""),
        ("", ""),
    ],
    ids=[
        "apart", "over the head", "named", "runs on", "prose", "alone", "number", "line",
        "colon over the head", "over a day that may be two", "colon over prose",
        "sentence over the head", "author", "day that is none", "long line", "empty",
    ],
)  # fmt: skip
def test_a_first_line_that_stands_apart_is_the_title(text: str, title: str) -> None:
    assert draft_from_head(text).title == title


@pytest.mark.parametrize(
    ("text", "title", "publisher", "day"),
    [
        (
            "Buses leave\nExample Wire, 22 December 2016\n\nForty left.",
            "Buses leave", "Example Wire", "22 December 2016",
        ),
        (
            "Example News | December 22, 2016\n\nBuses leave\n\nForty left.",
            "Buses leave", "Example News", "December 22, 2016",
        ),
        (
            "Buses leave\n\n22 December 2016 - UNHCR\nForty left.",
            "Buses leave", "UNHCR", "22 December 2016",
        ),
        (
            "Buses leave\nGeneva, 22 December 2016\nForty left.",
            "Buses leave", "", "22 December 2016",
        ),
        ("Buses leave\n22 December 2016\nForty left.", "Buses leave", "", "22 December 2016"),
        (
            "Date: 15 December 2016\nSource: Example Wire\n\n" + "Forty people left. " * 9,
            "Forty people left. Forty people left. Forty people left. Forty people left. …",
            "Example Wire", "15 December 2016",
        ),
        ("21 buses, 22 December 2016\n\nForty left.", "21 buses, 22 December 2016", "", ""),
        ("Buses leave\nExample Wire, 12/10/2016\n\nForty left.", "", "", ""),
        (
            "Flash update, 21 December 2016\nOCHA, 22 December 2016\nForty left.",
            "Flash update, 21 December 2016", "", "",
        ),
        (
            "Source: AFP\nExample Wire, 22 December 2016\n\nForty left.",
            "Forty left.", "AFP", "22 December 2016",
        ),
        (
            "Buses leave\n\nGENEVA, 22 December 2016 (OCHA) – Forty left.",
            "Buses leave", "OCHA", "22 December 2016",
        ),
        ("ALEPPO, Syria (Example Wire) - Forty left.", "", "Example Wire", ""),
        ("In Homs, 7 February 2014 – a Friday - forty left.", "", "", ""),
        ("The rest, some 40, left - again - on 22 December 2016.", "", "", ""),
    ],
    ids=[
        "name and day", "above the headline", "day first", "place", "day alone", "first words",
        "number", "two ways", "two days", "named fields win", "dateline", "credit",
        "prose with a day", "prose",
    ],
)  # fmt: skip
def test_bylines_and_datelines_are_read_when_they_are_plain(
    text: str, title: str, publisher: str, day: str
) -> None:
    found = draft_from_head(text)
    assert (found.title, found.publisher, found.published_date) == (title, publisher, day)


def test_what_the_document_states_wins_over_its_head() -> None:
    assert draft_from_head("Convoy leaves\n\nForty left.", "Report 5").title == "Report 5"
    found = report_of("a.txt", HEAD, publisher="The Agency", published_date="2016-12-16")
    assert (found.publisher, found.published_date) == ("The Agency", date(2016, 12, 16))


@given(st.text(alphabet=st.sampled_from("Date: Source\n15/ 2016.#*é"), max_size=300))
def test_no_text_is_altered_or_refused(text: str) -> None:
    assert draft_from_head(text).text == text
