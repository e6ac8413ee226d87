import pytest

from tests.decode.conftest import reason_of, report_of


@pytest.mark.parametrize("name", ["a.txt", "a.text", "a"])
def test_the_text_is_the_report(name: str) -> None:
    found = report_of(name, "\n  Headline\r\n3,000 left.\n")
    assert found.text == "\n  Headline\n3,000 left.\n"
    assert (found.title, found.published_date) == ("", None)


def test_another_encoding_is_read() -> None:
    arabic = "غادر نحو ثلاثة آلاف شخص شرق حلب يوم الخميس، وفق اللجنة الدولية للصليب الأحمر."
    assert report_of("a.txt", arabic.encode("cp1256")).text == arabic


def test_a_picture_named_as_text_is_told() -> None:
    assert reason_of("a.txt", b"\x89PNG\r\n\x1a\n\x00\x00").startswith("this is no text: ")


def test_a_long_text_is_read_whole() -> None:
    text = "The convoy of 21 buses left.\n" * 100_000
    assert report_of("a.txt", text).text == text
