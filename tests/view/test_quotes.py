from collections.abc import Callable

from dashboard.tidy.build import Entry
from dashboard.view.panel import Screen
from dashboard.view.quotes import quotes_of, report_head


def test_a_quote_marks_the_words_and_names_its_source(screen: Screen) -> None:
    buses = screen.claims[screen.claims["evidence"] == "21 buses"]
    (quote,) = quotes_of(screen.claims, buses["figure_id"])
    assert ">21 buses</mark>" in quote.html
    assert "NBC News, 15 Dec 2016" in quote.html


def test_quotes_come_by_day_and_leave_out_what_is_not_in_view(screen: Screen) -> None:
    ids = screen.claims["figure_id"].tolist()
    quotes = quotes_of(screen.claims, [*reversed(ids), "no such figure"])
    assert len(quotes) == len(ids)
    assert "24 Dec 2016" in quotes[-1].html


def test_hostile_words_are_quoted_as_they_stand(
    make_screen: Callable[..., Screen], hostile_entry: Entry
) -> None:
    screen = make_screen([hostile_entry])
    (quote,) = quotes_of(screen.claims, screen.claims["figure_id"])
    head = report_head(screen.tables.reports.iloc[0].to_dict())
    for html in (quote.html, head):
        assert "<script" not in html
        assert "<a " not in html
    assert "needs a date" in head
