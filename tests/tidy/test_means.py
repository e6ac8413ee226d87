import pandas as pd
import pytest

from dashboard.tidy.means import find_means


def read(sentences: list[str], numbers: list[str], **cells: object) -> list[str]:
    """Return by what those of each number traveled; each number stands in one sentence."""
    text = " ".join(sentences)
    rows = [
        {
            "figure_id": str(place),
            "evidence": number,
            "start": text.index(number),
            "sentence": next(one for one in sentences if number in one),
        }
        for place, number in enumerate(numbers)
    ]
    same = {"report_id": "r", "metric": "people_evacuated", "timing": "new", "first_day": 1}
    return list(
        find_means(pd.DataFrame(rows).assign(**same, day=1, source="", publisher="", **cells))
    )


@pytest.mark.parametrize(
    ("sentences", "numbers", "expected"),
    [
        pytest.param(
            ["About 5,000 came back by road on the first day, and 850 were flown home."],
            ["5,000", "850"],
            ["by road", "by air"],
            id="two clauses",
        ),
        pytest.param(
            ["A plane carrying 148 people and another carrying 134 people followed."],
            ["148", "134"],
            ["by air", "by air, another"],
            id="the other one",
        ),
        pytest.param(
            ["The ship left with the first batch of 278.", "Then 90 more left."],
            ["278", "90"],
            ["by sea, first", ""],
            id="two sentences",
        ),
        pytest.param(
            ["Some 300 left by bus or by plane, 40 stayed."], ["300", "40"], ["", ""], id="several"
        ),
        pytest.param(["A ship took 300."], ["300"], [""], id="nobody to be told from"),
    ],
)
def test_means_and_turns(sentences: list[str], numbers: list[str], expected: list[str]) -> None:
    assert read(sentences, numbers) == expected


def test_a_number_that_its_sentence_lacks_tells_nothing() -> None:
    assert read(["A ship took 300, a bus 20."], ["300", "20"], sentence="") == ["", ""]
