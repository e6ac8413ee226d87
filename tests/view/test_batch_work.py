"""Work on a batch can be broken off anywhere, and loses and doubles nothing."""

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.document import Document
from dashboard.base.report import Report
from dashboard.view.adding_choice import pasted
from dashboard.view.batch import Batch, Newness, Step
from dashboard.view.batch_work import fill_in, keep_wanted, read_waiting
from tests.view.intakes import Desk

NOW = datetime(2016, 12, 20, tzinfo=UTC)
TEXTS = ("one left", "this is broken", "two left", "one left", "three left")


def all_new(_: Report) -> Newness:
    return Newness.NEW


def documents(*texts: str) -> list[Document | str]:
    return [pasted(text, NOW) for text in texts]


def read(batch: Batch, desk: Desk) -> Batch:
    list(read_waiting(batch, desk.intake(), all_new))
    return batch


def test_what_is_read_is_sorted_into_reports_and_failures() -> None:
    batch = read(Batch.of(documents(*TEXTS)), Desk())
    assert batch.step == Step.CHECK
    assert [one.reading.report.text for one in batch.candidates] == [
        "one left", "two left", "one left", "three left",
    ]  # fmt: skip
    assert [one.newness for one in batch.candidates][2] == Newness.REPEATED
    assert [one.reason for one in batch.failures] == ["it is broken: mend it"]
    assert len(batch.wanted) == 3


@pytest.mark.parametrize(
    ("newness", "wanted"), [(Newness.NEW, 1), (Newness.UNDATED, 1), (Newness.KNOWN, 0)]
)
def test_a_report_that_is_known_is_not_kept_unasked(newness: Newness, wanted: int) -> None:
    batch = Batch.of(documents("one left"))
    list(read_waiting(batch, Desk().intake(), lambda _: newness))
    assert len(batch.wanted) == wanted


@given(st.lists(st.integers(0, 9), max_size=8))
def test_stopping_and_going_on_comes_to_the_same(stops: list[int]) -> None:
    desk = Desk(web={"https://a": ["four left", "five left", "broken too"]})
    sources = [*documents(*TEXTS), "https://a"]
    whole = read(Batch.of(sources), desk)
    broken_off = Batch.of(sources)
    for stop in stops:
        for place, _ in enumerate(read_waiting(broken_off, desk.intake(), all_new)):
            if place == stop:
                break
    assert read(broken_off, desk) == whole


@given(st.lists(st.integers(0, 4), max_size=6))
def test_stopping_leaves_whole_reports_and_keeps_none_twice(stops: list[int]) -> None:
    desk = Desk()
    batch = read(Batch.of(documents(*TEXTS)), desk)
    for stop in stops:
        for place, _ in enumerate(keep_wanted(batch, desk.intake())):
            assert len(desk.kept) == len(batch.outcomes)
            if place == stop:
                break
    list(keep_wanted(batch, desk.intake()))
    assert [one.report.text for one in desk.kept] == ["one left", "two left", "three left"]
    assert len(batch.outcomes) == 3
    assert batch.step == Step.DONE


def test_a_store_that_takes_nothing_loses_nothing() -> None:
    desk = Desk(is_locked=True)
    batch = read(Batch.of(documents(*TEXTS)), desk)
    list(keep_wanted(batch, desk.intake()))
    assert batch.step == Step.CHECK
    assert batch.trouble.startswith("another process")
    assert len(batch.wanted) == 3
    desk.is_locked = False
    list(keep_wanted(batch, desk.intake()))
    assert (len(desk.kept), batch.trouble) == (3, "")


def test_a_report_is_read_anew_only_when_its_day_or_language_changed() -> None:
    desk = Desk()
    batch = read(Batch.of(documents("one left", "two left", "three left")), desk)
    first, second, third = batch.candidates
    first.change(title="First", publisher="AFP", is_confidential=True)
    second.change(published_date=date(2016, 12, 15))
    third.change(language="xx")
    list(keep_wanted(batch, desk.intake()))
    assert [report.text for report in desk.read_again] == ["two left", "three left"]
    assert [one.report.title for one in desk.kept] == ["First", ""]
    assert [one.is_confidential for one in desk.documents if one] == [True, False]
    assert [one.report.published_date for one in desk.kept] == [None, date(2016, 12, 15)]
    assert [one.reason for one in batch.failures] == ["it cannot be read so"]


def test_a_report_is_read_anew_once_for_each_change() -> None:
    desk = Desk()
    (candidate,) = read(Batch.of(documents("one left")), desk).candidates
    candidate.change(published_date=date(2016, 12, 15))
    candidate.read_now(desk.intake())
    candidate.read_now(desk.intake())
    assert len(desk.read_again) == 1


def test_only_gaps_of_wanted_reports_are_filled() -> None:
    batch = read(Batch.of(documents("one left", "two left", "three left")), Desk())
    first, second, third = batch.candidates
    first.change(publisher="AFP")
    third.is_wanted = False
    fill_in(batch, "Agency", date(2016, 12, 15), is_confidential=True)
    assert [one.report.publisher for one in batch.candidates] == ["AFP", "Agency", ""]
    assert [one.report.is_confidential for one in batch.candidates] == [True, True, False]
    assert second.report.published_date == date(2016, 12, 15)
    assert batch.undated == []


@pytest.mark.parametrize(("step", "after"), [(Step.READ, Step.CHECK), (Step.KEEP, Step.DONE)])
def test_what_is_stopped_goes_on_to_the_next_step_and_can_be_taken_up(
    step: Step, after: Step
) -> None:
    batch = Batch(step)
    batch.stop()
    assert batch.step == after
    batch.go_on()
    assert batch.step == step
