import io
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from lxml import html

from dashboard.tidy.build import Entry
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.writer import list_files
from tests.sample import PLACES, Said, december, make_entry, sample_entries

MakeSnapshot = Callable[..., Snapshot]
ATTACK = "<script>alert(1)</script><img src=x onerror=alert(2)>\" ' </style> {javascript:alert(3)}"


def write(snapshot: Snapshot) -> str:
    [file] = [file for file in list_files(snapshot) if file.name == "summary.html"]
    return file.write().decode()


@pytest.fixture
def hostile() -> Entry:
    place = replace(PLACES[0], place_id="attack", name=ATTACK)
    return make_entry(
        f"9 people left {ATTACK} for Idlib.", ATTACK, december(20)[0],
        [Said("9 people", "people_evacuated", 9, origin=ATTACK, destination="Idlib", by=ATTACK)],
        places=[place, *PLACES], title=ATTACK, url="javascript:alert(4)",
    )  # fmt: skip


class Tags(HTMLParser):
    """Which tags are open, and whether each is closed in its turn."""

    ALONE = frozenset({"meta", "rect", "path", "circle", "polygon"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.ALONE:
            assert self.open.pop() == tag


def test_nothing_of_a_report_becomes_a_tag_or_a_link(
    make_snapshot: MakeSnapshot, hostile: Entry
) -> None:
    page = write(make_snapshot((*sample_entries(), hostile)))
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert not tags.seen & {"script", "img", "iframe", "object", "form", "link"}
    assert not [name for name in tags.attributes if name.startswith("on")]
    links = [link for _, _, link, _ in html.fromstring(page).iterlinks()]
    assert links
    assert all(link.startswith(("https://", "http://")) for link in links)
    assert ATTACK.split('"', maxsplit=1)[0] in html.fromstring(page).text_content()


def test_it_fetches_and_runs_nothing(make_snapshot: MakeSnapshot) -> None:
    page = write(make_snapshot())
    assert "default-src 'none'" in page
    for word in ("@import", "url(", "<script", "src="):
        assert word not in page


def test_counters_tables_and_a_map_are_on_it(make_snapshot: MakeSnapshot) -> None:
    tree = html.parse(io.StringIO(write(make_snapshot()))).getroot()
    amounts = [one.text_content() for one in tree.find_class("amount")]
    assert amounts == ["about 35,750", "about 100", "21", "19"]
    heads = [one.text_content() for one in tree.iter("h2")]
    assert heads == [
        "What changed since 23 Dec 2016", "Other numbers", "Movements", "Sources", "Needs a look",
        "Evacuations", "How these numbers were made", "What is not in these numbers",
        "Reports",
        "About these numbers",
    ]  # fmt: skip
    assert len(list(tree.iter("svg"))) == 1
    for table in tree.iter("table"):
        columns = {len(row) for row in table.iter("tr")}
        assert len(columns) == 1


def test_without_a_place_the_map_is_left_out(make_snapshot: MakeSnapshot) -> None:
    assert "<svg" not in write(make_snapshot(()))
