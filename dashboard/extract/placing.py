"""Where: which of the places that a report names are a figure's origin, destination or place."""

from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.context import GOING_ON, Context, Draft, Place, Reading, Way, as_place
from dashboard.extract.mentions import Named
from dashboard.extract.topics import find_topic

_MOST_NAMED = 300  # places that are weighed for the report's topic
_WAY_REACH = 2
_LODGING_REACH = 4
_SHARE_REACH = 4
_ENDS = (PlaceRole.ORIGIN, PlaceRole.DESTINATION)


def _nearest(reading: Reading, draft: Draft, role: PlaceRole | None) -> Named | None:
    """Return the place of a role nearest to a number, one with a name of its own first."""
    ends = {place.last for place in reading.places}
    mine = (
        place
        for place in reading.places
        if place.role is role
        and not _is_of_others(draft, place, reading)
        # "Derna, Libya" is Derna.
        and not (reading.sentence.is_mark(",", place.first - 1) and place.first - 1 in ends)
    )
    return min(
        mine,
        key=lambda p: (not p.is_named, reading.distance(draft.item, p.first, p.last)),
        default=None,
    )


def _is_of_others(draft: Draft, place: Named, reading: Reading) -> bool:
    """Tell the Egypt of "7,000 have gone out, over half of them to Egypt"."""
    shares = reading.sentence.spans("vague_shares")
    return any(
        draft.item.last <= share.first < place.first <= share.last + _SHARE_REACH
        for share in shares
    )


def set_places(draft: Draft, reading: Reading, context: Context) -> None:
    """Give a figure the origin and destination, or else the place, that its sentence names.

    Parameters
    ----------
    draft : Draft
        The figure; its places are set.
    reading : Reading
        Its sentence.
    context : Context
        What was named before.
    """
    sentence = reading.sentence
    if draft.is_move or draft.event == Event.AWAIT:
        ends = {role: _nearest(reading, draft, role) for role in _ENDS}
        places = {r: as_place(sentence, named) for r, named in ends.items() if named}
        draft.origin = places.get(PlaceRole.ORIGIN)
        draft.destination = places.get(PlaceRole.DESTINATION)
        if draft.origin is not None and draft.destination is None:
            draft.destination = _lodging(reading) or _known_end(draft.origin, reading, context)
    if draft.origin is not None or _take_way(draft, reading, context):
        return
    here = _nearest(reading, draft, PlaceRole.PLACE)
    if here is None and not draft.is_move:
        here = _nearest(reading, draft, None) or _nearest(reading, draft, PlaceRole.DESTINATION)
    if here is None or (draft.is_move and (draft.destination or not here.is_named)):
        return
    is_label = sentence.lower[here.last : here.last + 1] == [":"]
    if draft.is_move and draft.event != Event.DISPLACE and not (is_label and reading.paragraph):
        draft.origin = as_place(sentence, here)
    else:
        draft.place = as_place(sentence, here)


def _known_end(origin: Place, reading: Reading, context: Context) -> Place | None:
    """Return where the way from the same place led in the sentence before, or None."""
    way = context.way
    if way is None or way.destination is None or reading.index - way.index > 1:
        return None
    is_same = way.origin.name in origin.name or origin.name in way.origin.name
    return way.destination.carried() if is_same else None


def _lodging(reading: Reading) -> Place | None:
    """Return where those moved were "housed in", or None."""
    sentence = reading.sentence
    for named in reading.places:
        before = range(max(0, named.first - _LODGING_REACH), named.first)
        is_lodged = any(sentence.value("events", i) == Event.SHELTER for i in before)
        if is_lodged and named.role is PlaceRole.PLACE:
            return as_place(sentence, named)
    return None


def _take_way(draft: Draft, reading: Reading, context: Context) -> bool:
    """Take over the way that the sentence before tells, where this one names no place at all."""
    way = context.way
    if way is None or reading.places or not draft.is_move or draft.rule in GOING_ON:
        return False
    if way.paragraph != reading.paragraph or reading.index - way.index > _WAY_REACH:
        return False
    take_places(draft, way)
    return True


def take_places(draft: Draft, other: Draft | Way) -> None:
    """Give a figure the places of another, marked as carried; a destination of its own stays."""
    draft.origin = other.origin.carried() if other.origin else None
    if draft.destination is None and other.destination is not None:
        draft.destination = other.destination.carried()
    if isinstance(other, Draft):
        draft.place = other.place.carried() if other.place else None


def fill_places(context: Context) -> None:
    """Give figures without a place the one of the figure before, or the report's own.

    Parameters
    ----------
    context : Context
        With all drafts of the report; changed.
    """
    topics = {
        role: find_topic(context.named, context.text, role)
        for role in (PlaceRole.ORIGIN, PlaceRole.PLACE)
    }
    before: Draft | None = None
    for draft in context.drafts:
        if draft.origin is None and draft.place is None:
            _fill_place(draft, before, topics, tells_origin=context.tells_origin)
        before = draft


def _fill_place(
    draft: Draft,
    before: Draft | None,
    topics: dict[PlaceRole, Place | None],
    *,
    tells_origin: bool,
) -> None:
    # "Are displaced" tells where they are, not where from.
    is_leaving = draft.is_move and (draft.event != Event.DISPLACE or draft.destination is not None)
    carried = topics[PlaceRole.ORIGIN if is_leaving else PlaceRole.PLACE]
    has_origin = is_leaving and (tells_origin or draft.destination is not None)
    if before is not None and (before.index == draft.index or draft.rule in GOING_ON):
        if before.metric == draft.metric:
            take_places(draft, before)
            return
        if not is_leaving and before.place:
            carried = before.place
        else:
            carried = before.origin or before.place or carried
        has_origin = is_leaving and (has_origin or before.origin is not None)
    if carried is None or (draft.destination and carried.name == draft.destination.name):
        return
    if has_origin or draft.event == Event.CARRY:
        draft.origin = carried.carried()
    else:
        draft.place = carried.carried()


def remember_places(reading: Reading, context: Context) -> None:
    """Keep the places that later sentences may take over from this one.

    Parameters
    ----------
    reading : Reading
        The sentence.
    context : Context
        Is changed.
    """
    ends: dict[PlaceRole, Place] = {}
    for named in reading.places:
        context.tells_origin = context.tells_origin or named.role is PlaceRole.ORIGIN
        if not named.is_named:
            continue
        place = as_place(reading.sentence, named)
        if len(context.named) < _MOST_NAMED:
            context.named.append((place, named.role))
        if named.role in _ENDS:
            ends.setdefault(named.role, place)
    origin = ends.get(PlaceRole.ORIGIN)
    if origin is None and PlaceRole.DESTINATION in ends:
        _lead_on(reading, context, ends[PlaceRole.DESTINATION])
    if origin is not None:
        destination = ends.get(PlaceRole.DESTINATION)
        context.way = Way(origin, destination, reading.index, reading.paragraph)


def _lead_on(reading: Reading, context: Context, destination: Place) -> None:
    """Give the figures of the sentence before the end that "they" reached in this one."""
    if not reading.sentence.spans("those_moved"):
        return
    for draft in reversed(context.drafts):
        if reading.index - draft.index > 1:
            return
        if draft.index < reading.index and draft.is_move and draft.destination is None:
            draft.destination = destination.carried()
