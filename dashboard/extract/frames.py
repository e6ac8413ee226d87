"""The places of a report, each with what holds of it: how often, where and in what role named.

A report tells of few events, each set in a place that is named once and then goes without saying.
Every place of the report bears signs: whether the title has it, how lately it was told and as what.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field

from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.context import Context, Draft
from dashboard.extract.events import HARM
from dashboard.extract.naming import Naming, Place
from dashboard.extract.place_signs import role_word
from dashboard.extract.topics import count_name, find_topic, is_dateline, title_end
from dashboard.extract.toponyms import is_known

_MOST = 40  # places of a report that are weighed
_HEAD = 20_000  # characters in which names are counted
_NEAR = 1  # sentences
_MID = 3  # sentences
_SEVERAL = 3
_OFTEN = 6
_LONG = 2  # words
_OWN_KIND = (Event.CARRY, Event.RETURN, Event.ARRIVE)


def kind_of(draft: Draft) -> str:
    """Return the kind of event that a figure is of, as far as places go."""
    if draft.event in HARM:
        return "harm"
    if draft.event == Event.DISPLACE:
        return "displaced" if draft.destination is None else "move"
    if draft.event in _OWN_KIND:
        return str(draft.event)
    if draft.is_move:
        return "move"
    return "await" if draft.event == Event.AWAIT else "stay"


def key_of(place: Place) -> str:
    """Return by what two namings are known for one place: "RAQQA" and "Raqqa"."""
    return place.name.casefold()


@dataclass(slots=True)
class Candidate:
    """A place of the report that a figure may join.

    Attributes
    ----------
    place : Place
        As first named, marked as taken from there.
    signs : list of str
        What holds of it for every figure.
    namings : dict
        By role, where it is named: the offsets, and beside them the sentences.
    count : int
        How often it is named where figures are read.
    paragraphs, openings : set of int
        Where it is named, and where it is the first to be.
    events : set of str
        What its sentences tell of.
    is_finer, is_wider : bool
        Whether it is the Derna or the Libya of "Derna, Libya".
    told : bool or None
        Whether it was told as a place or as left; None where it but stands beside another.
    """

    place: Place
    signs: list[str] = field(default_factory=list)
    namings: dict[str, tuple[list[int], list[int]]] = field(default_factory=dict)
    count: int = 0
    paragraphs: set[int] = field(default_factory=set)
    openings: set[int] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    is_finer: bool = False
    is_wider: bool = False
    told: bool | None = None

    def add(self, naming: Naming, *, is_desk: bool, is_beside: bool) -> None:
        """Keep a naming.

        Parameters
        ----------
        naming : Naming
            The naming.
        is_desk : bool
            Whether the report was written there.
        is_beside : bool
            Whether it but says where the place before it lies.
        """
        if not (is_desk or is_beside):
            is_placed = naming.role in (PlaceRole.ORIGIN, PlaceRole.PLACE)
            self.told = bool(self.told) or is_placed
        self.count += 1
        self.paragraphs.add(naming.paragraph)
        self.events |= naming.events
        for word in ("desk" if is_desk else role_word(naming.role), "heading"):
            if word != "heading" or naming.is_heading:
                starts, indexes = self.namings.setdefault(word, ([], []))
                starts.append(naming.place.start)
                indexes.append(naming.sentence)

    def signs_for(self, draft: Draft) -> Iterator[str]:
        """Yield what holds of the place for a figure."""
        yield from self.signs
        is_told = False
        for role, (starts, indexes) in self.namings.items():
            at = bisect_left(starts, draft.evidence[0])
            if at:
                is_told = True
                gap = draft.index - indexes[at - 1]
                yield role + ("_near" if gap <= _NEAR else "_mid" if gap <= _MID else "_far")
                if gap == 0:
                    yield role + "_here"
            elif indexes[0] == draft.index:
                is_told = True
                yield role + "_follows"
        if not is_told:
            yield "ahead"
        if draft.paragraph in self.paragraphs:
            yield "paragraph"
        if draft.paragraph in self.openings:
            yield "opening"
        if self.events:
            yield "event_shared" if draft.event in self.events else "event_other"


class Frames:
    """The places of a report.

    Parameters
    ----------
    context : Context
        With all that its sentences name.

    Attributes
    ----------
    candidates : dict of str to Candidate
        Its places by key, in the order of the text.
    """

    def __init__(self, context: Context) -> None:
        self.candidates: dict[str, Candidate] = {}
        self._order: list[tuple[int, str]] = []
        self._ends: dict[int, set[str]] = {}  # by sentence
        self._read(context)
        self._sign(context)

    def latest(self, draft: Draft, reach: int) -> Iterator[tuple[str, str]]:
        """Yield the places named last before a figure, each with the sign that it is.

        Parameters
        ----------
        draft : Draft
            The figure.
        reach : int
            How many namings to look back over.
        """
        at = bisect_left(self._order, (draft.evidence[0], ""))
        before = self._order[max(0, at - reach) : at]
        keys = dict.fromkeys(key for _, key in reversed(before))
        yield from zip(("latest", "latest2", "latest3"), keys, strict=False)

    def targets(self, key: str) -> set[str]:
        """Return the places that a sentence which tells of a place as left tells as ends."""
        candidate = self.candidates.get(key)
        _, indexes = candidate.namings.get("origin", ([], [])) if candidate else ([], [])
        return {end for index in indexes for end in self._ends.get(index, ())}

    def _read(self, context: Context) -> None:
        last, previous = 0, ""
        opened: set[int] = set()
        for naming in sorted((*context.named, *context.loose), key=lambda one: one.place.start):
            place, key = naming.place, key_of(naming.place)
            is_beside = context.text[last : place.start].strip() == ","
            last = place.end
            if key not in self.candidates and len(self.candidates) == _MOST:
                continue
            candidate = self.candidates.get(key)
            if candidate is None:
                candidate = self.candidates[key] = Candidate(place.carried())
            if is_beside and previous:
                self.candidates[previous].is_finer = candidate.is_wider = True
            previous = key
            candidate.add(naming, is_desk=is_dateline(place, context.text), is_beside=is_beside)
            if naming.role is PlaceRole.DESTINATION:
                self._ends.setdefault(naming.sentence, set()).add(key)
            if naming.paragraph not in opened:
                opened.add(naming.paragraph)
                candidate.openings.add(naming.paragraph)
            self._order.append((place.start, key))

    def _sign(self, context: Context) -> None:
        """Give each place the signs that hold of it for every figure."""
        found = self.candidates
        text, title = context.text[:_HEAD].casefold(), title_end(context.text)
        heard = {key: count_name(key, text) for key in found}
        marks = self._marks(context, heard)
        firm = {key_of(naming.place) for naming in context.named}
        for key, one in found.items():
            holds = {sign: key == mark for sign, mark in marks.items()} | {
                "title": one.place.start < title,
                "in_title": key in text[:title],
                "aside": one.told is None,
                "once": one.count == 1,
                "heard1": heard[key] <= 1,
                "heard3": _SEVERAL <= heard[key] < _OFTEN,
                "heard6": heard[key] >= _OFTEN,
                "finer": one.is_finer,
                "wider": one.is_wider,
                "inner": any(key != other and key in other for other in found),
                "outer": any(key != other and other in key for other in found),
                "loose": key not in firm,
            }
            one.signs = [sign for sign, is_so in holds.items() if is_so]
            one.signs += _signs_of_name(one.place.name, context)

    def _marks(self, context: Context, heard: dict[str, int]) -> dict[str, str | None]:
        """Return the signs that hold of one place of the report, with that place."""
        found = self.candidates
        ranks = sorted(found, key=lambda key: (-heard[key], found[key].place.start))
        told = [key for key, one in found.items() if one.told is not None]
        marks: dict[str, str | None] = {
            "first": next(iter(told), None),
            "first_told": next((key for key in told if found[key].told), None),
            "most": max(found, key=lambda key: found[key].count, default=None),
            "top": next(iter(ranks), None),
            "second": next(iter(ranks[1:]), None),
        }
        for sign, role in (("topic_origin", PlaceRole.ORIGIN), ("topic_place", PlaceRole.PLACE)):
            topic = find_topic(context.named, context.text, role)
            marks[sign] = None if topic is None else key_of(topic)
        return marks


def _signs_of_name(name: str, context: Context) -> Iterator[str]:
    words = name.split()
    if any(word.islower() for word in words):
        yield "site"
    if len(words) == 1:
        yield "word"
    if len(words) > _LONG:
        yield "long"
    if name in context.known:
        yield "known"
    if is_known(name, context.known):
        yield "known_part"
