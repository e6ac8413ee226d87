from collections.abc import Callable

import pandas as pd

from dashboard.tidy.terms import Recommendation
from dashboard.view.decisions import decide, read_decisions
from dashboard.view.panel import Screen
from tests.view.deeds import correct


def id_of(screen: Screen, evidence: str) -> str:
    figures = screen.tables.figures
    return str(figures.loc[figures["evidence"] == evidence, "figure_id"].iloc[0])


def test_a_decision_says_who_when_and_why(
    make_screen: Callable[..., Screen], screen: Screen
) -> None:
    one = id_of(screen, "21 buses")
    decided = make_screen(corrections=[correct(one, "recommendation", "excluded")])
    decision = read_decisions(decided.tables)[one]
    assert decision.words == "Excluded by A. B., 16 Dec 2016: double of the first"
    assert decision.number == 1


def test_the_last_word_holds_and_an_undone_one_is_none(
    make_screen: Callable[..., Screen], screen: Screen
) -> None:
    one, other = id_of(screen, "21 buses"), id_of(screen, "19 ambulances")
    decided = make_screen(
        corrections=[
            correct(one, "recommendation", "excluded"),
            correct(one, "recommendation", "pinned", "excluded", by="C. D."),
            correct(other, "recommendation", "pinned"),
            correct("3", "state", "withdrawn", None, table="corrections"),
        ]
    )
    decisions = read_decisions(decided.tables)
    assert set(decisions) == {one}
    assert decisions[one].words.startswith("Recommended by C. D.")


def test_excluding_a_figure_takes_the_same_fact_told_again_with_it() -> None:
    figures = pd.DataFrame(
        {
            "figure_id": ["a", "b", "c", "d", "e"],
            "report_id": ["r", "r", "r", "s", "r"],
            "fact_id": ["f"] * 5,
            "metric": ["buses"] * 5,
            "timing": ["new", "new", "cumulative", "new", "new"],
            "attributed_to": ["", "", "", "", "ICRC"],
            "recommendation": [""] * 5,
        }
    )
    excluded = decide(figures, "a", Recommendation.EXCLUDED)
    assert [change.row_id for change in excluded] == ["a", "b"]
    pinned = decide(figures, "a", Recommendation.PINNED)
    assert [change.row_id for change in pinned] == ["a"]


def test_nothing_changes_twice(screen: Screen) -> None:
    figures = screen.tables.figures.assign(recommendation="pinned")
    assert decide(figures, figures["figure_id"].iloc[0], Recommendation.PINNED) == ()
    assert decide(figures, "gone", Recommendation.PINNED) == ()
