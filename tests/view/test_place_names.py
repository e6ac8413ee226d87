from dashboard.view.panel import Screen
from dashboard.view.place_names import read_countries


def test_countries_go_by_the_names_of_the_shipped_map(screen: Screen) -> None:
    names = read_countries(screen)
    assert (names["SY"], names["TR"]) == ("Syria", "Türkiye")
