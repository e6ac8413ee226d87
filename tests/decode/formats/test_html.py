from datetime import date

from tests.decode.conftest import reason_of, report_of

PAGE = (
    "<html><head><title>Convoy leaves</title>"
    '<meta property="article:published_time" content="2016-12-15T22:10:00+03:00"></head>'
    "<body><article><p>About 3,000 civilians left eastern Aleppo on buses on Thursday.</p>"
    "<p>Three were hurt.</p></article></body></html>"
)


def test_a_page_is_a_report() -> None:
    found = report_of("a.html", PAGE)
    assert found.title == "Convoy leaves"
    assert found.published_date == date(2016, 12, 15)
    assert [found.text[slice(*span)] for span in found.sentences] == [
        "About 3,000 civilians left eastern Aleppo on buses on Thursday.",
        "Three were hurt.",
    ]


def test_what_a_feed_says_of_a_page_wins() -> None:
    found = report_of("a.html", PAGE, title="Third convoy", published_date="16 December 2016")
    assert (found.title, found.published_date) == ("Third convoy", date(2016, 12, 16))


def test_the_senders_encoding_is_used() -> None:
    content = "<p>غادر المدنيون شرق حلب</p>".encode("cp1256")
    found = report_of("a", content, media_type="text/html; charset=windows-1256")
    assert found.text == "غادر المدنيون شرق حلب"


def test_a_page_that_a_script_fills_is_told() -> None:
    reason = reason_of("a.html", "<html><body><script>draw()</script></body></html>")
    assert reason.startswith("the page holds no text: ")
