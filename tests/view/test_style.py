from dashboard.view.style import STYLE


def test_the_style_sheet_asks_nothing_of_any_server() -> None:
    assert "url(" not in STYLE
    assert "@import" not in STYLE
