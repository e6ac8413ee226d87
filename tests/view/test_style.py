from dashboard.view.style import STYLE


def test_the_style_sheet_asks_nothing_of_any_server() -> None:
    assert "url(" not in STYLE
    assert "@import" not in STYLE


def test_what_lies_at_an_edge_is_shown_without_being_asked_for() -> None:
    assert ".dvn-scroller" in STYLE
    assert ".deck-tooltip { transform: none !important" in STYLE
