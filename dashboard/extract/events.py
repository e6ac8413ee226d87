"""What happened to the counted: the event that governs a number, by the words around it."""

from bisect import bisect_left, bisect_right
from operator import itemgetter
from typing import NamedTuple

from dashboard.base.vocabulary import Event
from dashboard.extract.clauses import Distances
from dashboard.extract.nouns import NounPhrase
from dashboard.extract.quantities import Number
from dashboard.extract.sentence import Sentence

MOVE = "move"
"""A move that may be an evacuation or a flight: the report as a whole tells."""
TREAT = "treat"
"""In hospital, wounded or sick: the report as a whole tells."""
HARM = frozenset({Event.KILL, Event.WOUND, Event.MISS, Event.SICKEN, TREAT})
"""Events of the dead, the hurt, the missing and the sick."""
FARTHEST = 34
"""Cost beyond which a word governs no number."""
_SHARE_COST = 12
_ITEM_COST = 6
_OBJECT_COST = 8
_SUBJECT_COST = 16
_WINDOW = 2 * FARTHEST + 8  # tokens beyond which nothing governs
_EXTRA = {"move": 1, "other": 2, "arrive": 1}  # what says less must stand nearer
_DEEDS = frozenset({Event.KILL, Event.WOUND})
_PREDICATE = 3  # tokens from a verb to the noun that it says people are
_TOTAL_REACH = 9  # tokens from a verb of totalling back to what is totalled
OTHER = "other"
"""What happened is of no concern here: arrested, affected."""
HOLD = "hold"
"""A building holds people: it shelters them where they are evacuees, or it is a shelter."""
_LOSE = "lose"  # whom someone loses is killed; what people lose is of no concern
REACH = "reach"  # who reaches a place arrives; whom help reaches is of no concern
DWELL = "dwell"  # who lives in a camp is sheltered; who lives in a town is of no concern
IDLE = frozenset({OTHER, HOLD, DWELL, _LOSE})


class Governor(NamedTuple):
    """An event that governs a number.

    Attributes
    ----------
    event : str
        An `Event`, or `MOVE`.
    first, last : int
        Its tokens.
    cost : int
        Distance from the number.
    begin : int or None
        Where its verb begins, for one that is told of a subject which a clause describes.
    """

    event: str
    first: int
    last: int
    cost: int
    begin: int | None = None


class Item:
    """A number of a sentence with its noun phrase.

    Attributes
    ----------
    number : Number
        The number.
    noun : NounPhrase
        What it counts.
    first : int
        First token, hedges included.
    last : int
        End of the noun phrase.
    """

    __slots__ = ("first", "last", "noun", "number")

    def __init__(self, number: Number, noun: NounPhrase) -> None:
        self.number, self.noun = number, noun
        self.first, self.last = number.begin, max(noun.last, number.end)


class ItemRow:
    """The numbers of a sentence in order, to be looked up by where they stand."""

    __slots__ = ("_begins", "_firsts", "_lasts", "items")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self._begins: list[int] = []
        self._firsts: list[int] = []
        self._lasts: list[int] = []

    def add(self, item: Item) -> None:
        """Add the next number."""
        self.items.append(item)
        self._begins.append(item.first)
        self._firsts.append(item.number.first)
        is_thing = not (item.noun.counted or item.noun.state or item.noun.is_anaphor)
        # "People in 118 evacuation centers": what names the centers tells of the people.
        self._lasts.append(item.number.last if is_thing else item.noun.last)

    def owns(self, index: int) -> bool:
        """Tell whether a token stands in a number or its noun phrase."""
        at = bisect_right(self._firsts, index) - 1
        return at >= 0 and index < self._lasts[at]

    def heads(self, index: int) -> bool:
        """Tell whether a token stands before a number in its phrase: "a total of 61 buses"."""
        at = bisect_right(self._begins, index) - 1
        return at >= 0 and index < self._firsts[at]

    def count(self, left: int, right: int) -> int:
        """Return how many numbers begin from one token up to, not including, another."""
        return max(0, bisect_left(self._begins, right) - bisect_left(self._begins, left))

    def before(self, item: Item) -> Item | None:
        """Return the number before another, or None."""
        at = bisect_left(self._firsts, item.number.first) - 1
        return self.items[at] if at >= 0 else None

    def after(self, item: Item) -> Item | None:
        """Return the number after another, or None."""
        at = bisect_right(self._firsts, item.number.first)
        return self.items[at] if at < len(self.items) else None


