"""One crisis told at several levels by several sources, from short reports to the counter.

A flood in Sindh, told by districts, for the province and for the country, and another crisis in the
north at the same time. What a careful analyst puts on the counter stands beside each case.
"""

from datetime import UTC, date, datetime

import pytest

from dashboard.base.outcome import Reading
from dashboard.base.report import Report, text_id
from dashboard.base.settings import Settings
from dashboard.reading import read_again, shared_locator
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.tally import build_tally
from tests.sample import sample_sources

Told = tuple[str, int, str]
"""Who published a report, on which day of September 2022, and its text."""


def by(publisher: str, day: int, text: str) -> Told:
    return publisher, day, text


DISPLACED, KILLED, WOUNDED = "people_displaced", "people_killed", "people_wounded"
BY_DISTRICT = by(
    "OCHA",
    3,
    "The flood in Sindh goes on. By 3 September 12,400 people had been displaced in Dadu District, "
    "9,000 in Jamshoro District and 15,000 in Larkana District. In all, 36,400 people have been "
    "displaced in Sindh.\nThe flood has killed 12 people in Dadu District and 8 people in Larkana "
    "District. In Sindh 20 people have been killed. 40 people have been injured in Dadu District "
    "and 70 people in Sindh.",
)
NO_PROVINCE = by(
    "OCHA",
    3,
    "Floods displaced 12,400 people in Dadu District, 9,000 in Jamshoro District and 15,000 in "
    "Larkana District as of 3 September. In all, 36,400 people have been displaced.",
)
ABOUT = by(
    "OCHA",
    3,
    "Floods displaced 12,400 people in Dadu District, 9,000 in Jamshoro District and 15,000 in "
    "Larkana District as of 3 September. In all, about 37,000 people have been displaced.",
)
OTHER_SOURCE = by(
    "Dawn",
    3,
    "About 36,000 people have been displaced in Sindh as of 3 September, the Red Crescent said. "
    "21 people have been killed in Sindh. In Dadu 12,000 people were displaced.",
)
NEXT_DAY = by(
    "OCHA",
    4,
    "As of 4 September 13,000 people have been displaced in Dadu District and 15,600 in Larkana "
    "District. In all, 38,100 people have been displaced in Sindh and 24 have been killed.",
)
ROWS = by(
    "PDMA Sindh",
    3,
    "Displaced people by district in Sindh, as of 3 September 2022\n\nDadu: 12,400\n"
    "Jamshoro: 9,000\nLarkana: 15,000\nTotal: 36,400\n",
)
NORTH = by(
    "UN News",
    4,
    "As of 4 September 20,000 people have been displaced by fighting in Khyber Pakhtunkhwa, the "
    "United Nations said. The fighting has killed 60 people in Khyber Pakhtunkhwa.",
)


def of_country(number: str) -> Told:
    return by("IOM", 4, f"As of 4 September {number} people have been displaced across Pakistan.")


def of_province(number: str) -> Told:
    return by("Dawn", 3, f"As of 3 September {number} people have been displaced in Sindh.")


def entry(told: Told) -> Entry:
    publisher, day, text = told
    report = Report(
        report_id=text_id(text),
        text=text,
        sentences=(),
        location=f"{publisher} {day}",
        publisher=publisher,
        published_date=date(2022, 9, day),
        language="en",
        retrieved_at=datetime(2022, 9, 30, tzinfo=UTC),
        document_sha256=text_id(text),
    )
    settings = Settings.from_env()
    reading = read_again(report, settings)
    assert isinstance(reading, Reading)
    names = tuple(dict.fromkeys(one.name for one in reading.extraction.mentions))
    return reading.report, reading.extraction, shared_locator(settings).locate(names)


def counter(metric: str, *reports: Told) -> Headline:
    claims = build_claims(build_tables(map(entry, reports)), sample_sources())
    found = headline(build_tally(claims), claims, metric)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("metric", "reports", "value", "reach"),
    [
        pytest.param(DISPLACED, [BY_DISTRICT], 36_400, (36_400, 36_400), id="parts and total"),
        pytest.param(DISPLACED, [NO_PROVINCE], 36_400, (36_400, 36_400), id="total of no place"),
        pytest.param(DISPLACED, [ABOUT], 36_400, (36_400, 36_400), id="about so many of no place"),
        pytest.param(DISPLACED, [ROWS], 36_400, (36_400, 36_400), id="rows above a total"),
        pytest.param(
            DISPLACED, [BY_DISTRICT, OTHER_SOURCE], 36_400, (36_000, 36_400), id="another source"
        ),
        pytest.param(
            DISPLACED, [NO_PROVINCE, OTHER_SOURCE], 36_000, (36_000, 36_400), id="placed by another"
        ),
        pytest.param(
            DISPLACED,
            [BY_DISTRICT, ROWS, OTHER_SOURCE, NEXT_DAY],
            38_100,
            (36_000, 38_100),
            id="the next day at both levels",
        ),
        pytest.param(
            DISPLACED,
            [NO_PROVINCE, of_province("30,000")],
            36_400,
            (30_000, 36_400),
            id="a smaller number of the province",
        ),
        pytest.param(
            DISPLACED,
            [NO_PROVINCE, of_country("45,000")],
            45_000,
            (45_000, 45_000),
            id="a larger number of the country",
        ),
        pytest.param(
            DISPLACED,
            [BY_DISTRICT, OTHER_SOURCE, NEXT_DAY, NORTH],
            58_100,
            (56_000, 58_100),
            id="two crises",
        ),
        pytest.param(
            DISPLACED,
            [BY_DISTRICT, NEXT_DAY, NORTH, of_country("70,000")],
            70_000,
            (70_000, 70_000),
            id="the country's number over two crises",
        ),
        pytest.param(
            DISPLACED,
            [BY_DISTRICT, NEXT_DAY, NORTH, of_country("50,000")],
            58_100,
            (50_000, 58_100),
            id="two crises exceed the country's number",
        ),
        pytest.param(KILLED, [BY_DISTRICT], 20, (20, 20), id="dead by district and in all"),
        pytest.param(KILLED, [BY_DISTRICT, OTHER_SOURCE], 20, (20, 21), id="dead by two sources"),
        pytest.param(KILLED, [BY_DISTRICT, NEXT_DAY, NORTH], 84, (84, 84), id="dead of two crises"),
        pytest.param(WOUNDED, [BY_DISTRICT, NEXT_DAY], 70, (70, 70), id="injured"),
    ],
)
def test_nobody_is_counted_at_two_levels(
    metric: str, reports: list[Told], value: int, reach: tuple[int, int]
) -> None:
    found = counter(metric, *reports)
    assert (found.value, (found.low, found.high)) == (value, reach)
    assert counter(metric, *reversed(reports)) == found


