from collections.abc import Callable

from markdown_it import MarkdownIt

from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.writer import list_files
from tests.sample import Said, december, make_entry, sample_entries

MakeSnapshot = Callable[..., Snapshot]
ATTACK = "<script>alert(1)</script> [x](javascript:alert(2)) | **b** `c`"


def write(snapshot: Snapshot) -> str:
    [file] = [file for file in list_files(snapshot) if file.name == "summary.md"]
    return file.write().decode()


def test_the_counters_come_first(make_snapshot: MakeSnapshot) -> None:
    lines = write(make_snapshot()).splitlines()
    assert lines[0] == "# Eastern Aleppo, Dec 2016; Foua and Kefraya, Dec 2016"
    row = next(line for line in lines if line.startswith("| People evacuated |"))
    assert "| about 35,750 |" in row
    assert "| +10,000 since 23 Dec 2016 |" in row


def test_nothing_of_a_report_is_markup(make_snapshot: MakeSnapshot) -> None:
    hostile = make_entry(
        f"9 people left {ATTACK}.", ATTACK, december(20)[0],
        [Said("9 people", "people_evacuated", 9, origin=ATTACK, by=ATTACK)], title=ATTACK,
    )  # fmt: skip
    reader = MarkdownIt("commonmark", {"html": True}).enable("table")
    tokens = reader.parse(write(make_snapshot((*sample_entries(), hostile))))
    children = [child for token in tokens for child in token.children or []]
    assert {token.type for token in tokens} <= {
        f"{name}_{side}"
        for name in ("heading", "paragraph", "table", "thead", "tbody", "tr", "th", "td")
        for side in ("open", "close")
    } | {"inline"}
    links = {child.attrGet("href") for child in children if child.type == "link_open"}
    assert all(str(link).startswith(("https://", "http://")) for link in links)
    shown = {child.type for child in children} - {"link_open", "link_close"}
    assert shown <= {"text", "text_special"}
    assert any("<script>" in token.content.replace("\\", "") for token in tokens)
