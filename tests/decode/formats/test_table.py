import csv
from datetime import date
from io import BytesIO, StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook

from dashboard.base.document import Failure
from dashboard.base.report import Report
from dashboard.decode.formats import table
from tests.decode.conftest import decode_all, reason_of, report_of

HEAD = "text,title,publisher,published_date,url,language\n"


def sheet(*rows: list[object], title: str = "Sheet") -> bytes:
    book, target = Workbook(), BytesIO()
    book.active.title = title
    for row in rows:
        book.active.append(row)
    book.save(target)
    return target.getvalue()


@pytest.mark.parametrize(
    ("name", "mark"), [("a.csv", ","), ("a.csv", ";"), ("a.tsv", "\t")], ids=["csv", "semi", "tab"]
)
def test_a_row_is_a_report(name: str, mark: str) -> None:
    row = ["3,000 left.", "Convoy", "ICRC", "2016-12-15", "https://example.org/a", "en"]
    content = HEAD.replace(",", mark) + mark.join(f'"{cell}"' for cell in row)
    found = report_of(name, content)
    assert (found.text, found.title, found.publisher) == ("3,000 left.", "Convoy", "ICRC")
    assert (found.published_date, found.language) == (date(2016, 12, 15), "en")
    assert found.location == f"/in/{name}#https://example.org/a"


def test_a_broken_row_is_a_failure_and_the_others_go_on() -> None:
    rows = [
        "first,,,2016-12-15,,",
        "second,,,2016-13-45,,",
        ",no text,,,,",
        ",,,,,",
        '"odd" quote,,,,,',
        "sixth,,,,javascript:x,",
        "seventh",
        "eighth,,,,,,,more,cells",
    ]
    found = decode_all("a.csv", HEAD + "\n".join(rows))
    assert [
        (one.location.partition("#")[2], one.text if isinstance(one, Report) else "")
        for one in found
    ] == [
        ("row 2", "first"),
        ("row 3", ""),
        ("row 4", ""),
        ("row 6", ""),
        ("javascript:x", ""),
        ("row 8", "seventh"),
        ("row 9", "eighth"),
    ]
    reasons = [one.reason for one in found if isinstance(one, Failure)]
    assert reasons[0].startswith("published_date '2016-13-45'")
    assert reasons[2].startswith("the row has an odd quotation mark")


def test_a_quotation_mark_that_is_not_closed_is_told() -> None:
    found = decode_all("a.csv", 'text,title\nfirst,a\n"second,b\nthird,c\n')
    assert [type(one) for one in found] == [Report, Failure]


def test_rows_of_one_address_stay_apart() -> None:
    found = decode_all("a.csv", "text,url\none,https://a.org\ntwo,https://a.org\n")
    assert [one.location for one in found] == [
        "/in/a.csv#https://a.org",
        "/in/a.csv#https://a.org row 3",
    ]


def test_a_cell_holds_a_report_of_any_length() -> None:
    text = "The convoy left.\n" * 20_000
    target = StringIO()
    csv.writer(target).writerows([["Text", " Published Date "], [text, "15 December 2016"]])
    found = report_of("a.csv", target.getvalue())
    assert (found.text, found.published_date) == (text, date(2016, 12, 15))


def test_a_sheet_is_read_with_its_dates_and_numbers() -> None:
    content = sheet(
        ["text", "published_date", "title", "is_confidential"],
        ["one", date(2016, 12, 15), 2016, True],
        [None, None, None, None],
        ["two", "2016-12-16", None, None],
        ["three", 42719, None, None],
    )
    first, second, third = decode_all("a.xlsx", content)
    assert isinstance(first, Report)
    assert (first.published_date, first.title) == (date(2016, 12, 15), "2016")
    assert first.is_confidential
    assert isinstance(second, Report)
    assert second.location == "/in/a.xlsx#Sheet row 4"
    assert isinstance(third, Failure)
    assert third.reason.startswith("published_date '42719' is no date")


def test_every_sheet_with_a_text_column_is_read() -> None:
    book, target = Workbook(), BytesIO()
    book.active.append(["note"])
    for name in ("One", "Two"):
        book.create_sheet(name).append(["TEXT"])
        book[name].append([f"{name} left"])
    book.save(target)
    found = decode_all("a.xlsx", target.getvalue())
    assert [one.location for one in found] == ["/in/a.xlsx#One row 2", "/in/a.xlsx#Two row 2"]


@pytest.mark.parametrize(
    ("name", "content"),
    [("a.csv", "name,people\nAleppo,3000"), ("a.xlsx", sheet(["name"], ["Aleppo"]))],
    ids=["csv", "xlsx"],
)
def test_a_table_of_something_else_is_told_what_is_read(name: str, content: bytes | str) -> None:
    reason = reason_of(name, content)
    assert reason.startswith("it has no column named text: name one so in the first row")
    assert "published_date" in reason


def test_rows_are_bounded_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MAX_ROWS", 2)
    for name, content in (
        ("a.csv", "text\na\nb\nc\nd\n"),
        ("a.xlsx", sheet(["text"], ["a"], ["b"], ["c"], ["d"])),
    ):
        *rows, last = decode_all(name, content)
        assert [type(one) for one in rows] == [Report, Report]
        assert isinstance(last, Failure)
        assert last.reason == "only 2 rows are read: part the table"


def test_a_sheet_with_one_cell_in_its_farthest_corner_ends_soon() -> None:
    book, target = Workbook(), BytesIO()
    book.active["A1"], book.active["A2"], book.active["XFD1048576"] = "text", "40 left", "x"
    book.save(target)
    found = decode_all("a.xlsx", target.getvalue())
    assert isinstance(found[0], Report)
    assert found[0].text == "40 left"


@given(
    rows=st.lists(
        st.text(st.characters(exclude_categories=("Cs", "Cc"))).filter(str.strip), max_size=5
    )
)
def test_texts_come_back_as_they_were_put(rows: list[str]) -> None:
    target = StringIO()
    csv.writer(target, lineterminator="\n").writerows([["text", "title"], *([r, ""] for r in rows)])
    found = decode_all("a.csv", target.getvalue())
    assert [one.text for one in found if isinstance(one, Report)] == rows
