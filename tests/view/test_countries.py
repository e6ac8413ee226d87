from dashboard.view.countries import read_countries
from dashboard.view.panel import Screen


def test_countries_go_by_the_names_of_the_shipped_map(screen: Screen) -> None:
    names = read_countries(screen)
    assert (names["SY"], names["TR"]) == ("Syria", "Türkiye")