@pytest.mark.parametrize("words", ["So far", "As of {} September", "By {} September"])
def test_a_total_that_falls_is_not_added_to_the_one_before(words: str) -> None:
    told = words + " {} people had been displaced in Sindh."
    falling = [
        by("OCHA", day, told.format(day, number) if "{}" in words else told.format(number))
        for day, number in ((3, "40,000"), (5, "39,500"))
    ]
    assert counter(DISPLACED, *falling).value == 39_500


def test_a_town_and_its_district_of_one_name_are_one_crisis() -> None:
    town = ("Dawn", 3, "In the town of Dadu 5,000 people had been evacuated by 3 September.")
    around = ("OCHA", 3, "By 3 September 12,400 people had been evacuated from Dadu District.")
    found = counter("people_evacuated", town, around)
    assert (found.value, found.operation) == (12_400, "Dadu District, Sep 2022")
    assert found.not_added == (
        "Not added, since the number of the wider area may hold it: 5,000 (Dadu, Sep 2022)."
    )


def test_levels_between_which_nobody_counts_a_metric_are_one_crisis() -> None:
    """Dead are counted in the town and the province, displaced in the district between them."""
    town = ("Dawn", 3, "The flood killed 5 people in the town of Dadu by 3 September.")
    found = counter(KILLED, town, BY_DISTRICT)
    assert (found.value, found.operation) == (20, "Sindh, Sep 2022")


def test_what_is_passed_over_has_its_true_reason() -> None:
    found = counter(DISPLACED, BY_DISTRICT, NEXT_DAY, NORTH, of_country("50,000"))
    assert found.operation == "2 operations"
    assert (
        "Not added, since the number of the wider area may hold it: 15,600 (Larkana, Sep 2022); "
        "13,000 (Dadu District, Sep 2022); 9,000 (Jamshoro District, Sep 2022)."
    ) in found.left_out
    assert (
        "Not added, since the places within that area add up to more: 50,000 (Pakistan, Sep 2022)."
    ) in found.left_out
    told = counter(DISPLACED, BY_DISTRICT, NEXT_DAY).calculation_logic
    assert told.count("15,600") == 1


RIVER_FLOOD = (
    by(
        "PDMA Punjab",
        1,
        "Persons evacuated, by district, until 1 September\n\n- Kasur: 18,200\n- Okara: 6,450\n"
        "- Bahawalnagar: 31,050\n- Vehari: 4,300\n\nTotal: 60,000\n",
    ),
    by(
        "Dawn",
        2,
        "More than 72,000 people have been evacuated from villages along the Sutlej so far, up "
        "from 60,000 a day earlier, officials said.",
    ),
    by(
        "Field Aid",
        3,
        "By 3 September our boats had evacuated 1,260 people from Jalalpur Pirwala in Multan. "
        "PDMA puts the number evacuated across Punjab at 85,000.",
    ),
    by(
        "Dawn",
        4,
        "The flood killed five people in Jalalpur Pirwala on Sunday, and 23 in all of Punjab. "
        "As of Sunday 118,000 people had been evacuated in the province, PDMA said.\n"
        "In 1988, floods killed more than 500 people in Multan.",
    ),
)


@pytest.mark.parametrize("days", [1, 2, 3, 4])
def test_one_flood_by_districts_along_a_river_and_in_a_province(days: int) -> None:
    found = counter("people_evacuated", *RIVER_FLOOD[:days])
    assert found.value == (60_000, 72_000, 85_000, 118_000)[days - 1]


def test_the_sum_of_two_provinces_is_not_of_the_volcano_that_the_title_names() -> None:
    text = (
        "Taal Volcano: situation report, {} September 2022\n\nPre-emptively evacuated: "
        "{} persons (Batangas {}; Cavite {})\n"
    )
    first = by("NDRRMC", 1, text.format(1, "22,472", "21,300", "1,172"))
    second = by("NDRRMC", 2, text.format(2, "53,832", "51,600", "2,232"))
    assert counter("people_evacuated", first).value == 22_472
    assert counter("people_evacuated", first, second).value == 53_832


def test_a_flood_of_another_century_is_told_beside_the_dead_of_this_one() -> None:
    found = counter(KILLED, *RIVER_FLOOD)
    assert found.value == 23
    assert "Not added, since its reports look back on it, over a year later: more than 500 " in (
        found.not_added
    )
