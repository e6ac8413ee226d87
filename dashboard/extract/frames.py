"""Which place of a report a figure joins whose own sentence names none.

A report tells of few events, each set in a place that is named once and then goes without saying.
Every place of the report bears signs: how lately it was told and in what role, whether the figure
before it of the same kind was there. Their weights, counted over annotated reports, are summed:
moves weigh most where people left, harm where it was done, stays where people went.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.context import GOING_ON, Context, Draft
from dashboard.extract.naming import Place
from dashboard.extract.topics import find_topic, is_dateline, title_end
from dashboard.extract.weights import WEIGHTS

_MOST = 40  # places of a report that are weighed
_NEAR = 1  # sentences
_MID = 3  # sentences
_OFTEN = 3
_ROLES: dict[PlaceRole | None, str] = {
    PlaceRole.ORIGIN: "origin",
    PlaceRole.PLACE: "place",
    PlaceRole.DESTINATION: "end",
}
HARM = (Event.KILL, Event.WOUND, Event.MISS, Event.SICKEN)
Sign = tuple[str, Place]


@dataclass(slots=True)
class Candidate:
    """A place of the report that a figure may join.

    Attributes
    ----------
    place : Place
        As first named.
    signs : list of str
        What holds of it for every figure.
    namings : dict
        By role, where it is named: the offsets, and beside them the sentences.
    """

    place: Place
    signs: list[str] = field(default_factory=list)
    namings: dict[str, tuple[list[int], list[int]]] = field(default_factory=dict)


def kind_of(draft: Draft) -> str:
    """Return the kind of event that a figure is of, as far as places go on."""
    if draft.event in HARM:
        return "harm"
    if draft.event == Event.DISPLACE:
        return "displaced" if draft.destination is None else "move"
    if draft.is_move:
        return "move"
    return "await" if draft.event == Event.AWAIT else "stay"


def place_of(draft: Draft | None) -> Place | None:
    """Return where a figure's people were: the origin, or else the place."""
    return None if draft is None else draft.origin or draft.place


def find_candidates(context: Context) -> list[Candidate]:
    """Return the places of a report, each with the signs that hold for every figure.

    Parameters
    ----------
    context : Context
        With all places of the report.
    """
    found: dict[str, Candidate] = {}
    counts: Counter[str] = Counter()
    told: dict[str, bool] = {}  # in the order of the text: whether one of its namings has a role
    last = 0
    for place, role, index in context.named:
        is_desk = is_dateline(place, context.text)
        is_qualifier = context.text[last : place.start].strip() == ","
        last = place.end
        if place.name not in found and len(found) == _MOST:
            continue
        candidate = found.setdefault(place.name, Candidate(place))
        counts[place.name] += 1
        if not (is_desk or is_qualifier):
            is_placed = role in (PlaceRole.ORIGIN, PlaceRole.PLACE)
            told[place.name] = told.get(place.name, False) or is_placed
        starts, indexes = candidate.namings.setdefault(
            "desk" if is_desk else _ROLES.get(role, "bare"), ([], [])
        )
        starts.append(place.start)
        indexes.append(index)
    marks = {
        "first": next(iter(told), None),
        "first_told": next((name for name in told if told[name]), None),
    }
    for sign, role in (("topic_origin", PlaceRole.ORIGIN), ("topic_place", PlaceRole.PLACE)):
        topic = find_topic(context.named, context.text, role)
        marks[sign] = topic.name if topic else None
    title = title_end(context.text)
    for name, candidate in found.items():
        holds = {sign: name == mark for sign, mark in marks.items()} | {
            "title": candidate.place.start < title,
            "aside": name not in told,
            "twice": counts[name] > 1,
            "often": counts[name] > _OFTEN,
            "site": any(word.islower() for word in name.split()),
        }
        candidate.signs = [sign for sign, is_so in holds.items() if is_so]
    return list(found.values())


def signs_of(candidate: Candidate, draft: Draft, before: Sequence[Sign]) -> Iterator[str]:
    """Yield what holds of a place for a figure.

    Parameters
    ----------
    candidate : Candidate
        The place.
    draft : Draft
        The figure.
    before : sequence of tuple
        The places of the figures that it may go on with, each with its sign.
    """
    yield from candidate.signs
    is_told = False
    for role, (starts, indexes) in candidate.namings.items():
        at = bisect_left(starts, draft.evidence[0])
        if at:
            is_told = True
            gap = draft.index - indexes[at - 1]
            yield f"{role}_{'near' if gap <= _NEAR else 'mid' if gap <= _MID else 'far'}"
            if gap == 0:
                yield f"{role}_here"
        elif indexes[0] == draft.index:
            is_told = True
            yield f"{role}_follows"
    if not is_told:
        yield "ahead"
    for sign, place in before:
        if place.name == candidate.place.name:
            yield sign


class Frames:
    """The events of a report, as far as its figures so far tell where they are.

    Parameters
    ----------
    context : Context
        With all drafts and places of the report.

    Attributes
    ----------
    last : Draft or None
        The last figure whose places are set.
    """

    def __init__(self, context: Context) -> None:
        self._candidates = find_candidates(context)
        self._drafts = context.drafts
        self._kinds: dict[str, Draft] = {}
        self.last: Draft | None = None

    def add(self, draft: Draft) -> None:
        """Keep a figure whose places are set, for those that go on with it."""
        if place_of(draft) is not None:
            self._kinds[kind_of(draft)] = self.last = draft

    def before(self, draft: Draft) -> list[Sign]:
        """Return the places of the figures that one may go on with, each with its sign."""
        same, last = self._kinds.get(kind_of(draft)), self.last
        moved = self._kinds.get("move")
        found = [("last", place_of(last)), ("way_end", moved.destination if moved else None)]
        if same is not None:
            gap = draft.index - same.index
            is_near = gap <= _NEAR and same.paragraph == draft.paragraph
            sign = "same_near" if is_near else "same_mid" if gap <= _MID else "same_far"
            found.append((sign, place_of(same)))
            if same.metric is draft.metric and same.timing is draft.timing:
                found.append(("alike", place_of(same)))
        if last is not None and last.index == draft.index:
            found.append(("mate", place_of(last)))
            if draft.rule in GOING_ON:
                found.append(("goes_on", place_of(last)))
        whole = None if draft.part_of is None else self._drafts[draft.part_of]
        if whole is not None and whole.index <= draft.index:
            found.append(("whole", place_of(whole)))
        return [(sign, place) for sign, place in found if place is not None]

    def choose(self, draft: Draft) -> Place | None:
        """Return the place that a figure joins, or None where the report names none.

        Parameters
        ----------
        draft : Draft
            A figure whose own sentence names no place.
        """
        weights, before = WEIGHTS[kind_of(draft)], self.before(draft)
        end = draft.destination.name if draft.destination else None
        best = max(
            (one for one in self._candidates if one.place.name != end),
            key=lambda one: sum(weights.get(sign, 0) for sign in signs_of(one, draft, before)),
            default=None,
        )
        return None if best is None else best.place
