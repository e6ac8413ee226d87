from collections.abc import Sequence
from datetime import date

import pandas as pd
import pytest

from dashboard.tidy.build import build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import headline
from dashboard.tidy.parts import Part, list_parts
from dashboard.tidy.selection import Selection
from dashboard.tidy.tally import build_tally
from tests.sample import CUMULATIVE, PLANNED, Said, december, make_entry, sample_sources

METRIC = "people_evacuated"


def parts_of(
    *told: tuple[int, Said], metric: str = METRIC, size: float | None = None
) -> Sequence[Part]:
    entries = [
        make_entry(f"{said.evidence} {said.origin} {day}", "AFP", date(2016, 12, day), [said])
        for day, said in told
    ]
    claims = build_claims(build_tables(entries), sample_sources())
    return list_parts(build_tally(claims, size), claims, metric, Selection(household_size=size))


def people(number: int, **fields: object) -> Said:
    said = {"origin": "eastern Aleppo", "by": "ICRC", "metric": METRIC} | fields
    return Said(f"{number} people", number=number, **said)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("told", "amount", "how"),
    [
        pytest.param([(15, people(900, timing=CUMULATIVE))], "900", "Stated", id="stated"),
        pytest.param(
            [(15, people(900, days=december(15)))],
            "900",
            "One count; nobody states a total",
            id="one count",
        ),
        pytest.param(
            [(15, people(900, days=december(15))), (16, people(50, days=december(16)))],
            "950",
            "Added up by this program from 2 counts",
            id="counts",
        ),
        pytest.param(
            [(15, people(900, timing=CUMULATIVE)), (16, people(50, days=december(16)))],
            "950",
            "Worked out by this program: a total and one count after it",
            id="a total and a count",
        ),
        pytest.param(
            [(15, people(900, timing=CUMULATIVE, by="Sputnik"))],
            "900",
            "Stated; not confirmed by a reliable source",
            id="in doubt",
        ),
    ],
)
def test_it_says_how_a_number_was_made(
    told: Sequence[tuple[int, Said]], amount: str, how: str
) -> None:
    [part] = parts_of(*told)
    assert (part.amount, part.how) == (amount, how)
    assert part.operation == "Eastern Aleppo, Dec 2016"
    assert len(part.figure_ids) == len(told)


def test_the_largest_comes_first_and_they_are_the_headline(claims: pd.DataFrame) -> None:
    tally = build_tally(claims)
    parts = list_parts(tally, claims, METRIC, Selection())
    whole = headline(tally, claims, METRIC)
    assert whole is not None
    assert [part.operation_id for part in parts] == list(whole.operation_ids)
    assert [part.amount for part in parts] == ["35,000", "about 750"]
    assert list_parts(tally, claims, "people_missing", Selection()) == ()
    early = list_parts(tally, claims, METRIC, Selection(as_of=date(2016, 12, 19)))
    assert [part.amount for part in early] == ["about 15,000"]


def test_families_and_plans_say_so() -> None:
    families = people(100, metric="families_evacuated", timing=CUMULATIVE)
    [part] = parts_of((15, families), size=5.0)
    assert part.how == "Stated; a family taken as 5 persons"
    [plan] = parts_of(
        (15, people(9, metric="people_awaiting", timing=PLANNED)), metric="people_awaiting"
    )
    assert plan.how == "Planned or expected"
