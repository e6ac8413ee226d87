"""Where: which of the places that a report names are a figure's origin, destination or place."""

from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.context import GOING_ON, Context, Draft, Reading
from dashboard.extract.events import HARM, MOVE, Governor
from dashboard.extract.naming import Named, Naming, Nearby, Place, Way
from dashboard.extract.nearness import nearest_place
from dashboard.extract.place_signs import near_places
from dashboard.extract.topics import is_desk
from dashboard.extract.toponyms import as_place

_MOST_NAMED = 300  # places that are weighed for the report's topic
_LINE_ENDS = frozenset('.!?;,"”')
_WAY_REACH = 2
_CARRY_REACH = 12  # tokens of "drove 18 badly wounded men from Aleppo to a hospital in"
_PRONOUNS = ("place_pronouns", "desk_pronouns")
_POINTED = "here_pointed"  # the sign of "the city" that names none
_DESK = 3  # places in which the desk is named
_OTHERWISE = (PlaceRole.VIA, None, PlaceRole.DESTINATION)
_MOVES = (MOVE, Event.EVACUATE)
_STOPS = (PlaceRole.PLACE, PlaceRole.DESTINATION)
_ENDS = (PlaceRole.ORIGIN, PlaceRole.DESTINATION)
COMING = (Event.RETURN, Event.ARRIVE)
"""Events of those who are where they went to: "in Edson 8,400 are home again"."""

_STAYING = (Event.DISPLACE, *COMING)  # "in" tells of these where they are, not whence they came


def set_places(draft: Draft, reading: Reading, governor: Governor | None, context: Context) -> None:
    """Give a figure the origin and destination, or else the place, that its sentence names.

    Parameters
    ----------
    draft : Draft
        The figure; its places are set.
    reading : Reading
        Its sentence.
    governor : Governor or None
        What tells what happened to the counted.
    context : Context
        What was named before.
    """
    draft.near = _nearby(draft, reading, governor, context)
    _take_told(draft, reading, context)
    if draft.event in COMING:
        draft.destination, draft.place = draft.destination or draft.place, None


def _nearby(
    draft: Draft, reading: Reading, governor: Governor | None, context: Context
) -> tuple[Nearby, ...]:
    """Return the places of a figure's sentence with what holds of them for it."""
    found = []
    for named, signs in near_places(reading, draft, governor):
        meant = _meant(named, reading, context)
        if meant is not None:
            found.append(Nearby(meant, signs))
        elif not reading.sentence.has_any(_PRONOUNS, named.first):
            found.append(Nearby(as_place(reading.sentence, named), (*signs, _POINTED)))
    return tuple(found)


def _take_told(draft: Draft, reading: Reading, context: Context) -> None:
    """Give a figure the places that the words of its sentence give it."""
    sentence = reading.sentence
    draft.is_leaving = _is_leaving(draft, reading)
    draft.is_anywhere = bool(sentence.spans("everywhere"))
    if draft.is_move or draft.event == Event.AWAIT or _is_transfer(draft, reading):
        ends = {role: nearest_place(reading, draft, role) for role in _ENDS}
        places = {r: _meant(named, reading, context) for r, named in ends.items() if named}
        draft.origin = places.get(PlaceRole.ORIGIN)
        draft.destination = places.get(PlaceRole.DESTINATION)
        if draft.origin is not None and not _is_named(ends[PlaceRole.DESTINATION]):
            known = _known_end(draft.origin, reading, context)
            draft.destination = known or draft.destination
    if draft.origin is not None or _take_way(draft, reading, context):
        return
    here = _find_here(draft, reading)
    is_open = not (draft.is_leaving or draft.is_anywhere or draft.rule in GOING_ON)
    if here is None and draft.event in HARM and is_open:
        draft.place = _struck_place(reading, context)
    if here is None or (
        draft.is_move and draft.destination and not _starts_there(here, draft, reading)
    ):
        return
    meant = _meant(here, reading, context)
    is_vague = not (here.is_named or meant is None or meant.is_carried)
    if meant is None or (draft.is_move and is_vague and draft.event != Event.DISPLACE):
        return
    is_label = sentence.lower[here.last : here.last + 1] == [":"]
    if draft.is_leaving and not draft.is_move:
        draft.origin = meant
        return
    is_way = draft.event not in _STAYING or draft.destination is not None
    if draft.is_move and is_way and not (is_label and reading.paragraph):
        draft.origin = meant
    else:
        draft.place = meant


def _find_here(draft: Draft, reading: Reading) -> Named | None:
    """Return the place of a sentence where a figure's people were, or None."""
    here = nearest_place(reading, draft, PlaceRole.PLACE)
    left = nearest_place(reading, draft, PlaceRole.ORIGIN)
    if draft.is_move:
        is_after = here is not None and here.first >= draft.item.last
        return None if left is not None and is_after else here  # "left the city" told of before
    others = (nearest_place(reading, draft, role) for role in _OTHERWISE)
    here = here or next((named for named in others if named is not None), None)
    return left if here is None and draft.event in HARM and _is_named(left) else here


