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
    OTHER_STATE = "another state took them out, and some may be told twice"
    OTHER_LATER = "it is another source's, of a later day than the number"
    LATER = "it is of a later day than the number"
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
    if claim.state and first.state not in ("", claim.state):
        return _Reason.OTHER_STATE
    if first.timing is Timing.CUMULATIVE and claim.day <= first.day:
        return _Reason.WITHIN if claim.source == first.source else _Reason.UNTOLD
    is_later = claim.is_dated and claim.first_day > max(part.day for part in parts)
    if claim.source != first.source:
        return _Reason.OTHER_LATER if is_later else _Reason.OTHER_SOURCE
    if claim.is_among != first.is_among:
        return _Reason.OTHER_WHOLE
    if is_later:
        return _Reason.LATER
    return _Reason.HELD if claim.is_dated else _Reason.UNDATED
