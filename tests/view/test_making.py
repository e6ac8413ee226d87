from collections.abc import Callable
from dataclasses import replace
from datetime import date

from dashboard.tidy.build import Entry
from dashboard.view.making import (
    MOST_FIGURES,
    MOST_OPERATIONS,
    read_left_out,
    read_makings,
    read_parts,
)
from dashboard.view.panel import Screen
from tests.sample import PLACES, Said, december, make_entry, sample_entries
from tests.view.deeds import correct


def test_each_operation_has_a_number_of_its_own_the_largest_first(screen: Screen) -> None:
    first, second = read_makings(screen, "people_evacuated")
    assert first.operation.startswith("Eastern Aleppo")
    assert first.amount == "35,000, total so far, as of 24 Dec 2016"
    assert second.amount.startswith("750") or second.amount.startswith("about 750")
    assert first.steps
    assert first.steps != second.steps


def test_they_come_in_the_order_of_the_list_of_the_sum(screen: Screen) -> None:
    parts = read_parts(screen, "people_evacuated")
    makings = read_makings(screen, "people_evacuated")
    assert [one.operation for one in makings] == [part.operation for part in parts]


def test_what_a_sum_leaves_out_leads_to_its_operation(make_screen: Callable[..., Screen]) -> None:
    nowhere = make_entry(
        "90 people left.", "AFP", date(2016, 12, 20),
        (Said("90 people", "people_evacuated", 90, days=december(20)),),
    )  # fmt: skip
    screen = make_screen([*sample_entries(), nowhere])
    line = screen.counts.headline_of("people_evacuated")
    assert line
    links = [run for step in read_left_out(screen, line) for run in step if run.asked]
    assert [dict(run.asked) for run in links] == [
        {"counter": "people_evacuated", "operation": "Place not known, Dec 2016"}
    ]


def test_the_sources_of_the_day_stand_side_by_side(screen: Screen) -> None:
    making = read_makings(screen, "people_evacuated")[0]
    for words in ("Diari de Girona", "Deutsche Welle", "more than 35,000", "Set beside it"):
        assert words in making.sources
    assert "part of a whole" in making.sources.lower()
    assert making.sources.index("The number is made of it") < making.sources.index("Set beside it")


def test_each_claim_has_its_sentence(screen: Screen) -> None:
    making = read_makings(screen, "people_evacuated")[0]
    assert making.sources.count("<tr>") == len(making.quotes) + 1
    assert ">35,000 people</mark>" in making.quotes[0].html


def test_what_a_person_excluded_stays_in_sight_with_the_reason(
    make_screen: Callable[..., Screen], screen: Screen
) -> None:
    claims = screen.claims
    one = claims.loc[claims["evidence"] == "35,000 people", "figure_id"].iloc[0]
    decided = make_screen(corrections=[correct(one, "recommendation", "excluded")])
    making = read_makings(decided, "people_evacuated")[0]
    assert making.amount.startswith("more than 35,000")
    assert "Excluded by A. B., 16 Dec 2016: double of the first" in making.sources
    assert making.quotes[-1].figure_id == one


def test_hostile_words_are_shown_as_they_stand(
    make_screen: Callable[..., Screen], hostile_entry: Entry
) -> None:
    report, *rest = hostile_entry
    screen = make_screen([(replace(report, published_date=date(2016, 12, 20)), *rest)])
    (making,) = read_makings(screen, "people_evacuated")
    assert "&lt;script&gt;" in making.sources
    assert "<script" not in making.sources + "".join(quote.html for quote in making.quotes)


def test_of_very_many_claims_and_operations_the_rest_is_counted(
    make_screen: Callable[..., Screen],
) -> None:
    crowd = [
        make_entry(
            f"{number} people left eastern Aleppo, a paper said.",
            f"Paper {number}",
            date(2016, 12, 20),
            (Said(f"{number} people", "people_evacuated", number, days=december(20),
                  origin="eastern Aleppo"),),
        )
        for number in range(100, 120)
    ]  # fmt: skip
    (making,) = read_makings(make_screen(crowd), "people_evacuated")
    assert len(making.quotes) == MOST_FIGURES
    assert making.more == len(crowd) - MOST_FIGURES
    towns = [
        replace(PLACES[0], place_id=f"town-{number}", name=f"Town {number}", lat=number, lon=0.0,
                parent_id="")
        for number in range(MOST_OPERATIONS + 5)
    ]  # fmt: skip
    apart = [
        make_entry(
            f"{number + 10} people left Town {number}.",
            "AFP",
            date(2016, 12, 20),
            (Said(f"{number + 10} people", "people_evacuated", number + 10, origin=town.name),),
            places=towns,
        )
        for number, town in enumerate(towns)
    ]
    makings = read_makings(make_screen(apart), "people_evacuated")
    assert len(makings) == MOST_OPERATIONS
    assert makings[0].amount.startswith(str(MOST_OPERATIONS + 14))


def test_a_confidential_claim_is_marked(make_screen: Callable[..., Screen]) -> None:
    entries = [
        (replace(report, is_confidential=report.publisher == "Deutsche Welle"), *rest)
        for report, *rest in sample_entries()
    ]
    making = read_makings(make_screen(entries), "people_evacuated")[0]
    assert "Deutsche Welle, 24 Dec 2016, confidential" in making.sources


def test_a_reviewed_number_says_by_whom(make_screen: Callable[..., Screen], screen: Screen) -> None:
    one = screen.claims[screen.claims["evidence"] == "35,000 people"].iloc[0].to_dict()
    said = correct(one["figure_id"], "value", "36000", "35000")
    making = read_makings(make_screen(corrections=[said]), "people_evacuated")[0]
    told = "corrected, read as 35,000, by A. B., 16 Dec 2016 (“double of the first”)"
    assert f">C{told[1:]}</div>" in making.sources
    assert any(told in quote.html for quote in making.quotes)
