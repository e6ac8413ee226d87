"""No word of a confidential report comes out, whatever becomes of the files that hold it."""

from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import example, given, settings
from hypothesis import strategies as st

from dashboard.tidy.store import Store
from tests.sample import make_entry

SECRET = "Our man in Aleppo"
SPEAKERS = (SECRET, "The governor", "A bus driver")
FILES = tuple("abcd")

FILE = st.sampled_from(FILES)
DEED = st.sampled_from(
    [
        *("edit", "delete", "swap", "copy", "rename", "lose the flag", "state the flag"),
        *("copy, lose the flag", "rename, lose the flag", "edit, lose the flag"),
    ]
)
# One deed between two readings: who is to know a text that was edited and moved unread?
STEP = st.tuples(DEED, FILE, FILE, st.permutations(FILES))


@dataclass(frozen=True)
class File:
    """A file of one speaker: the days it tells of, and whether it says that it is confidential."""

    speaker: str
    days: tuple[int, ...] = (1, 2, 3)
    is_stated: bool = False


def act(files: dict[str, File], deed: str, name: str, other: str, number: int) -> None:
    if name not in files:
        return
    what, _, flag = deed.rpartition(", ")
    file = files[name]
    if flag.endswith("flag"):
        # Only a text that was confidential from the start is one that must not come out.
        is_stated = flag == "state the flag" and file.speaker == SECRET
        file = replace(file, is_stated=is_stated)
    else:
        what = flag
    if what in ("", "edit"):
        days = (*file.days[1:], 10 + number) if what else file.days
        files[name] = replace(file, days=days)
    elif what == "swap":
        files |= {name: files.get(other, file), other: file}
    else:
        if what != "copy":
            del files[name]
        if what != "delete":
            files[other] = file


def read(store: Store, files: dict[str, File], order: tuple[str, ...]) -> None:
    for name in order:
        if name in files:
            file = files[name]
            text = "\n".join(f"{file.speaker} saw people leave on day {day}." for day in file.days)
            store.save(
                *make_entry(
                    text,
                    "AFP",
                    date(2016, 12, 16),
                    location=f"{name}.md",
                    is_confidential=file.is_stated,
                    document_sha256=name,
                )
            )


@settings(max_examples=25, deadline=None)
@given(steps=st.lists(STEP, min_size=2, max_size=7))
@example([("copy, lose the flag", "a", "d", FILES), ("edit", "b", "b", FILES)])
@example([("rename, lose the flag", "a", "d", FILES), ("edit", "b", "b", FILES)])
def test_no_way_of_a_file_takes_back_that_it_is_confidential(
    steps: list[tuple[str, str, str, tuple[str, ...]]],
) -> None:
    files = {name: File(speaker) for name, speaker in zip(FILES, SPEAKERS, strict=False)}
    files["a"] = replace(files["a"], is_stated=True)
    with TemporaryDirectory() as folder:
        store = Store.open(f"sqlite:///{Path(folder) / 'store.db'}")
        read(store, files, FILES)
        for number, (deed, name, other, order) in enumerate(steps):
            act(files, deed, name, other, number)
            read(store, files, order)
            reports = store.tables().reports
            is_secret = reports["text"].str.contains(SECRET)
            assert reports.loc[is_secret, "is_confidential"].all()
        store.close()
