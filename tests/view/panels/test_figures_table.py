import pytest

from dashboard.view.panel import Screen
from dashboard.view.panels.figures_table import PAGE_SIZE, SORTS, build, build_rows, page_of


def test_each_figure_is_a_row_of_words(screen: Screen) -> None:
    table = build(screen)
    assert len(table) == len(screen.claims)
    row = table.loc[screen.claims.set_index("evidence")["figure_id"]["more than 1,000 people"]]
    assert row["What"] == "People evacuated"
    assert row["Figure"] == "more than 1,000"
    assert row["From"] == "eastern Aleppo"
    assert row["To"] == "Turkish border"
    assert row["Meaning"] == "new that day, part of a whole"
    assert row["Source"] == "NBC News"


@pytest.mark.parametrize("sort", SORTS)
def test_every_order_holds_every_row_once(screen: Screen, sort: str) -> None:
    assert sorted(page_of(screen.claims, sort, 1).index) == sorted(screen.claims.index)


def test_the_largest_come_first_when_asked(screen: Screen) -> None:
    assert page_of(screen.claims, "Largest first", 1)["high"].is_monotonic_decreasing


def test_a_day_that_is_not_known_comes_last(screen: Screen) -> None:
    days = page_of(
        screen.claims.assign(day=screen.claims["day"].where(screen.claims["metric"] != "buses")),
        "Latest day first",
        1,
    )["day"]
    assert days.tail(2).isna().all()


def test_pages_hold_each_row_once(screen: Screen) -> None:
    many = screen.claims.loc[screen.claims.index.repeat(20)].reset_index(drop=True)
    many["figure_id"] = many.index.astype(str)
    first, last = (page_of(many, "Largest first", number) for number in (1, 4))
    assert len(first) == PAGE_SIZE
    assert len(last) == len(many) - 3 * PAGE_SIZE
    assert page_of(many, "Largest first", 5).empty


def test_no_rows_make_an_empty_table_with_its_columns(screen: Screen) -> None:
    assert list(build_rows(screen.claims.head(0), {}).columns) == list(build(screen).columns)
