import pytest

from dashboard.view.style import STYLE


def test_the_style_sheet_asks_nothing_of_any_server() -> None:
    assert "url(" not in STYLE
    assert "@import" not in STYLE


def test_what_lies_at_an_edge_is_shown_without_being_asked_for() -> None:
    assert ".dvn-scroller" in STYLE
    assert ".deck-tooltip { transform: none !important" in STYLE


@pytest.mark.parametrize(
    "shown",
    [".evac-list a", ".evac-key", ".evac-link strong", '[class*="st-key-card_"]'],
    ids=["in a list", "in a key", "of a quotation", "on a card"],
)
def test_a_name_of_any_length_is_cut_off(shown: str) -> None:
    rules = [rule for rule in STYLE.split("}") if shown in rule.partition("{")[0]]
    assert any("overflow: hidden" in rule for rule in rules)
