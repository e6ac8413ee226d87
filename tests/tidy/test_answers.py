from collections.abc import Callable
from datetime import date

from dashboard.base.vocabulary import Timing
from dashboard.tidy.answers import ANSWERS, list_answers
from dashboard.tidy.headline import headline
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.tables import check
from tests.sample import Said, make_entry

MakeSnapshot = Callable[..., Snapshot]


def test_the_numbers_are_those_of_the_screen(make_snapshot: MakeSnapshot) -> None:
    snapshot = make_snapshot()
    answers = list_answers(snapshot)
    check(ANSWERS, answers)
    line = headline(snapshot.tally, snapshot.claims, "people_evacuated")
    assert line is not None
    first = answers.iloc[0]
    assert (first["what"], first["number"], first["low"], first["high"]) == (
        "People evacuated", line.value, line.low, line.high,
    )  # fmt: skip
    assert (first["as_of"].date(), first["said_by"]) == (line.day, line.attributed_to)
    assert first["how"] == line.calculation_logic
    assert first["figure_ids"].split("|") == list(line.figure_ids)
    reports = snapshot.claims.set_index("figure_id").loc[list(line.figure_ids), "report_id"]
    assert set(first["report_ids"].split("|")) == set(reports)


def test_a_sum_is_followed_by_its_plan_and_its_operations(make_snapshot: MakeSnapshot) -> None:
    plan = Said("70 people", "people_evacuated", 70, timing=Timing.PLANNED, origin="Idlib")
    entries = [
        make_entry(
            f"{number} people left {town}.", "AFP", date(2016, 12, 15),
            [Said(f"{number} people", "people_evacuated", number, origin=town)],
            url=f"https://example.org/{number}",
        )
        for number, town in ((300, "eastern Aleppo"), (200, "Idlib"))
    ]  # fmt: skip
    entries.append(make_entry("70 people leave Idlib.", "AFP", date(2016, 12, 15), [plan]))
    answers = list_answers(make_snapshot(entries))
    mine = answers[answers["what"] == "People evacuated"]
    assert mine["number"].tolist() == [500, 70, 300, 200]
    assert mine["meaning"].tolist()[1:] == ["planned, not counted", "in the sum", "in the sum"]
    assert mine["links"].tolist() == [
        "https://example.org/300|https://example.org/200", "",
        "https://example.org/300", "https://example.org/200",
    ]  # fmt: skip


def test_what_has_no_figure_says_so(make_snapshot: MakeSnapshot) -> None:
    said = Said("300 people", "people_evacuated", 300, origin="Idlib")
    answers = list_answers(
        make_snapshot([make_entry("300 people left Idlib.", "A", date(2016, 12, 15), [said])])
    )
    buses = answers.set_index("what").loc["Buses"]
    assert buses["meaning"] == "no figure"
    assert answers["what"].tolist()[-1] == "Ambulances"