def _has_total(sentence: Sentence, verb: int) -> bool:
    """Tell "the toll reached 40,000" from "they want to reach 40,000"."""
    before = range(max(0, verb - _TOTAL_REACH), verb)
    kinds = ("cumulative_nouns", "counted", "states", "events")
    return any(sentence.has_within(kind, before) for kind in kinds)


def _has_noun_predicate(sentence: Sentence, verb: int) -> bool:
    """Tell "were children" and "are mostly women" from "were wounded"."""
    after = range(verb + 1, verb + 1 + _PREDICATE)
    at = next((i for i in after if sentence.has("counted", i)), None)
    if at is None or sentence.value("states", at) is not None:
        return False
    return not sentence.has_within("events", range(verb, at))


class Field:
    """What stands around a number, to weigh the events of its sentence."""

    def __init__(
        self, sentence: Sentence, item: Item, items: ItemRow, distances: Distances
    ) -> None:
        self.sentence, self.item, self.items = sentence, item, items
        self.distances = distances
        hedges = sentence.cover("hedges_before")  # the "some" of "some 170" is no share
        self.shares = {i for i in sentence.cover("vague_shares") if i not in hedges}
        self.auxiliaries = sentence.cover("auxiliaries")
        self.openers = sentence.cover("stay_openers")
        self.is_new = sentence.has("conjunctions", item.first - 1)
        self.totalling = sentence.cover("totalling")
        self.is_total = item.first - 1 in self.totalling and _has_total(sentence, item.first - 1)
        self.is_company = sentence.value("having", item.first - 1) == "with"
        self.is_subject = sentence.has("finites", item.last)
        self.is_told = self.is_subject and (
            _has_noun_predicate(sentence, item.last) or self._is_closed(sentence)
        )
        self.whole_last = self._last_of_whole(sentence)
        self.whole_end = self._end_of_whole(sentence)
        self.subject_end = self._end_of_subject(sentence)
        before = items.before(item)  # "lost 32 soldiers and three civilians"
        is_joined = before is not None and sentence.has("conjunctions", item.first - 1)
        self.joined = before.first if before is not None and is_joined else -1
        # In "138 aboard were killed" the verb tells; where nothing else does, "138 aboard" does.
        self.adjoined = item.last if sentence.has("adjoined", item.last) else -1

    def settled(self, event: str, first: int, last: int) -> str:
        """Give an event that hangs on where the number stands the one that it then is."""
        if event == REACH:
            return Event.ARRIVE if first >= self.item.last else OTHER
        if event == Event.RETURN and last <= self.item.first and self.is_company:
            return MOVE  # "came back with 320 people"
        if event == MOVE:
            return self._settled_move(first, last)
        if event == _LOSE:
            return Event.KILL if last in (self.item.first, self.joined) else OTHER
        return OTHER if event == DWELL else event

    def _settled_move(self, first: int, last: int) -> str:
        """Give a neutral move the event that it is right before or after its number."""
        item, sentence = self.item, self.sentence
        if first == item.last and last == first + 1 and self.is_company:
            is_aside = sentence.is_mark(",", item.first - 2)
            return Event.AWAIT if is_aside else MOVE  # ", with 40 left on the roof"
        is_object = last == item.first and not self.is_company
        # "the quake left 900 people homeless"
        return item.noun.state if is_object and item.noun.state else MOVE

    def _extra(self, event: str, gap: int) -> int:
        """Return what an event that says less must stand nearer; "arrested 50 people" says all."""
        return 0 if event == OTHER and gap == 0 else _EXTRA.get(event, 0)

    def _is_closed(self, sentence: Sentence) -> bool:
        """Tell "60 were pregnant and 8 were hurt", where no event tells of the 60."""
        after, last = self.items.after(self.item), self.item.last
        if after is None or not sentence.has("conjunctions", after.first - 1):
            return False
        between = range(last + 1, after.first - 1)
        return len(between) > 0 and not sentence.has_within("events", (last, *between))

    def _is_of_company(self, event: str, verb: int) -> bool:
        """Tell whether a verb is told of others: "6,000 were hit, with 900 now in camps"."""
        sentence, other = self.sentence, self.items.after(self.item)
        if other is None:
            return False
        is_part = other.noun.is_anaphor and sentence.is_mark(",", other.first - 1)
        is_with = sentence.value("having", other.first - 1) == "with"
        # "900 had come, 31 of whom were hurt"
        is_joined = event not in (MOVE, Event.EVACUATE) if is_part else is_with
        if not is_joined or not (is_part or sentence.is_mark(",", other.first - 2)):
            return False
        return not any(sentence.is_mark(",", i) for i in range(other.last, verb))

    def _end_of_whole(self, sentence: Sentence) -> int:
        """Return where the whole of a part ends: "40 of the 3,000 people evacuated were hurt"."""
        noun = self.item.noun
        if noun.is_anaphor and sentence.value("links", noun.last) == "weak":
            return self._past_relative(sentence, noun.last)  # "4,000 of those who left"
        if noun.is_anaphor and any(e.last == self.item.first for e in sentence.spans("events")):
            return noun.last  # "killed two of those waiting"
        is_part = self.whole_last > self.item.last
        return self._past_relative(sentence, self.whole_last) if is_part else -1

    def _last_of_whole(self, sentence: Sentence) -> int:
        """Return where the noun phrase ends, with the whole that the number is a part of."""
        after, part = self.items.after(self.item), self.item.number.end
        span = sentence.cover("parts").get(part)
        is_whole = after is not None and span is not None and after.number.first <= span.last + 1
        return after.last if after is not None and is_whole else self.item.last

    def _end_of_subject(self, sentence: Sentence) -> int:
        """Return where two joined numbers end: "3,000 guests and 900 locals were stuck"."""
        last, after = self.item.last, self.items.after(self.item)
        is_joined = after is not None and after.noun.counted and after.first == last + 1
        is_joined = is_joined and sentence.has("conjunctions", last)
        return after.last if is_joined and after is not None else last

    def _past_relative(self, sentence: Sentence, last: int) -> int:
        """Return the token of the verb that goes with the whole alone: "who left", "evacuated"."""
        is_clause = sentence.value("links", last) == "weak"
        is_clause = is_clause and not sentence.has("conjunctions", last)
        verbs = [span.first for span in sentence.spans("events") if span.first >= last]
        verbs = [first for first in verbs if not self.items.owns(first)]
        # "Three of the 40 wounded died": the only verb is the part's.
        is_own = len(verbs) > 1 and (is_clause or verbs[0] == last)
        return verbs[0] if is_own else -1

    def _is_of_others(self, event: str, first: int) -> bool:
        """Tell an event that cannot be this number's, however near."""
        if event == HOLD and first >= self.item.last:
            return True  # "passengers holding two passports"
        is_hedge = self.item.first <= first < self.item.number.first  # "the remaining 400"
        is_sum = self.is_total and first in self.totalling
        is_beside = first in (self.whole_end, self.adjoined)
        return is_hedge or is_sum or is_beside or self.items.owns(first)

    def cost(self, event: str, first: int, last: int) -> int:
        """Return how far an event is from the number; out of reach where it is not its own."""
        if self._is_of_others(event, first):
            return FARTHEST + 1
        item = self.item
        is_after = first >= item.last
        begin = self.subject_end if first >= self.subject_end else item.last
        left, right = (begin, first) if is_after else (last, item.first)
        gap = right - left
        is_led = not is_after and not (gap == 0 and event in _DEEDS)  # "killed four | in the bus"
        cost = self.distances.between(left, right) + is_led + self._extra(event, gap)
        crossed = self.items.count(left, right)
        if is_after and crossed and (self.is_told or self._is_of_company(event, first)):
            return FARTHEST + 1  # "200 were children and 40 were wounded"
        cost += _ITEM_COST * crossed
        is_transitive = first - 1 not in self.auxiliaries and last - 1 not in self.openers
        if is_after and is_transitive and self.items.count(last, last + 1):
            if self.sentence.is_mark(",", first - 1) and not self.sentence.is_past(first):
                return FARTHEST + 1  # "it hit 17 men, killing six": it tells of the six
            cost += _OBJECT_COST
        if not is_after and first - 1 in self.auxiliaries and self.is_new:
            cost += _SUBJECT_COST  # "a woman was killed and four men were hurt"
        if not is_after and self.is_subject:
            cost += _OBJECT_COST  # "8,000 fled, and 3,000 of these are in camps"
        if self.shares and any(i in self.shares for i in range(left, right)):
            cost += _SHARE_COST  # "47 children, some of them wounded"
        if self.is_total:  # "the deaths found so far come to 141": what is before tells
            return cost + _ITEM_COST if is_after else cost // 2
        return cost


def near_events(events: list[tuple[str, int, int]], item: Item) -> list[tuple[str, int, int]]:
    """Return the events of a sentence, in order, that are near enough to a number to tell of it."""
    left = bisect_left(events, item.first - _WINDOW, key=itemgetter(1))
    right = bisect_left(events, item.last + _WINDOW, key=itemgetter(1))
    return events[left:right]
