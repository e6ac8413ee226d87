"""A name that a person has set stays set, wherever and whenever it is read, and nowhere else."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pandas as pd
import pytest

from dashboard.base.errors import CorrectionError
from dashboard.base.place import Place, Resolution
from dashboard.base.vocabulary import MatchMethod, PlaceAccuracy, PlaceKind
from dashboard.tidy.build import Entry
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction
from dashboard.tidy.place_names import is_open, may_be_set, name_key, read_name_decisions
from dashboard.tidy.sources import Sources
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables
from tests.sample import Said, make_entry

NOW = datetime(2017, 1, 1, tzinfo=UTC)


def place(place_id: str, country: str = "SY", name: str = "") -> Place:
    lat, lon = {"SY": (36.0, 37.0), "TR": (36.3, 36.6), "PH": (14.6, 121.0), "JP": (35.8, 139.6)}[
        country
    ]
    return Place(
        place_id, name or place_id, PlaceKind.SITE, country, lat, lon, 2.0, PlaceAccuracy.POINT
    )


SYRIAN, FILIPINO = place("set-sy"), place("set-ph", "PH")
HAMA_JP, HAMA_SY = place("hama-jp", "JP", "Hama"), place("hama-sy", "SY", "Hama")
MANILA = place("manila", "PH", "Manila")


def report(name: str, beside: str = "Idlib", day: int = 15, **read: Resolution) -> Entry:
    """Return a report that names a place beside another one."""
    entry = make_entry(
        f"On day {day} some 500 people left {name} for {beside}.",
        "ICRC",
        date(2016, 12, day),
        (Said("500 people", "people_evacuated", 500, origin=name, destination=beside),),
        places=(MANILA,),
    )
    found = tuple(read.get(one.name.replace(" ", "_"), one) for one in entry[2])
    return entry[0], entry[1], found


def read_as(name: str, place: Place, score: float = 1.0) -> dict[str, Resolution]:
    return {name.replace(" ", "_"): Resolution(name, place, MatchMethod.EXACT, score)}


def says(name: str, read: str, new: str) -> Correction:
    return Correction(NOW, "desk", "place_names", name_key(name), "place_id", read, new, "map")


def withdraws(number: int) -> Correction:
    return Correction(
        NOW, "desk", "corrections", str(number), "state", None, "withdrawn", "by mistake"
    )


def tables_of(*kept: Entry | tuple[Correction, Place | None], url: str) -> Tables:
    store = Store.open(url)
    for one in kept:
        if isinstance(one[0], Correction):
            store.add_corrections([one[0]], [one[1]] if one[1] else [])  # type: ignore[list-item]
        else:
            store.save(*one)  # type: ignore[misc]
    tables = store.tables()
    store.close()
    return tables


def places_of(tables: Tables, name: str) -> list[str]:
    mentions = tables.place_mentions
    return mentions.loc[mentions["name"] == name, "place_id"].tolist()


def test_a_name_is_set_for_every_report_before_and_after(
    database_url: str, sources: Sources
) -> None:
    tables = tables_of(
        report("Old Mill"),
        (says("Old Mill", "", SYRIAN.place_id), SYRIAN),
        report("Old Mill", day=16),
        report("old-mill", day=17),
        url=database_url,
    )
    assert places_of(tables, "Old Mill") == ["set-sy", "set-sy"]
    assert places_of(tables, "old-mill") == ["set-sy"]
    named = tables.place_mentions["name"].isin(["Old Mill", "old-mill"])
    told = tables.place_mentions[named]
    assert set(told["method"]) == {"corrected"}
    assert set(told["score"]) == {1.0}
    assert not is_open(told).any()
    assert set(build_claims(tables, sources)["origin_place_id"]) == {"set-sy"}
    assert tables.corrections["state"].tolist() == ["applied"]


def test_it_holds_when_a_report_is_read_again(database_url: str) -> None:
    first = report("Old Mill")
    again = replace(first[0], published_date=date(2016, 12, 20))
    tables = tables_of(
        first,
        (says("Old Mill", "", SYRIAN.place_id), SYRIAN),
        (again, first[1], first[2]),
        url=database_url,
    )
    assert places_of(tables, "Old Mill") == ["set-sy"]


def test_a_name_set_in_one_country_is_not_carried_into_another(database_url: str) -> None:
    tables = tables_of(
        (says("Old Mill", "", SYRIAN.place_id), SYRIAN),
        report("Old Mill", beside="Manila"),
        url=database_url,
    )
    assert places_of(tables, "Old Mill") == [""]
    assert tables.corrections["state"].tolist() == ["conflict"]


def test_a_name_may_be_set_just_across_a_border(database_url: str) -> None:
    turkish = place("set-tr", "TR")
    tables = tables_of(
        report("Old Gate"), (says("Old Gate", "", "set-tr"), turkish), url=database_url
    )
    assert places_of(tables, "Old Gate") == ["set-tr"]


def test_one_name_may_be_set_in_two_countries(database_url: str) -> None:
    tables = tables_of(
        report("Old Mill"),
        report("Old Mill", beside="Manila", day=16),
        (says("Old Mill", "", SYRIAN.place_id), SYRIAN),
        (says("Old Mill", "", FILIPINO.place_id), FILIPINO),
        url=database_url,
    )
    assert sorted(places_of(tables, "Old Mill")) == ["set-ph", "set-sy"]


def test_a_wrong_reading_is_set_right_and_a_right_one_left(database_url: str) -> None:
    tables = tables_of(
        report("Hama", **read_as("Hama", HAMA_JP)),
        report("Hama", day=16, **read_as("Hama", HAMA_SY)),
        (says("Hama", "hama-jp", "hama-sy"), None),
        url=database_url,
    )
    assert places_of(tables, "Hama") == ["hama-sy", "hama-sy"]
    methods = tables.place_mentions.query("name == 'Hama'")["method"]
    assert sorted(methods) == ["corrected", "exact"]


def test_what_people_set_tells_where_a_report_is(database_url: str) -> None:
    tables = tables_of(
        report("Old Mill", beside="Hama", **read_as("Hama", HAMA_JP)),
        (says("Hama", "hama-jp", "hama-sy"), HAMA_SY),
        (says("Old Mill", "", SYRIAN.place_id), SYRIAN),
        url=database_url,
    )
    assert places_of(tables, "Hama") == ["hama-sy"]
    assert places_of(tables, "Old Mill") == ["set-sy"]
    assert tables.corrections["state"].tolist() == ["applied", "applied"]


@pytest.mark.parametrize(
    ("name", "place", "may_be"),
    [
        ("Old Mill", SYRIAN, True),
        ("Old Mill", FILIPINO, False),
        ("Idlib", FILIPINO, True),
        ("Elsewhere", SYRIAN, False),
    ],
    ids=["beside the others", "far", "the only one that is known", "in no report"],
)
def test_whether_a_place_would_hold_is_known_before(
    database_url: str, name: str, place: Place, *, may_be: bool
) -> None:
    tables = tables_of(report("Old Mill"), url=database_url)
    shown = next(iter(places_of(tables, name)), "")
    args = tables.place_mentions, tables.places, name_key(name), shown, place
    assert may_be_set(*args) is may_be


def test_a_doubtful_reading_gives_way_and_a_sure_one_does_not(database_url: str) -> None:
    doubtful = report("Old Mill", **read_as("Old Mill", HAMA_SY, 0.55))
    sure = report("Old Mill", day=16, **read_as("Old Mill", HAMA_JP, 0.9))
    tables = tables_of(
        (says("Old Mill", "", SYRIAN.place_id), SYRIAN), doubtful, sure, url=database_url
    )
    assert sorted(places_of(tables, "Old Mill")) == ["hama-jp", "set-sy"]


def test_the_last_said_holds_and_can_be_taken_back(database_url: str) -> None:
    set_twice = (
        report("Old Mill"),
        (says("Old Mill", "", SYRIAN.place_id), SYRIAN),
        (says("Old Mill", "", HAMA_SY.place_id), HAMA_SY),
    )
    tables = tables_of(*set_twice, url=database_url)
    assert places_of(tables, "Old Mill") == ["hama-sy"]
    tables = tables_of((withdraws(2), None), url=database_url)
    assert places_of(tables, "Old Mill") == ["set-sy"]
    tables = tables_of((withdraws(1), None), url=database_url)
    assert places_of(tables, "Old Mill") == [""]
    assert tables.corrections["state"].tolist() == ["withdrawn", "withdrawn", "applied", "applied"]
    assert read_name_decisions(tables.corrections) == {}
    assert is_open(tables.place_mentions[tables.place_mentions["name"] == "Old Mill"]).all()


def test_a_doubtful_reading_can_be_confirmed_and_that_be_taken_back(database_url: str) -> None:
    tables = tables_of(
        report("Hama", **read_as("Hama", HAMA_SY, 0.5)),
        (says("Hama", "hama-sy", "hama-sy"), None),
        url=database_url,
    )
    told = tables.place_mentions.query("name == 'Hama'")
    assert (told["method"].tolist(), told["score"].tolist()) == (["corrected"], [1.0])
    tables = tables_of((withdraws(1), None), url=database_url)
    assert tables.place_mentions.query("name == 'Hama'")["score"].tolist() == [0.5]


def test_words_that_are_no_place_are_said_to_be_none(database_url: str) -> None:
    tables = tables_of(report("Safe Zone"), (says("Safe Zone", "", "none"), None), url=database_url)
    told = tables.place_mentions.query("name == 'Safe Zone'")
    assert told["place_id"].tolist() == [""]
    assert not is_open(told).any()
    tables = tables_of((withdraws(1), None), url=database_url)
    assert is_open(tables.place_mentions.query("name == 'Safe Zone'")).all()


@pytest.mark.parametrize(
    ("read", "state", "found"),
    [
        (HAMA_SY, "settled", "hama-sy"),
        (HAMA_JP, "conflict", "hama-jp"),
    ],
    ids=["read so by now", "read otherwise by now"],
)
def test_what_no_mention_needs_says_so(
    database_url: str, read: Place, state: str, found: str
) -> None:
    tables = tables_of(
        report("Hama", **read_as("Hama", read)),
        (says("Hama", "elsewhere", "hama-sy"), HAMA_SY),
        url=database_url,
    )
    assert tables.corrections["state"].tolist() == [state]
    assert tables.corrections["found_value"].tolist() == [found]


def test_a_name_that_no_report_has_is_told(database_url: str) -> None:
    tables = tables_of((says("Nowhere", "", "set-sy"), SYRIAN), url=database_url)
    assert tables.corrections["state"].tolist() == ["row_gone"]
    assert "set-sy" in set(tables.places["place_id"])


def test_one_report_alone_can_still_be_corrected(database_url: str) -> None:
    entry = report("Old Mill")
    row = f"{entry[0].report_id}|Old Mill|origin"
    one = Correction(NOW, "desk", "place_mentions", row, "place_id", "", "set-sy", "here only")
    tables = tables_of(entry, (one, SYRIAN), report("Old Mill", day=16), url=database_url)
    assert sorted(places_of(tables, "Old Mill")) == ["", "set-sy"]
    told = tables.place_mentions[tables.place_mentions["place_id"] == "set-sy"]
    assert told["method"].tolist() == ["corrected"]


def test_a_set_name_needs_a_person_and_a_reason(database_url: str) -> None:
    store = Store.open(database_url)
    nameless = replace(says("Old Mill", "", "set-sy"), corrected_by=" ")
    with pytest.raises(CorrectionError, match="name and a reason"):
        store.add_corrections([nameless], [SYRIAN])
    assert store.tables().places.empty
    store.close()


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("the village of Old Mill", "Old Mill", True),
        ("the al-Fu'ah", "Al Fu’ah", True),
        ("#Aleppo", "ALEPPO", True),
        ("Zaporizhzhia", "Zaporižžia", False),
        ("São Leopoldo", "Sao Leopoldo", True),
        ("حلب", "إدلب", False),
    ],
)
def test_spellings_of_a_name_share_a_key(one: str, other: str, is_same: bool) -> None:  # noqa: FBT001
    assert (name_key(one) == name_key(other)) is is_same
    assert name_key(one)


def test_the_tables_are_not_changed_in_place(database_url: str) -> None:
    tables = tables_of(report("Old Mill"), url=database_url)
    before = tables.place_mentions.copy()
    tables_of((says("Old Mill", "", "set-sy"), SYRIAN), url=database_url)
    pd.testing.assert_frame_equal(tables.place_mentions, before)