def _is_leaving(draft: Draft, reading: Reading) -> bool:
    """Tell those who are told to go, and the wounded who are moved, from those who stay."""
    if draft.event == Event.AWAIT:
        return bool(reading.sentence.spans("sent_off"))
    if draft.event not in (Event.WOUND, Event.SICKEN):
        return False
    return bool(reading.sentence.spans("aboard"))


def _struck_place(reading: Reading, context: Context) -> Place | None:
    """Return the one place that the sentence before names, as where something happened."""
    if reading.places or context.recent_at != (reading.index - 1, reading.paragraph):
        return None
    found = [place for place, role in context.recent if role is PlaceRole.PLACE]
    return found[0].carried() if len(found) == 1 else None


def _starts_there(place: Named, draft: Draft, reading: Reading) -> bool:
    """Tell "In Yuba County 570 inmates were driven to Oakland" from "Germany: 128 flew home"."""
    is_told = reading.sentence.has("roles", place.first - 1)
    return place.is_named and is_told and place.last <= draft.item.first


def _is_transfer(draft: Draft, reading: Reading) -> bool:
    """Tell the wounded who are moved: "120 wounded were brought to Cairo"."""
    if draft.event not in (Event.WOUND, Event.SICKEN):
        return False
    end = nearest_place(reading, draft, PlaceRole.DESTINATION)
    if end is None:
        return False
    sentence = reading.sentence
    near = range(max(0, end.first - _CARRY_REACH), end.first)
    return any(sentence.has("transfers", i) or sentence.value("events", i) in _MOVES for i in near)


def _meant(named: Named, reading: Reading, context: Context) -> Place | None:
    """Return the place that a phrase means: "the camp" is the one named before."""
    sentence = reading.sentence
    if not named.points_back:
        return as_place(sentence, named)
    if sentence.has("desk_pronouns", named.first):
        return _desk(reading, context)
    alike = context.by_word.get(sentence.lower[named.last - 1])
    if alike is not None:
        return alike.carried()
    if not sentence.has("place_pronouns", named.first):
        return as_place(sentence, named) if sentence.has("buildings", named.first) else None
    for role in (named.role, *_STOPS):
        for place, other in reversed(context.recent):
            if other is role:
                return place.carried()
    return None


def _desk(reading: Reading, context: Context) -> Place | None:
    """Return where the report was written, which it calls "here"."""
    named = [naming.place for naming in context.named[:_DESK]]
    named += [as_place(reading.sentence, place) for place in reading.around[:1] if place.is_named]
    return next((place for place in named if is_desk(place, context.text)), None)


def _is_named(named: Named | None) -> bool:
    return named is not None and named.is_named


def _known_end(origin: Place, reading: Reading, context: Context) -> Place | None:
    """Return where the way from the same place led in the sentence before, or None."""
    way = context.way
    if way is None or way.destination is None or reading.index - way.index > 1:
        return None
    is_same = way.origin.name in origin.name or origin.name in way.origin.name
    return way.destination.carried() if is_same else None


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
    if not reading.around:
        return
    events = frozenset(event for event, *_ in reading.events)
    _remember_loose(reading, context, events)
    is_heading = _is_heading(reading)
    if any(named.is_named for named in reading.places):
        context.recent = []
        context.recent_at = reading.index, reading.paragraph
    for named in reading.places:
        place = as_place(reading.sentence, named)
        if not named.is_named or place.is_road:
            continue
        context.recent.append((place, named.role))
        if len(context.named) < _MOST_NAMED:
            at = reading.index, reading.paragraph
            context.named.append(Naming(place, named.role, *at, is_heading, events))
            context.by_word.update(dict.fromkeys(place.name.casefold().split(), place))
        if named.role in _ENDS:
            ends.setdefault(named.role, place)
    origin = ends.get(PlaceRole.ORIGIN)
    if origin is not None:
        destination = ends.get(PlaceRole.DESTINATION)
        context.way = Way(origin, destination, reading.index, reading.paragraph)


def _remember_loose(reading: Reading, context: Context, events: frozenset[str]) -> None:
    """Keep the names that may be places, which figures alone may join."""
    is_heading = _is_heading(reading)
    for named in reading.around:
        is_name = named.is_named and named.is_loose
        if is_name and len(context.loose) < _MOST_NAMED:
            place = as_place(reading.sentence, named)
            naming = Naming(place, named.role, reading.index, reading.paragraph, is_heading, events)
            context.loose.append(naming)


def _is_heading(reading: Reading) -> bool:
    """Tell a line that heads others, which ends in no full stop."""
    return reading.index > 0 and not reading.sentence.ends_in(_LINE_ENDS)
