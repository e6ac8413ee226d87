"""An hour of an analyst in any order: corrections, reviews, undo and redo, edited files, removals.

However it goes, no correction is lost in silence: each is undone, holds in the tables, or waits
with a reason; and when everything is undone, the tables are as they were read.
"""

import shutil
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import mkdtemp

import pandas as pd
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from dashboard.base.errors import CorrectionError
from dashboard.tidy.claims import build_claims
from dashboard.tidy.correctable import write_cell
from dashboard.tidy.corrections import Correction
from dashboard.tidy.removing import read_removals, remove, replace_by
from dashboard.tidy.reviewing import REVIEWS, state_reading
from dashboard.tidy.store import Store
from dashboard.tidy.tally import build_tally
from dashboard.tidy.terms import CorrectionState, ReviewStatus
from dashboard.tidy.withdrawing import withdraw
from tests.sample import Said, december, make_entry, sample_sources

AT = datetime(2017, 1, 1, tzinfo=UTC)
REPORTS = (
    ("On Thursday 3,000 people left eastern Aleppo.", "3,000 people", 3000, "eastern Aleppo", 15),
    ("Another 400 people came out of Idlib a day later.", "400 people", 400, "Idlib", 16),
)
EDITS = ("", "\nIt snowed all night and the road was closed.", "\nNobody was left behind.")
CELLS = {
    "value": ("3000", "400", "410"),
    "timing": ("new", "cumulative"),
    "origin": ("eastern Aleppo", "Idlib", "Nowhere"),
    "start_date": ("2016-12-14", "2016-12-15", "2016-12-16"),
    "end_date": ("2016-12-15", "2016-12-18"),
    "metric": ("people_evacuated", "people_displaced"),
    "recommendation": ("", "pinned", "excluded"),
    "operation_id": ("", "Second wave", "idlib@2016-12-16"),
}
OPERATIONS = ("aleppo-eastern@2016-12-15", "idlib@2016-12-16", "Second wave")
NAMES = (("eastern aleppo", "aleppo-eastern"), ("idlib", "idlib"))
PLACES = ("idlib", "aleppo-eastern", "foua-kefraya", "none")


class Desk(RuleBasedStateMachine):
    """What a person does, one thing after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp())
        self.store = Store.open(f"sqlite:///{self.folder / 'a.db'}")
        self.uploads = 0
        for number in range(len(REPORTS)):
            self.read(number, 0)
        self.now = self.store.tables()

    def read(self, number: int, edit: int, gives_way: str = "") -> None:
        text, words, people, origin, day = REPORTS[number]
        said = Said(words, "people_evacuated", people, days=december(day), origin=origin)
        self.uploads += bool(gives_way)
        location = f"uploaded/{self.uploads}/{number}.md" if gives_way else f"in/{number}.md"
        entry = make_entry(text + EDITS[edit], "AFP", date(2016, 12, 17), [said], location=location)
        cells = replace_by(gives_way, entry[0].report_id)
        self.store.save(*entry, in_place_of=self.word(*cells) if gives_way else None)

    def word(self, *cells: str | None) -> Correction:
        return Correction(AT, "ana", *cells, "why")

    def say(self, *cells: str | None) -> None:
        # What is refused is told at once, which is the other way not to lose it.
        with suppress(CorrectionError):
            self.store.add_corrections([self.word(*cells)])

    @rule(number=st.integers(0, 1), edit=st.integers(0, 2))
    def edit_file(self, number: int, edit: int) -> None:
        self.read(number, edit)

    @rule(data=st.data(), edit=st.integers(0, 2))
    def replace(self, data: st.DataObject, edit: int) -> None:
        reports = self.now.reports
        if not reports.empty:
            row = data.draw(st.sampled_from(reports.to_dict("records")))
            number = int("Another" in row["text"])
            with suppress(CorrectionError):
                self.read(number, edit, row["report_id"])

    @rule(data=st.data())
    def correct(self, data: st.DataObject) -> None:
        figures = self.now.figures
        if not figures.empty:
            row = data.draw(st.sampled_from(figures.to_dict("records")))
            name = data.draw(st.sampled_from(list(CELLS)))
            new = data.draw(st.sampled_from(CELLS[name]))
            self.say("figures", row["figure_id"], name, write_cell(row[name]), new)

    @rule(data=st.data(), said=st.sampled_from([ReviewStatus.ACCEPTED, ReviewStatus.REJECTED]))
    def review(self, data: st.DataObject, said: ReviewStatus) -> None:
        figures = self.now.figures
        if not figures.empty:
            row = data.draw(st.sampled_from(figures.to_dict("records")))
            reading = state_reading(row, said)
            self.say(REVIEWS, row["figure_id"], "state", reading, said.value)

    @rule(name=st.sampled_from(NAMES), place=st.sampled_from(PLACES))
    def place(self, name: tuple[str, str], place: str) -> None:
        self.say("place_names", name[0], "place_id", name[1], place)

    @rule(data=st.data(), column=st.sampled_from(["name", "merged_into"]))
    def regroup(self, data: st.DataObject, column: str) -> None:
        one, other = (data.draw(st.sampled_from(OPERATIONS)) for _ in range(2))
        new = "Aid" if column == "name" else other
        self.say("operations", one, column, None, new)

    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        reports = self.now.reports
        if not reports.empty:
            self.say(*remove(data.draw(st.sampled_from(reports["report_id"].tolist()))))

    @rule(data=st.data())
    def undo_or_redo(self, data: st.DataObject) -> None:
        log = self.now.corrections
        if not log.empty:
            self.say(*withdraw(data.draw(st.sampled_from(log["correction_id"].tolist()))))

    @invariant()
    def none_is_lost(self) -> None:
        tables = self.now = self.store.tables()
        log = tables.corrections
        removed = read_removals(log)
        last: dict[tuple[str, str], tuple[str, str | None]] = {}
        for row in log.sort_values("correction_id").to_dict("records"):
            if row["table_name"] == "figures" and row["state"] == CorrectionState.APPLIED:
                new = row["new_value"]
                last[row["row_id"], row["column_name"]] = "" if pd.isna(new) else new
        figures = tables.figures.set_index("figure_id")
        for (figure_id, column), new in last.items():
            if figure_id in figures.index:
                assert write_cell(figures.loc[figure_id, column]) == new
            else:
                assert removed, "what it was said of is out of sight, and nobody took it out"

    def teardown(self) -> None:
        claims = build_claims(self.now, sample_sources())
        build_tally(claims)
        assert claims["operation"].nunique() == claims["operation_id"].nunique()
        self.undo_everything()
        self.store.close()
        shutil.rmtree(self.folder)

    def undo_everything(self) -> None:
        """Hold the tables to those of a store in which nobody said anything of the same texts."""
        log = self.store.tables().corrections
        standing = log[log["state"] != CorrectionState.WITHDRAWN]
        own = standing[standing["table_name"] != "corrections"]
        for number in sorted(own["correction_id"], reverse=True):
            self.store.add_corrections([self.word(*withdraw(number))])
        tables = self.store.tables()
        log = tables.corrections
        is_own = log["table_name"] != "corrections"
        assert set(log.loc[is_own, "state"]) <= {CorrectionState.WITHDRAWN}
        assert not (tables.figures["read_as"] != "").any()
        assert set(tables.figures["review_status"]) <= {""}
        expected = {people for _, _, people, _, _ in REPORTS}
        assert set(tables.figures["value"]) == expected


TestDesk = Desk.TestCase
TestDesk.settings = settings(max_examples=6, stateful_step_count=12, deadline=None)
