import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.errors import DecodeError
from dashboard.decode.drafts import FACTS
from dashboard.decode.front_matter import MAX_FRONT_MATTER, part_front_matter


def test_facts_stay_the_text_that_was_written() -> None:
    facts, body = part_front_matter(
        "---\ntitle: 12:30\npublished_date: 2016-13-45\nlanguage: no\nurl: ~\nlicence:\n"
        "is_confidential: true\ntags: [a, b]\n---\nbody"
    )
    assert facts == {
        "title": "12:30",
        "published_date": "2016-13-45",
        "language": "no",
        "url": "",
        "licence": "",
        "is_confidential": "true",
    }
    assert body == "body"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("fence", ["---", "---  "])
def test_line_ends_and_blanks_at_the_fence_do_not_matter(end: str, fence: str) -> None:
    text = end.join([fence, "title: T", fence, "body", "---", "rest"])
    assert part_front_matter(text) == ({"title": "T"}, f"body{end}---{end}rest")


@pytest.mark.parametrize(
    "text", ["", "body", " ---\na: b\n---\n", "----\na\n----\n", "--- x\n", "a\n---\nb: c\n---\n"]
)
def test_a_text_without_front_matter_is_all_body(text: str) -> None:
    assert part_front_matter(text) == ({}, text)


def test_empty_front_matter_states_nothing() -> None:
    assert part_front_matter("---\n---\nbody") == ({}, "body")
    assert part_front_matter("---\ntitle: T\n---") == ({"title": "T"}, "")


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("title: UN: 500 leave", "UN: 500 leave"),
        ("title: Mayor: 'it's over': 40 left  ", "Mayor: 'it's over': 40 left"),
        ("title: Left behind:", "Left behind:"),
        ('title: "A: B"', "A: B"),
        ("title: 'A: B'", "A: B"),
        ("title: at 10:30 # a note", "at 10:30"),
        ("title:\tAleppo:\tit begins", "Aleppo:\tit begins"),
        ("title: [UPDATE] Aleppo: it begins", "[UPDATE] Aleppo: it begins"),
        ('title: "Aleppo": it begins', '"Aleppo": it begins'),
        ("title: @WFP: *all* out", "@WFP: *all* out"),
        ("title: *all* out", "*all* out"),
        ("title: UN: 500 leave\nlicence: >\n  CC BY\n", "UN: 500 leave"),
    ],
)
def test_a_title_may_have_a_colon(line: str, title: str) -> None:
    facts, _ = part_front_matter(f"---\n{line}\npublisher: Wire\n---\nbody")
    assert (facts["title"], facts["publisher"]) == (title, "Wire")


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("title: T\n a: b: c", "is no YAML in line 3: write 'name: value' lines"),
        ("- a\n- b", "is no list of facts: write 'name: value' lines"),
        ("only words", "is no list of facts"),
        ("title: [a, b]", "title in the front matter is a list or a mapping"),
        ("url:\n  a: b", "url in the front matter is a list or a mapping"),
        ("title: a\ntitle: b", "title stands twice in the front matter: leave one out"),
        ("[" * 20_000, "is no YAML"),
        ("title: \x07", "is no YAML"),
    ],
)
def test_broken_front_matter_is_told_with_what_to_do(head: str, words: str) -> None:
    with pytest.raises(DecodeError) as caught:
        part_front_matter(f"---\n{head}\n---\nbody")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "text", ["---\ntitle: T\nbody", "---", "---\n" + "x" * (MAX_FRONT_MATTER + 1) + "\n---\nbody"]
)
def test_front_matter_that_is_not_closed_is_told(text: str) -> None:
    with pytest.raises(DecodeError, match="is not closed: end it with a line of three dashes"):
        part_front_matter(text)


@pytest.mark.parametrize("tag", ["!!python/object/apply:os.system [x]", "!!int x", "!own thing"])
def test_tags_make_no_objects(tag: str) -> None:
    assert part_front_matter(f"---\nother: {tag}\n---\nbody")[1] == "body"


def test_an_alias_bomb_is_not_unfolded() -> None:
    rows = ["a0: &a0 [x, x]"] + [
        f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)
    ]
    assert part_front_matter("---\n" + "\n".join(rows) + "\n---\nb") == ({}, "b")


@given(
    facts=st.dictionaries(
        st.sampled_from(FACTS),
        st.text(st.characters(exclude_categories=("Cc", "Cs")), min_size=1),
    ),
    body=st.text(),
)
def test_facts_and_body_come_back_as_they_were_put(facts: dict[str, str], body: str) -> None:
    head = "".join(f"{key}: {json.dumps(value)}\n" for key, value in facts.items())
    assert part_front_matter(f"---\n{head}---\n{body}") == (facts, body)


@given(head=st.text())
def test_any_head_is_read_or_told(head: str) -> None:
    with suppress(DecodeError):
        part_front_matter(f"---\n{head}\n---\nbody")
