"""What tells the timing of a figure of which no word does."""

import pytest

from dashboard.base.vocabulary import Timing
from dashboard.extract import timing_choice
from dashboard.extract.figures import extract
from dashboard.extract.timing_choice import RULE_BONUS, WEIGHTS
from tests.extract.conftest import MakeReport


@pytest.mark.parametrize(
    ("text", "timing"),
    [
        ("On Tuesday 300 people were evacuated.", Timing.NEW),
        ("So far 3 people have been evacuated.", Timing.CUMULATIVE),
        ("Since Monday 12 people were evacuated.", Timing.CUMULATIVE),
        ("Some 20 people are waiting at the gate.", Timing.PLANNED),
        ("Some 20 people are sheltering in a school.", Timing.CUMULATIVE),
        ("Some 300 people will be evacuated.", Timing.PLANNED),
    ],
)
def test_what_words_tell_is_not_weighed(text: str, timing: Timing, make_report: MakeReport) -> None:
    assert extract(make_report(text)).figures[0].timing is timing


@pytest.mark.parametrize(
    ("weight", "timing"),
    [(RULE_BONUS - 1, Timing.NEW), (RULE_BONUS + 1, Timing.CUMULATIVE)],
    ids=["too little", "enough"],
)
def test_signs_must_outweigh_the_rules(
    weight: int, timing: Timing, make_report: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing_choice, "WEIGHTS", {"cumulative": {"size_4": weight}})
    figures = extract(make_report("In the town 3,000 people were evacuated.")).figures
    assert figures[0].timing is timing


def test_a_number_tells_how_large_it_is_and_what_went_before(
    make_report: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = {"cumulative": {"before_same_cumulative": RULE_BONUS + 1}}
    monkeypatch.setattr(timing_choice, "WEIGHTS", weights)
    text = "Since Monday 300 people were evacuated. In the town 40 people were evacuated."
    assert extract(make_report(text)).figures[1].timing is Timing.CUMULATIVE


def test_there_are_weights_for_each_timing() -> None:
    assert set(WEIGHTS) == {str(timing) for timing in Timing}
