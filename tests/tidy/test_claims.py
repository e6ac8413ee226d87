from dataclasses import replace
from datetime import date

import pandas as pd
import pytest

from dashboard.base.vocabulary import Timing
from dashboard.tidy.build import build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import Tables, check
from tests.sample import Said, make_entry, sample_entries, sample_sources


def test_the_claims_keep_to_their_declaration(claims: pd.DataFrame, tables: Tables) -> None:
    check(CLAIMS, claims)
    assert set(claims["figure_id"]) == set(tables.figures["figure_id"])


def test_they_stand_in_the_order_of_publication_then_of_the_text(claims: pd.DataFrame) -> None:
    assert claims["published_date"].is_monotonic_increasing
    for _, of_report in claims.groupby("report_id"):
        assert of_report["start"].is_monotonic_increasing


def test_each_has_its_report_source_places_and_operation(claims: pd.DataFrame) -> None:
    row = claims[claims["evidence"] == "At least 25,000 people"].iloc[0]
    assert (row["publisher"], row["title"]) == ("AFP", "25,000 have left")
    assert (row["source"], row["reliability"]) == ("ICRC", "high")
    assert (row["origin_place_id"], row["origin_name"]) == ("aleppo-eastern", "eastern Aleppo")
    assert row["operation"] == "Eastern Aleppo, Dec 2016"
    assert row["day"] == pd.Timestamp(2016, 12, 20)


def test_who_is_credited_with_nothing_is_the_publisher(claims: pd.DataFrame) -> None:
    row = claims[claims["evidence"] == "382 fighters and relatives"].iloc[0]
    assert (row["attributed_to"], row["source"], row["reliability"]) == ("", "Sputnik", "low")


def test_a_part_knows_its_whole(claims: pd.DataFrame) -> None:
    by_evidence = claims.set_index("evidence")
    part = by_evidence.loc["40 were wounded"]
    assert (part["whole_metric"], part["whole_high"]) == ("people_evacuated", 3000)
    whole = by_evidence.loc["the 3,000 people"]
    assert whole["whole_metric"] == ""
    assert pd.isna(whole["whole_high"])


def test_nothing_makes_no_claims(sources: Sources) -> None:
    nothing = build_claims(Tables.empty(), sources)
    check(CLAIMS, nothing)
    assert nothing.empty


def test_an_undated_report_of_an_unnamed_publisher_is_kept(sources: Sources) -> None:
    entry = make_entry("9 people.", "", None, [Said("9 people", "people_evacuated", 9)])
    claims = build_claims(build_tables([*sample_entries()[:1], entry]), sources)
    check(CLAIMS, claims)
    row = claims[claims["evidence"] == "9 people"].iloc[0]
    assert (row["source"], row["reliability"]) == ("", "medium")
    assert pd.isna(row["day"])


def part_of(timing: Timing, origin: str, operation: str = "") -> pd.DataFrame:
    whole = Said("As many as 900 people", "people_evacuated", 900, timing=timing,
                 origin="eastern Aleppo")  # fmt: skip
    part = Said("300 people", "people_evacuated", 300, origin=origin, part_of=0)
    text = f"As many as 900 people, 300 people of them from {origin}, left eastern Aleppo."
    tables = build_tables([make_entry(text, "AFP", date(2016, 12, 15), [whole, part])])
    figures = tables.figures
    if operation:
        figures = figures.assign(operation_id=[operation, ""])
    return build_claims(replace(tables, figures=figures), sample_sources())


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        pytest.param(part_of(Timing.NEW, "eastern Aleppo"), [False, True], id="of its whole"),
        pytest.param(
            part_of(Timing.PLANNED, "eastern Aleppo"), [False, False], id="done of a plan"
        ),
        pytest.param(
            part_of(Timing.CUMULATIVE, "eastern Aleppo"), [False, False], id="a day of a total"
        ),
        pytest.param(part_of(Timing.NEW, "Idlib"), [False, False], id="of another operation"),
        pytest.param(
            part_of(Timing.NEW, "eastern Aleppo", "Elsewhere"), [False, False], id="moved apart"
        ),
    ],
)
def test_a_part_is_one_of_its_operation_and_sense(
    claims: pd.DataFrame, expected: list[bool]
) -> None:
    assert claims["is_part"].tolist() == expected
