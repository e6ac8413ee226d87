import time

import pytest

from dashboard.base.errors import DecodeError
from dashboard.decode import page
from dashboard.decode.page import decode_page, read_page

ARTICLE = """<html lang="en-GB"><head><title>Aleppo evacuation | Example News</title>
<meta property="og:site_name" content="Example News">
<meta property="article:published_time" content="2016-12-15T22:10:00+03:00"></head>
<body><nav><a href="/">12,000 readers</a></nav><article><h1>Aleppo evacuation</h1>
<p>About 3,000 civilians left eastern Aleppo on Thursday &amp; were taken to Idlib.</p>
<ul><li>21 buses</li><li>19 ambulances</li></ul>
<table><tr><th>Day</th><th>People</th></tr><tr><td>15 Dec</td><td>3,000</td></tr></table>
<script>var people = 9999;</script></article>
<footer>Example News has 500 employees</footer></body></html>"""


def test_a_page_gives_its_report_and_not_what_is_around_it() -> None:
    draft = read_page(ARTICLE)
    assert draft.text.split("\n") == [
        "Aleppo evacuation",
        "About 3,000 civilians left eastern Aleppo on Thursday & were taken to Idlib.",
        "- 21 buses",
        "- 19 ambulances",
        "| Day | People |",
        "| 15 Dec | 3,000 |",
    ]


def test_metadata_is_the_pages_own() -> None:
    draft = read_page(ARTICLE)
    assert draft.title == "Aleppo evacuation"
    assert draft.publisher == "Example News"
    assert draft.published_date == "2016-12-15"


def test_a_day_in_the_text_is_not_taken_for_the_publications() -> None:
    body = "<p>On 3 March 2011 a convoy of 21 buses left the town, officials said.</p>" * 5
    draft = read_page(f"<html><head><title>T</title></head><body>{body}(c) 2012</body></html>")
    assert draft.published_date == ""


def test_an_address_that_is_none_of_the_web_is_left_out() -> None:
    head = '<link rel="canonical" href="javascript:alert(1)"><title>T</title>'
    assert read_page(f"<html><head>{head}</head><body><p>40 left.</body></html>").url == ""


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>Three buses left.</p>", "Three buses left."),
        ("<div>40 left <b>Homs</b>.</div><div>3 stayed.</div>", "40 left Homs.\n3 stayed."),
        ("40 people left", "40 people left"),
        ("<p>40 left", "40 left"),
    ],
)
def test_a_short_page_or_a_piece_of_one_is_read_too(html: str, text: str) -> None:
    assert read_page(html).text == text


def test_of_a_very_long_page_all_text_is_taken_but_scripts_and_menus(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page, "MAX_PARSED", 100)
    text = read_page(ARTICLE).text
    assert "About 3,000 civilians left eastern Aleppo on Thursday & were taken to Idlib." in text
    assert "15 Dec | 3,000" in text.split("\n")
    assert "9999" not in text
    assert "12,000" not in text


@pytest.mark.parametrize(
    "html",
    [
        "",
        " ",
        "<html><body><script>var x = 3000;</script><style>p {}</style></body></html>",
        "<html><body><div id='root'></div></body></html>",
        "<!-- 3,000 -->",
    ],
    ids=["empty", "blank", "script", "app", "comment"],
)
def test_a_page_without_text_is_told(html: str) -> None:
    with pytest.raises(DecodeError, match="the page holds no text"):
        read_page(html)


@pytest.mark.parametrize(
    "html",
    ["<div>" * 50_000 + "40 left", "<b>" * 50_000, "<!--" * 50_000, "<a href=x>" * 20_000 + "40"],
    ids=["deep", "open", "comments", "links"],
)
def test_a_hostile_page_ends_soon(html: str) -> None:
    start = time.process_time()
    try:
        read_page(html)
    except DecodeError:
        pass
    finally:
        assert time.process_time() - start < 5


def test_the_encoding_is_the_senders_then_the_pages() -> None:
    arabic = "غادر المدنيون شرق حلب"
    declared = f'<html><head><meta charset="windows-1256"></head>{arabic}</html>'
    assert arabic in decode_page(declared.encode("cp1256"))
    assert arabic in decode_page(f"<p>{arabic}".encode("cp1256"), "windows-1256")
    assert arabic in decode_page(declared.encode("utf-8"))
