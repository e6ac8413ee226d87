"""Which of the places of a sentence is a number's: the nearest that no other number claims."""

from collections.abc import Iterator

from dashboard.base.vocabulary import PlaceRole
from dashboard.extract.context import GOING_ON, Draft, Reading
from dashboard.extract.naming import Named

_SHARE_REACH = 4
_SUBJECT = 3  # tokens of "while another 40"


def nearest_place(reading: Reading, draft: Draft, role: PlaceRole | None) -> Named | None:
    """Return the place of a role nearest to a number, one with a name of its own first.

    Parameters
    ----------
    reading : Reading
        The sentence.
    draft : Draft
        The number's figure.
    role : PlaceRole or None
        The role; None for places that no word gives one.

    Returns
    -------
    Named or None
        None where the sentence names none that is this number's.
    """
    fit = [place for place in reading.places if place.role is role]
    if not fit:
        return None
    mine = (
        place
        for place in fit
        if not _is_of_others(draft, place, reading)
        and not _is_of_part(draft, place, reading)
        and not _is_led_by_others(draft, place, reading)
        and not _is_container(place, reading)
        and not _labels_another(draft, place, reading)
        and not _is_of_another_clause(draft, place, reading)
    )
    return min(
        mine,
        key=lambda p: (
            p.last != draft.item.first,  # "Sindh 11, Punjab 9"
            not p.is_named,
            reading.distance(draft.item, p.first, p.last),
        ),
        default=None,
    )


def claims_of_others(reading: Reading, draft: Draft, named: Named) -> Iterator[str]:
    """Yield why a place of the sentence may not be a number's.

    Parameters
    ----------
    reading : Reading
        The sentence.
    draft : Draft
        The number's figure.
    named : Named
        The place.
    """
    if _is_of_others(draft, named, reading):
        yield "shared"
    if _is_of_part(draft, named, reading) or _is_led_by_others(draft, named, reading):
        yield "of_others"
    if _is_container(named, reading):
        yield "container"
    if _labels_another(draft, named, reading):
        yield "labels_other"
    if _is_of_another_clause(draft, named, reading):
        yield "other_clause"


def _is_container(place: Named, reading: Reading) -> bool:
    """Tell the Libya of "Derna, Libya" and the Baghdad of "Ibn Sina hospital in Baghdad"."""
    sentence = reading.sentence
    before = place.first - 1
    while sentence.has("articles", before):
        before -= 1
    is_linked = sentence.is_mark(",", before) or sentence.has("static_roles", before)
    return is_linked and before in reading.name_ends


def _labels_another(draft: Draft, place: Named, reading: Reading) -> bool:
    """Tell the Sindh of "27 died (Sindh 11, Punjab 9)" from where the 27 died."""
    is_label = not reading.sentence.has("roles", place.first - 1)
    is_label = is_label and place.role is not None and place.last != draft.item.first
    return is_label and reading.items.count(place.last, place.last + 1) > 0


def _is_of_another_clause(draft: Draft, place: Named, reading: Reading) -> bool:
    """Tell a place past a semicolon that parts it, with a number of its own, from this one."""
    item = draft.item
    is_after = place.first >= item.last
    begin, end = (item.last, place.first) if is_after else (place.last, item.first)
    if draft.rule in GOING_ON or ";" not in reading.sentence.lower[begin:end]:
        return False
    mark = reading.sentence.lower.index(";", begin, end)
    left, right = (mark, len(reading.sentence)) if is_after else (0, mark)
    return reading.items.count(left, right) > 0


def _is_led_by_others(draft: Draft, place: Named, reading: Reading) -> bool:
    """Tell the Homs of "300 left, while 40 came back to Homs"."""
    sentence = reading.sentence
    if place.role is not PlaceRole.DESTINATION:
        return False
    for at in range(draft.item.last, place.first):
        if sentence.value("links", at) == "strong":
            subject = at + 1 + sentence.has("articles", at + 1)
            opening = range(at, min(place.first, subject + _SUBJECT))
            is_number = reading.items.count(at, opening.stop) > 0
            return is_number and not any(sentence.is_mark(",", i) for i in opening)
    return False


def _is_of_others(draft: Draft, place: Named, reading: Reading) -> bool:
    """Tell the Egypt of "7,000 have gone out, over half of them to Egypt"."""
    shares = reading.sentence.spans("vague_shares")
    return any(
        draft.item.last <= share.first < place.first <= share.last + _SHARE_REACH
        for share in shares
    )


def _is_of_part(draft: Draft, place: Named, reading: Reading) -> bool:
    """Tell "15 died, three of them in Homs" from "15 died, three of them women, in Homs"."""
    part = reading.items.after(draft.item)
    if part is None or not part.noun.is_anaphor or place.first < part.last:
        return False
    marks = (reading.sentence.is_mark(",", i) for i in range(part.last, place.first))
    return reading.sentence.is_mark(",", part.first - 1) and not any(marks)
