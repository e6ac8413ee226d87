from html import unescape
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.view.markup import (
    Mark,
    anchor,
    definition_list,
    escape_markdown,
    html_table,
    mark_text,
    text_box,
    web_link,
)

TEXTS = st.text(alphabet=st.sampled_from("ab<>&\"' \nא3,="), max_size=30)
MARKS = st.lists(
    st.builds(
        Mark,
        st.integers(-3, 35),
        st.integers(-3, 35),
        st.just("figure"),
        TEXTS,
    ),
    max_size=6,
)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.depth = 0
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not [name for name, _ in attrs if name.startswith("on")]
        self.depth += 1

    def handle_endtag(self, tag: str) -> None:
        assert tag in self.tags
        self.depth -= 1
        assert self.depth >= 0

    def handle_data(self, data: str) -> None:
        self.text += data


def read(html: str) -> _Reader:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader


@given(TEXTS, MARKS)
def test_marks_change_no_letter_and_open_no_tag_of_the_text(text: str, marks: list[Mark]) -> None:
    reader = read(mark_text(text, marks))
    assert reader.text == text
    assert set(reader.tags) <= {"mark"}
    assert reader.depth == 0


def test_a_mark_inside_another_is_nested() -> None:
    html = mark_text("a bc d", [Mark(2, 4, "chosen", "x"), Mark(0, 6, "sentence", "y")])
    assert html.index("evac-sentence") < html.index("evac-chosen")
    assert '<mark class="evac-chosen" title="x">bc</mark>' in html


def test_marks_that_overlap_are_cut_at_their_edges() -> None:
    html = mark_text("abcd", [Mark(0, 3, "figure", "x", number=1), Mark(2, 4, "figure", "y")])
    assert read(html).text == "abc1d"
    assert html.count("<sup>1</sup>") == 1


def test_a_label_of_a_mark_cannot_leave_its_attribute() -> None:
    html = mark_text("a", [Mark(0, 1, "figure", '"><script>x</script>')])
    assert read(html).tags == ["mark"]


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)",
        " JAVASCRIPT:alert(1)",
        "data:text/html,<script>x</script>",
        "file:///etc/passwd",
        "//example.org",
        "https://",
        "ftp://example.org",
        "http://[broken",
        "",
    ],
)
def test_only_web_addresses_become_links(url: str) -> None:
    assert web_link(url) == ""
    assert read(anchor(url, "<b>words")).tags == []


def test_a_link_tells_the_other_side_nothing() -> None:
    html = anchor("https://example.org/?a=1&b='\"", "<i>words")
    assert 'rel="noopener noreferrer nofollow"' in html
    assert read(html).tags == ["a"]
    assert unescape(html).endswith("<i>words</a>")


@pytest.mark.parametrize(
    "text",
    ["[a](javascript:x)", "<script>", "# head", ":red[x]", "$x$", "![i](u)", "`c`", "1. x", "a|b"],
)
def test_markdown_is_shown_as_it_stands(text: str) -> None:
    escaped = escape_markdown(text)
    assert escaped.replace("\\", "") == text
    for sign in "[]()<#:$!`|":
        assert all(escaped[at - 1] == "\\" for at, one in enumerate(escaped) if one == sign)


def test_markdown_comes_in_one_line() -> None:
    assert escape_markdown("a\n\n# b") == "a \\# b"


def test_a_definition_without_text_is_left_out() -> None:
    reader = read(definition_list([("Who", "<b>"), ("From", "")]))
    assert reader.text == "Who<b>"
    assert reader.tags == ["dl", "dt", "dd"]


def test_a_text_box_is_written_either_way_round() -> None:
    assert 'dir="auto"' in text_box("نص", [])


def test_a_table_carries_its_columns_names_to_each_cell() -> None:
    html = html_table(("Source", "<b>"), [("ICRC", "<strong>1</strong>"), ("UN", "2")])
    assert html.count("<tr>") == 3
    assert "<td dir='auto' data-name='Source'>ICRC</td>" in html
    assert "data-name='&lt;b&gt;'><strong>1</strong>" in html
    with pytest.raises(ValueError, match="shorter"):
        html_table(("Source", "Says"), [("ICRC",)])
