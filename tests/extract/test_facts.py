from dashboard.base.vocabulary import Timing
from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport


def test_one_fact_told_twice_is_one_fact(make_report: MakeReport) -> None:
    told = (
        "Three people were injured as a convoy left Aleppo. “We have three injured,” a medic said."
    )
    first, second = extract(make_report(told)).figures
    assert first.fact_id == second.fact_id == first.figure_id


def test_a_fact_told_again_keeps_its_way(make_report: MakeReport) -> None:
    told = (
        "About 500 people left eastern Aleppo. More than 100 people are on their way to Idlib. "
        "The 500 people evacuated were mostly women."
    )
    ways = [(one.quantity.value, one.destination) for one in extract(make_report(told)).figures]
    assert ways == [(500, ""), (100, "Idlib"), (500, "")]


def test_harm_told_again_happened_in_the_place_told_first(make_report: MakeReport) -> None:
    text = (
        "Some 12 people were wounded in Homs on Thursday. Buses stood ready in Daraa. "
        "The 12 people were wounded by a sniper, the White Helmets said."
    )
    one, other = extract(make_report(text), frozenset({"Homs", "Daraa"})).figures
    assert one.fact_id == other.fact_id
    assert one.place == other.place == "Homs"


def test_a_headline_says_what_stands_below_it(make_report: MakeReport) -> None:
    text = (
        "UN: nearly 500 civilians out of Mariupol\n\nNearly 500 civilians have been evacuated from "
        "Azovstal and Mariupol so far, the UN said."
    )
    one, other = extract(make_report(text), frozenset({"Mariupol", "Azovstal"})).figures
    assert one.fact_id == other.fact_id
    assert one.timing is other.timing is Timing.CUMULATIVE


def test_one_number_of_two_places_is_two_facts(make_report: MakeReport) -> None:
    text = "The quake killed 8 people in Homs. Later a landslide killed 8 people in Hama."
    report = make_report(text)
    one, other = extract(report, frozenset({"Homs", "Hama"})).figures
    assert one.fact_id != other.fact_id
