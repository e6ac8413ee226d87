"""Whatever is edited, corrected and undone in whatever order, these hold."""

from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from dashboard.base.errors import CorrectionError
from dashboard.tidy.corrections import Correction
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.store import Store
from tests.sample import Said, make_entry

AT = datetime(2017, 1, 1, 9, 30, tzinfo=UTC)
SENTENCES = {
    "On Thursday some 3,000 people left eastern Aleppo": ("3,000 people", 3000),
    "A day later another 400 people followed them by bus": ("400 people", 400),
    "From Foua and Kefraya came 750 people at night": ("750 people", 750),
    "Snow fell on the road and held up the convoys": None,
}
LOCATIONS = ("a.md", "b.md", "t.csv#1", "t.csv#2")

LINES = st.lists(st.sampled_from(list(SENTENCES)), min_size=1, max_size=4, unique=True)
SAVE = st.tuples(st.just("save"), st.sampled_from(LOCATIONS), LINES, st.booleans())
HIDE = st.tuples(st.just("hide"), st.sampled_from(LOCATIONS))
CORRECT = st.tuples(st.just("correct"), st.sampled_from([3000, 400, 750]))
UNDO = st.tuples(st.just("undo"), st.integers(1, 6))


def save(store: Store, location: str, lines: list[str], *, is_secret: bool) -> str:
    told = [SENTENCES.get(line) for line in lines]
    entry = make_entry(
        "\n".join(lines),
        "AFP",
        date(2016, 12, 16),
        [Said(one[0], "people_evacuated", one[1]) for one in told if one],
        location=location,
        is_confidential=is_secret,
        document_sha256=location.partition("#")[0],
    )
    store.save(*entry)
    return entry[0].report_id


def correct(store: Store, *cells: str | None) -> None:
    table, row, column, old, new = cells
    one = Correction(AT, "ana", str(table), str(row), str(column), old, new, "why")
    try:
        store.add_corrections([one])
    except CorrectionError as error:
        assert "look again" in str(error)  # noqa: PT017 - refused or kept, both are right


def act(store: Store, deed: tuple) -> None:
    tables = store.tables()
    if deed[0] == "save":
        save(store, deed[1], deed[2], is_secret=deed[3])
    elif deed[0] == "hide":
        for report_id in tables.reports.loc[tables.reports["location"] == deed[1], "report_id"]:
            correct(store, "reports", report_id, "is_confidential", "false", "true")
    elif deed[0] == "correct":
        for figure_id in tables.figures.loc[tables.figures["value"] == deed[1], "figure_id"]:
            correct(store, "figures", figure_id, "population", "", "civilians")
    else:
        correct(store, "corrections", str(deed[1]), "state", None, "withdrawn")


@settings(max_examples=12, deadline=None)
@given(deeds=st.lists(st.one_of(SAVE, SAVE, HIDE, CORRECT, UNDO), max_size=9))
def test_no_order_of_deeds_breaks_the_log(deeds: list[tuple]) -> None:
    with TemporaryDirectory() as folder:
        store = Store.open(f"sqlite:///{Path(folder) / 'store.db'}")
        for deed in deeds:
            act(store, deed)
        tables = store.tables()
        with store._reading() as connection:
            formers = {row[0] for row in connection.execute(SQL_TABLES["successors"].select())}
        store.close()
    log = tables.corrections
    assert log["correction_id"].tolist() == list(range(1, len(log) + 1))
    present = {*tables.reports["report_id"], *tables.figures["figure_id"]}
    assert not formers & present
    applied = log[(log["state"] == "applied") & (log["table_name"] != "corrections")]
    assert set(applied["row_id"]) <= present
    corrected = tables.figures.loc[tables.figures["population"] != "", "figure_id"]
    assert set(corrected) == set(applied.loc[applied["table_name"] == "figures", "row_id"])


@settings(max_examples=12, deadline=None)
@given(
    before=st.lists(SAVE, max_size=3),
    lines=LINES,
    is_stated=st.booleans(),
    edits=st.lists(st.one_of(SAVE, CORRECT), max_size=6),
)
def test_a_file_that_was_confidential_stays_so(
    before: list[tuple], lines: list[str], *, is_stated: bool, edits: list[tuple]
) -> None:
    with TemporaryDirectory() as folder:
        store = Store.open(f"sqlite:///{Path(folder) / 'store.db'}")
        for deed in before:
            act(store, deed)
        first = [*lines, "In trust"]
        save(store, "a.md", first, is_secret=is_stated)
        act(store, ("hide", "a.md"))
        for number, deed in enumerate(edits):
            if deed[:2] == ("save", "a.md"):
                # Another text each time: one that another file told openly is no secret.
                save(store, "a.md", [*deed[2], f"Update {number}"], is_secret=deed[3])
            elif deed[0] == "save" and deed[3]:
                save(store, deed[1], first, is_secret=False)
            else:
                act(store, deed)
        if all(deed[:2] != ("save", "a.md") for deed in edits):
            save(store, "a.md", [*lines, "Not in trust"], is_secret=False)
        reports = store.tables().reports
        store.close()
    here = reports.loc[reports["location"] == "a.md", "is_confidential"]
    assert len(here) > 0
    assert here.all()
    assert reports.loc[reports["text"] == "\n".join(first), "is_confidential"].all()
