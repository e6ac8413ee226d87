"""Claims written down in a line, for tests of the tally's parts."""

from datetime import date
from itertools import count
from typing import Any

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.claim import Claim

_IDS = count()


def day(number: int) -> date:
    """Return a day of December 2016."""
    return date(2016, 12, number)


def claim(
    number: int | tuple[int, int], on: int, timing: Timing = Timing.NEW, **fields: Any
) -> Claim:
    """Return a claim of a day of December 2016 by a source of high reliability, published then."""
    low, high = number if isinstance(number, tuple) else (number, number)
    first = fields.pop("since", None)
    name = f"f{next(_IDS):06}"
    fields.setdefault("is_part", bool(fields.get("subset_of")))
    settings: dict[str, Any] = {
        "figure_id": name,
        "report_id": name,
        "value": None if isinstance(number, tuple) else number,
        "low": low,
        "high": high,
        "qualifier": Qualifier.RANGE if isinstance(number, tuple) else Qualifier.EXACT,
        "timing": timing,
        "first_day": day(first or on),
        "day": day(on),
        "is_dated": True,
        "is_since": first is not None,
        "published": day(on),
        "source": "ICRC",
        "publisher": "AFP",
        "trust": 2,
    }
    return Claim(**(settings | fields))


def total(number: int | tuple[int, int], on: int, **fields: Any) -> Claim:
    """Return a claim on the total so far."""
    return claim(number, on, Timing.CUMULATIVE, **fields)
