from collections.abc import Mapping
from enum import StrEnum

import pytest

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import (
    DateAccuracy,
    LeftoverReason,
    MatchMethod,
    PlaceRole,
    Qualifier,
    Reliability,
    Timing,
)
from dashboard.view.words import (
    DATE_ACCURACIES,
    METHODS,
    QUALIFIERS,
    REASONS,
    RELIABILITIES,
    ROLES,
    TIMINGS,
    describe_amount,
    name_metric,
)


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (Qualifier, QUALIFIERS),
        (Timing, TIMINGS),
        (DateAccuracy, DATE_ACCURACIES),
        (PlaceRole, ROLES),
        (MatchMethod, METHODS),
        (LeftoverReason, REASONS),
        (Reliability, RELIABILITIES),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_key_has_words_and_no_word_is_a_key(
    keys: type[StrEnum], words: Mapping[str, str]
) -> None:
    assert set(words) == set(keys)
    assert not [word for word in words.values() if "_" in word]


@pytest.mark.parametrize("metric", METRICS, ids=lambda metric: metric.id)
def test_every_metric_has_a_name_that_begins_with_a_capital(metric: object) -> None:
    name = name_metric(getattr(metric, "id", ""))
    assert name[0].isupper()
    assert "_" not in name


@pytest.mark.parametrize(
    ("value", "low", "high", "qualifier", "words"),
    [
        (3000, 3000, 3000, "exact", "3,000"),
        (3000, 3000, 3000, "about", "about 3,000"),
        (1000, 1000, 1000, "more_than", "more than 1,000"),
        (None, 2500, 3000, "range", "2,500 to 3,000"),
        (None, 20000, 99999, "vague", "20,000 to 99,999"),
        (0, 0, 0, "exact", "0"),
    ],
)
def test_an_amount_is_said_with_its_hedge(
    value: int | None, low: int, high: int, qualifier: str, words: str
) -> None:
    assert describe_amount(value, low, high, qualifier) == words
