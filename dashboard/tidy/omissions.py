"""Which counts are not in a number that was added up, and why not: the words for it."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from dashboard.base.vocabulary import Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.wording import say_claims


class _Reason(StrEnum):
    """Why a count is not added, as the sentence goes on after "Not added, since"."""

    WITHIN = "the total is of all days up to its own"
    UNTOLD = "the total is another source's and does not say whether it includes them"
    UNDATED = "the text states no day, so it may be in the number already"
    HELD = "the number holds some of its days already"
    OTHER_WHOLE = "it is not counted out of the same people"
    OTHER_SOURCE = "another source may have counted the same"


def say_left_out(parts: Sequence[Claim], others: Iterable[Claim]) -> tuple[str, ...]:
    """Return what is not in a number and why, a sentence a reason; none where all is in it.

    Parameters
    ----------
    parts : sequence of Claim
        What the number is made of, all of one source.
    others : iterable of Claim
        Every new count that could have been added; those of `parts`, and parts of a whole, are
        passed over.
    """
    ids = {claim.figure_id for part in parts for claim in (part, *part.stated)}
    found: dict[_Reason, list[Claim]] = {}
    for claim in others:
        if claim.figure_id not in ids:
            found.setdefault(_reason(claim, parts), []).append(claim)
    return tuple(
        f"Not added, since {reason}: {say_claims(found[reason], has_days=True)}."
        for reason in _Reason
        if reason in found
    )


def _reason(claim: Claim, parts: Sequence[Claim]) -> _Reason:
    first = parts[0]
    if first.timing is Timing.CUMULATIVE and claim.day <= first.day:
        return _Reason.WITHIN if claim.source == first.source else _Reason.UNTOLD
    if claim.source != first.source:
        return _Reason.OTHER_SOURCE
    if claim.is_among != first.is_among:
        return _Reason.OTHER_WHOLE
    return _Reason.HELD if claim.is_dated else _Reason.UNDATED
