import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from dashboard.tidy.markdown import escape, write_markdown
from dashboard.tidy.section import Section

READER = MarkdownIt("commonmark", {"html": True}).enable("table")


def rendered(text: str) -> str:
    return "".join(
        child.content if child.type in ("text", "text_special") else f"<{child.type}>"
        for token in READER.parse(text)
        for child in (token.children or [])
    )


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "[click](javascript:alert(1))",
        "![x](http://tracker/x.png)",
        "**bold** _it_ `code` ~~no~~ | cell",
        "# no heading",
        "- no list",
        "+10,000",
        "1. no list",
        "2) no list",
        "&lt;b&gt;",
        "back\\slash \\* $x$",
        "is_derived and snake_case_name",
    ],
)
def test_a_text_is_shown_as_it_stands(text: str) -> None:
    assert rendered(escape(text)) == text


@given(st.text(st.characters(codec="utf-8", exclude_categories=("C",))))
def test_no_text_has_a_meaning(text: str) -> None:
    line = " ".join(text.split())
    assert rendered(escape(text)) == line
    kinds = {token.type for token in READER.parse(escape(text))}
    assert kinds <= {"paragraph_open", "inline", "paragraph_close"}


def test_a_bar_or_a_line_break_opens_no_cell() -> None:
    section = Section("Title", columns=("a", "b"), rows=(("x|y", "one\ntwo"), ("", "<b>")))
    text = write_markdown("Doc", ("line",), [section])
    [*_, body] = [token for token in READER.parse(text) if token.type == "tbody_open"]
    assert body
    assert text.count("\n| ") == 4
    assert "| x\\|y | one two |" in text


@pytest.mark.parametrize(
    ("section", "told"),
    [
        (Section("T", empty="Nothing."), "## T\n\nNothing.\n"),
        (Section("T", ("note",), empty="Nothing."), "## T\n\nnote\n"),
        (Section("T"), "## T\n"),
    ],
    ids=["empty", "lines alone", "title alone"],
)
def test_a_part_without_rows(section: Section, told: str) -> None:
    assert write_markdown("Doc", (), [section]) == f"# Doc\n\n{told}"
