import pandas as pd
import pytest

from dashboard.tidy.sources import Sources
from dashboard.tidy.speakers import name_speakers

PRESIDENT = "President Volodymyr Zelensky"
SAUDI = "Saudi government"


def who(sources: Sources, named: list[tuple[str, str]], text: str = "") -> list[str]:
    """Return the sources of credits, each a report's id and a name."""
    frame = pd.DataFrame(named, columns=["report_id", "attributed_to"]).assign(publisher="Reuters")
    reports = frame[["report_id"]].drop_duplicates().assign(title="A report", text=text)
    return list(name_speakers(frame, reports, sources)["source"])


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        pytest.param(("President Zelensky", PRESIDENT), [PRESIDENT] * 2, id="a title"),
        pytest.param(("Volodymyr Zelensky", PRESIDENT), [PRESIDENT] * 2, id="both names"),
        pytest.param(
            ("Mayor Smith", "Governor John Smith"),
            ["Mayor Smith", "Governor John Smith"],
            id="another office",
        ),
        pytest.param(
            ("Mayor Smith", "Mayor John Smith", "Mayor Ann Smith"),
            ["Mayor Smith", "Mayor John Smith", "Mayor Ann Smith"],
            id="two of one name",
        ),
        pytest.param(
            ("Health Ministry", "Wessex Health Ministry"),
            ["Health Ministry", "Wessex Health Ministry"],
            id="ministries of two reports",
        ),
        pytest.param(
            ("Saudi Arabia", "Saudi foreign ministry", "Saudi Press Agency"),
            [SAUDI] * 3,
            id="a state and its organs",
        ),
        pytest.param(
            ("White House", "Pentagon", "the US"), ["US government"] * 3, id="as the table says"
        ),
        pytest.param(
            ("Saudi Red Crescent", "Russia-backed separatists"),
            ["Saudi Red Crescent", "Russia-backed separatists"],
            id="no organ of the state that is named",
        ),
    ],
)
def test_names_of_several_reports(
    sources: Sources, names: tuple[str, ...], expected: list[str]
) -> None:
    named = [(str(i), name) for i, name in enumerate(names)]
    assert who(sources, named) == expected
    assert who(sources, named[::-1]) == expected[::-1]


@pytest.mark.parametrize(
    ("names", "text", "expected"),
    [
        pytest.param(("Zelensky", PRESIDENT), "", PRESIDENT, id="a family name"),
        pytest.param(("ministry", "Wessex ministry"), "", "Wessex ministry", id="ends as another"),
        pytest.param(
            ("ministry", "Wessex ministry", "Essex ministry"), "", "ministry", id="of two"
        ),
        pytest.param(("foreign ministry",), "A Saudi ship left Sudan.", SAUDI, id="one adjective"),
        pytest.param(
            ("foreign ministry",), "Saudi and Indian ships.", "foreign ministry", id="two states"
        ),
        pytest.param(("officials",), "A Saudi ship.", "officials", id="no ministry"),
    ],
)
def test_what_only_its_report_makes_clear(
    sources: Sources, names: tuple[str, ...], text: str, expected: str
) -> None:
    assert who(sources, [("r", name) for name in names], text)[0] == expected


def test_the_name_in_the_text_stays(sources: Sources) -> None:
    frame = pd.DataFrame(
        {
            "report_id": ["a", "b"],
            "publisher": ["Saudi Press Agency", "Reuters"],
            "attributed_to": ["", "Russia"],
        }
    )
    named = name_speakers(frame, frame.assign(title="", text=""), sources)
    assert list(named["said_by"]) == ["Saudi Press Agency", "Russia"]
    assert list(named["reliability"]) == ["medium", "low"]
