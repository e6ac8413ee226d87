"""What holds of the places of a sentence for a number in it: role, side, distance, whose else."""

from bisect import bisect_left
from collections.abc import Iterator

from dashboard.base.vocabulary import PlaceRole
from dashboard.extract.context import GOING_ON, Draft, Reading
from dashboard.extract.events import Governor
from dashboard.extract.naming import Named
from dashboard.extract.nearness import claims_of_others
from dashboard.extract.sentence import Sentence
from dashboard.extract.toponyms import counts_sites

LOOSE_SITE = "here_loose_site"
"""The sign of a site without a name that no rule takes for a place."""
_MOST = 6  # places on either side of a number that are weighed
_ROLES: dict[PlaceRole | None, str] = {
    PlaceRole.ORIGIN: "origin",
    PlaceRole.PLACE: "place",
    PlaceRole.DESTINATION: "end",
    PlaceRole.VIA: "via",
    None: "bare",
}
_STEPS = (1, 3, 6, 10, 16, 26)
_FARTHEST_VERB = 4


def role_word(role: PlaceRole | None) -> str:
    """Return the word by which signs tell a role."""
    return _ROLES[role]


def near_places(
    reading: Reading, draft: Draft, governor: Governor | None
) -> list[tuple[Named, tuple[str, ...]]]:
    """Return the places of a sentence that stand nearest to a number, each with its signs.

    Parameters
    ----------
    reading : Reading
        The sentence.
    draft : Draft
        The number's figure.
    governor : Governor or None
        What tells what happened to the counted.
    """
    item, places = draft.item, reading.around
    at = bisect_left(places, item.first, key=lambda named: named.first)
    near = places[max(0, at - _MOST) : at + _MOST]
    costs = [reading.distance(item, named.first, named.last) for named in near]
    least: dict[PlaceRole | None, int] = {}
    for named, cost in zip(near, costs, strict=True):
        least[named.role] = min(cost, least.get(named.role, cost))
    nearest = min(costs, default=0)
    found = []
    for named, cost in zip(near, costs, strict=True):
        signs = [f"here_step{_step(cost)}"]
        if cost == least[named.role]:
            signs.append(f"here_next_{_ROLES[named.role]}")
        if cost == nearest:
            signs.append("here_next")
        if len(near) == 1:
            signs.append("here_only")
        signs += _signs_of_order(reading, draft, governor, named)
        signs += (f"here_{sign}" for sign in claims_of_others(reading, draft, named))
        signs += _signs_of_words(reading.sentence, named)
        found.append((named, tuple(signs)))
    return found


def _step(cost: int) -> int:
    """Return a distance as one of a few steps."""
    return bisect_left(_STEPS, cost)


def _signs_of_order(
    reading: Reading, draft: Draft, governor: Governor | None, named: Named
) -> Iterator[str]:
    """Yield on which side of the number and of its verb a place stands, and what is between."""
    item = draft.item
    side = "after" if named.first >= item.last else "before" if named.last <= item.first else "in"
    yield f"here_{_ROLES[named.role]}_{side}"
    if named.last == item.first:
        yield "here_beside"  # "Sindh 11, Punjab 9"
    left, right = (item.last, named.first) if side == "after" else (named.last, item.first)
    if reading.items.count(left, right):
        yield f"here_crossed_{side}"
    if governor is not None:
        is_after = named.first >= governor.last
        ends = (governor.last, named.first) if is_after else (named.last, governor.first)
        step = min(_step(reading.distances.between(*ends)), _FARTHEST_VERB)
        yield f"verb_{'after' if is_after else 'before'}{step}"


def _signs_of_words(sentence: Sentence, named: Named) -> Iterator[str]:
    """Yield what a place's own words and those beside it tell."""
    before, after, head = named.first - 1, named.last, named.last - 1
    while sentence.has("articles", before):
        before -= 1
    is_building = sentence.has("buildings", head)
    is_end = named.role is PlaceRole.DESTINATION
    holds = {
        "weak": sentence.has("weak_roles", before),
        "static": sentence.has("static_roles", before),
        "here_landed": is_end and sentence.has("static_roles", before),
        "label": sentence.is_mark(":", after),
        "row": named.role is PlaceRole.PLACE and not sentence.has("roles", before),
        "owner": sentence.has("possessive", after),
        "after_comma": sentence.is_mark(",", before),
        "opens": before < 0,
        "unnamed": not named.is_named,
        "points_back": named.points_back,
        "here_number": counts_sites(sentence, named.first),
        "building": is_building,
        "site_head": not is_building and sentence.has("sites", head),
        "joined": sentence.has_within("conjunctions", range(named.first, after)),
        "here_loose": named.is_loose and named.is_named,
        LOOSE_SITE: named.is_loose and not named.is_named,
    }
    yield from (sign for sign, is_so in holds.items() if is_so)


def signs_told(draft: Draft) -> Iterator[str]:
    """Yield what holds of a figure wherever it is."""
    yield "any"
    yield f"e_{draft.event}"
    yield f"t_{draft.timing}"
    for word, place in (("r_origin", draft.origin), ("r_place", draft.place)):
        if place is not None:
            yield f"{word}_carried" if place.is_carried else word
    yield "r_no_end" if draft.destination is None else "r_end"
    if draft.origin is None and draft.place is None:
        yield "r_none"
        yield f"r_none_{'end' if draft.destination else 'near' if draft.near else 'far'}"
    marks = {
        "anywhere": draft.is_anywhere,
        "leaving": draft.is_leaving,
        "going_on": draft.rule in GOING_ON,
        "carries": not draft.is_people,
    }
    yield from (mark for mark, holds in marks.items() if holds)
