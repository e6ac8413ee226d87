import pytest

from dashboard.tidy.section import Link


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("https://example.org/a?b=1&c=2", "https://example.org/a?b=1&c=2"),
        ("https://example.org/a) b|<c>", "https://example.org/a%29%20b%7C%3Cc%3E"),
        ("https://example.org/%C3%A9", "https://example.org/%C3%A9"),
        ("javascript:alert(1)", ""),
        ("", ""),
    ],
)
def test_a_link_leads_to_the_web_only_and_ends_where_it_should(url: str, address: str) -> None:
    link = Link("words", url)
    assert link.address == address
    assert str(link) == "words"
