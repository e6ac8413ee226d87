from dataclasses import replace

import pandas as pd
import pytest

from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.number import is_fall, name_differences


@pytest.fixture(scope="module")
def line(tally: pd.DataFrame, claims: pd.DataFrame) -> Headline:
    found = headline(tally, claims, "buses")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        pytest.param({}, (), id="the same"),
        pytest.param({"value": 22, "high": 22}, ("number", "range"), id="number"),
        pytest.param({"qualifier": "about"}, ("hedge",), id="hedge"),
        pytest.param({"low": 20}, ("range",), id="range"),
        pytest.param({"attributed_to": "UN"}, ("source",), id="source"),
        pytest.param({"day": None, "calculation_logic": ""}, (), id="only the day"),
    ],
)
def test_what_differs_is_named(line: Headline, fields: dict, named: tuple[str, ...]) -> None:
    assert name_differences(line, replace(line, **fields)) == named


def test_a_number_that_comes_or_goes_differs(line: Headline) -> None:
    assert name_differences(None, line) == name_differences(line, None) == ("number",)
    assert name_differences(None, None) == ()


def test_only_a_flow_falls(line: Headline) -> None:
    less = replace(line, value=9, low=9, high=9)
    assert is_fall(line, less)
    assert not is_fall(less, line)
    assert not is_fall(None, less)
    assert not is_fall(line, replace(less, metric="people_sheltering"))
