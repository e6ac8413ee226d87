from pathlib import Path

import pytest

from dashboard.base.errors import SettingsError
from dashboard.base.vocabulary import Reliability
from dashboard.tidy.sources import COLUMNS, Sources, rank, read_sources

HEADER = ",".join(COLUMNS) + "\n"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("ICRC", "ICRC"),
        ("the International Committee of the Red Cross (ICRC)", "ICRC"),
        ("Marianne Gasser of the ICRC", "ICRC"),
        ("the ICRC's Marianne Gasser", "ICRC"),
        ("Ingy Sedky", "ICRC"),
        ("Irish Red Cross", "Irish Red Cross"),
        ("UN High Commissioner for Refugees", "UNHCR"),
        ("the U.N.", "UN"),
        ("WHO", "WHO"),
        ("people who left", "people who left"),
        ("Mevlüt Çavuşoğlu", "Turkish Foreign Ministry"),
        ("Russia’s Defense Ministry", "Russian Defense Ministry"),
        ("Syrian Observatory", "SOHR"),
        ("AFP in The New Arab", "The New Arab"),
        ("  medical   sources ", "medical sources"),
        ("", ""),
        ("…", "…"),
    ],
)
def test_a_source_is_known_by_any_of_its_names(sources: Sources, name: str, expected: str) -> None:
    assert sources.short_name(name) == expected


@pytest.mark.parametrize(
    ("publisher", "credited", "expected"),
    [
        pytest.param("Sputnik", "Robert Mardini", "high", id="the credited counts"),
        pytest.param("Reuters", "Sputnik", "low", id="also when it is trusted less"),
        pytest.param("Reuters", "", "high", id="nobody credited"),
        pytest.param("Reuters", "a resident", "medium", id="an unknown one is no more than medium"),
        pytest.param("Sputnik", "a resident", "low", id="nor more than the publisher"),
        pytest.param("Our Village News", "", "medium", id="an unknown publisher"),
        pytest.param("", "", "medium", id="nothing known"),
    ],
)
def test_how_far_a_claim_is_trusted(
    sources: Sources, publisher: str, credited: str, expected: str
) -> None:
    assert sources.reliability(publisher, credited) == expected


def test_reliability_has_an_order() -> None:
    assert [rank(one) for one in Reliability] == [0, 1, 2]


def test_no_name_stands_for_two_sources(sources: Sources) -> None:
    for row in sources.rows:
        for name in (row.name, row.short_name, *row.aliases):
            assert sources.find(name) == row, f"{name} is {sources.find(name)} and {row}"


@pytest.mark.parametrize(
    "publisher",
    [
        "NBC News",
        "Storyful",
        "Sputnik Brasil",
        "dpa in Grafschafter Nachrichten",
        "Irish Red Cross",
        "AFP in The New Arab",
        "Arabs Today",
        "ICRC Intercross",
        "Inside Syria Media Center",
        "Diari de Girona",
        "Deutsche Welle",
    ],
)
def test_the_publishers_of_the_sample_are_rated(sources: Sources, publisher: str) -> None:
    assert sources.find(publisher)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("name,kind\nICRC,x\n", "lacks the columns short_name"),
        (HEADER + ",,x,high,\n", "line 2: a source needs a name"),
        (HEADER + "ICRC,ICRC,x,good,\n", "line 2: reliability is 'good'"),
        (HEADER + "ICRC\n", "reliability is ''"),
        ("", "lacks the columns"),
    ],
)
def test_a_table_that_cannot_be_used_says_where(tmp_path: Path, content: str, told: str) -> None:
    path = tmp_path / "sources.csv"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(SettingsError, match=told):
        read_sources(path)


def test_a_table_that_is_not_there_or_no_text_says_so(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="cannot be read"):
        read_sources(tmp_path / "sources.csv")
    (tmp_path / "sources.csv").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError, match="cannot be read"):
        read_sources(tmp_path / "sources.csv")


def test_a_source_without_a_short_name_goes_by_its_own(tmp_path: Path) -> None:
    path = tmp_path / "sources.csv"
    path.write_text("\ufeff" + HEADER + "Our Paper,,newspaper,high,OP|\n", encoding="utf-8")
    [source] = read_sources(path).rows
    assert (source.short_name, source.aliases) == ("Our Paper", ("OP",))
