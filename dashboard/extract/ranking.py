"""Which of a report's places are a figure's: the one with the most signs for it, weighed.

First a name is chosen for where the figure's people were, or none; then whether they left it or
were there; then where they went, or nowhere told. What the rules of the grammar found is a sign
like others. No choice looks at another figure's but for the way that leads from the same place, so
that a mistake does not run through the report.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from dashboard.base.report import Span
from dashboard.base.vocabulary import Event
from dashboard.extract.context import Context, Draft
from dashboard.extract.fitted import Weights, read_weights
from dashboard.extract.frames import Frames, key_of, kind_of
from dashboard.extract.naming import Place
from dashboard.extract.place_signs import LOOSE_SITE, signs_told
from dashboard.extract.placing import COMING, take_places
from dashboard.extract.summed_rows import places_of_rows

ORIGIN, PLACE, NAME, ROLE, END, NONE = "origin", "place", "name", "role", "end", "none"
_MOST_WEIGHED = 2_000  # figures of a report; of more, the rules alone tell
_WORD = re.compile(r"[^\W\d_]{5,}")
_STEM = 5  # letters that "Libyan" has of "Libya"
_OWN_END = "r_end"  # the sign of where the rules see a figure's people go, in its own sentence
_OWN_ENDS = frozenset((_OWN_END, "r_end_carried"))
_TOLD_ENDS = _OWN_ENDS | {
    "here_end_after",
    "here_end_before",
    "here_end_in",
    "here_via_after",
    "here_container",
}
_FIRM = frozenset(("r_origin", "r_place"))  # signs of what the rules see in the own sentence
_BESIDE = frozenset(("here_step0", "here_step1"))  # next to the number: "7 in Samar"
_OF_OTHERS = frozenset(("here_of_others",))  # of a part of the number, or of who else goes
_PLAIN = frozenset(("here_next", "opens"))  # of an end that no other number stands before
_CROSSED = frozenset(("here_crossed_after", "here_crossed_before"))
_RECENT = 6  # namings before a figure


class Option(NamedTuple):
    """One answer to a question of where.

    Attributes
    ----------
    role : str
        Name, origin, place, end or none.
    place : Place or None
        None for none.
    signs : tuple of str
        What speaks for it or against it.
    """

    role: str
    place: Place | None
    signs: tuple[str, ...]


Pick = Callable[[str, int, Sequence[Option]], int]
"""From a table's name, a figure's index and the options, the index of the one to take."""
_Found = dict[str, tuple[Place, list[str]]]


def table_parts(table: str) -> tuple[str, ...]:
    """Return the tables whose weights add up in one: "name" and "name/harm"."""
    return table.partition("/")[0], table


def weigh(weights: Weights) -> Pick:
    """Return the choice of the option with the greatest sum of weights, the first if alike.

    Parameters
    ----------
    weights : mapping
        By table, the weight of each sign.
    """

    @cache
    def whole(table: str) -> dict[str, int]:
        sums: dict[str, int] = {}
        for part in table_parts(table):
            for sign, weight in weights.get(part, {}).items():
                sums[sign] = sums.get(sign, 0) + weight
        return sums

    def pick(table: str, _: int, options: Sequence[Option]) -> int:
        weight = whole(table).get
        scores = [sum(filter(None, map(weight, option.signs))) for option in options]
        return scores.index(max(scores))

    return pick


_PICK = weigh(read_weights("places"))


def rank_places(context: Context, pick: Pick = _PICK) -> None:
    """Give each figure its places, chosen among all that the report names.

    Parameters
    ----------
    context : Context
        With all drafts of the report, each with the places that the rules give it; changed.
    pick : callable
        What chooses.
    """
    ranker = Ranker(context)
    for index, draft in enumerate(context.drafts[:_MOST_WEIGHED]):
        table = kind_of(draft)
        told = list(signs_told(draft))
        found = {} if draft.is_anywhere else ranker.find(draft)
        for key in places_of_rows(context.drafts, index, context.text):
            found.pop(key, None)
        head = _take(
            pick,
            f"{NAME}/{table}",
            index,
            _names(found, told, is_move=draft.is_move or draft.is_leaving),
        )
        fellows = list(_fellows(index, context.drafts))
        told += _signs_of_fellows(fellows)
        if head.place is not None:
            roles = []
            if not head.place.is_road:
                roles.append(Option(ORIGIN, head.place, (*told, *head.signs)))
            if head.place.is_road or not (draft.is_leaving or draft.event in COMING):
                roles.append(Option(PLACE, head.place, ()))
            head = _take(pick, f"{ROLE}/{table}", index, roles)
        end = _take(pick, f"{END}/{table}", index, ranker.ends(found, told, head, fellows))
        ranker.keep_way(head, end)
        whole = None if draft.part_of is None else context.drafts[draft.part_of]
        if whole is not None and _moved_along(draft, whole, index):
            draft.origin, draft.destination, draft.place = None, None, None
            take_places(draft, whole)
            continue
        draft.origin = head.place if head.role == ORIGIN else None
        draft.place = head.place if head.role == PLACE else None
        draft.destination = end.place


def _moved_along(draft: Draft, whole: Draft, index: int) -> bool:
    """Tell the wounded among those who were moved, whose sentence names no place of their own."""
    is_known = draft.part_of is not None and draft.part_of < index
    is_bare = draft.origin is None and draft.place is None
    return is_known and is_bare and draft.event == Event.WOUND and whole.is_move


def _take(pick: Pick, table: str, index: int, options: Sequence[Option]) -> Option:
    return options[pick(table, index, options)]


def _names(found: _Found, told: list[str], *, is_move: bool) -> list[Option]:
    """Return where a figure's people may have been, or what its words leave no choice about."""
    none = Option(NONE, None, tuple(f"none_{sign}" for sign in told))
    # Who goes there was not there before, nor where it lies: "to a hospital in Warri".
    barred = _TOLD_ENDS if is_move else _OWN_ENDS
    options = [none]
    for place, signs in found.values():
        if barred.isdisjoint(signs) and _OF_OTHERS.isdisjoint(signs):
            options.append(Option(NAME, place, tuple(signs)))
            if not (_FIRM.isdisjoint(signs) or _BESIDE.isdisjoint(signs)):
                return options[-1:]
    return options


def _fellows(index: int, drafts: Sequence[Draft]) -> Iterator[tuple[str, Draft]]:
    """Yield the figures that one shares its way with: its whole, the one before in its sentence."""
    draft = drafts[index]
    if draft.part_of is not None and draft.part_of < index:
        yield "whole", drafts[draft.part_of]
    if index and drafts[index - 1].index == draft.index:
        yield "mate", drafts[index - 1]


def _signs_of_fellows(fellows: Sequence[tuple[str, Draft]]) -> Iterator[str]:
    for word, other in fellows:
        yield f"{word}_{ORIGIN if other.origin else PLACE if other.place else NONE}"
        yield f"{word}_{END if other.destination else 'no_end'}"


def _near(draft: Draft) -> _Found:
    """Return the places of a figure's sentence, and those that the rules give it."""
    found: _Found = {}
    for place, signs in draft.near:
        found.setdefault(key_of(place), (place, []))[1].extend(signs)
    ruled = (("r_origin", draft.origin), ("r_place", draft.place), (_OWN_END, draft.destination))
    for word, given in ruled:
        if given is not None:
            marks = found.setdefault(key_of(given), (given, []))[1]
            marks.append(f"{word}_carried" if given.is_carried else word)
    return found


class Ranker:
    """The options that a report offers its figures.

    Parameters
    ----------
    context : Context
        With all drafts and places of the report.
    """

    def __init__(self, context: Context) -> None:
        self._frames = Frames(context)
        self._text = context.text
        self._read: Span | None = None
        self._words: dict[str, str] = {}
        self._ways: dict[str, str] = {}  # by the place left: where the way led last

    def find(self, draft: Draft) -> _Found:
        """Return the places that a figure may be at, by key, each with its signs.

        Parameters
        ----------
        draft : Draft
            The figure, with the places that the rules give it.
        """
        found = _near(draft)
        for key, candidate in self._frames.candidates.items():
            if key not in found:
                found[key] = (candidate.place, ["elsewhere"])
            found[key][1].extend(candidate.signs_for(draft))
        for word, key in self._frames.latest(draft, _RECENT):
            if key in found:
                found[key][1].append(word)
        stems = self._stems(draft)
        for key, (_, marks) in found.items():
            if stems.get(key[:_STEM], key) != key and " " not in key:
                marks.append("demonym")
            if key not in self._frames.candidates:
                marks.append("unlisted")
        return {key: (place, list(dict.fromkeys(marks))) for key, (place, marks) in found.items()}

    def _stems(self, draft: Draft) -> dict[str, str]:
        """Return by their first letters the words of a figure's sentence: "Libyan officials"."""
        if self._read != draft.sentence:  # the figures of one sentence come one after another
            self._read = draft.sentence
            words = _WORD.findall(self._text[slice(*draft.sentence)])
            self._words = {
                word[:_STEM].casefold(): word.casefold() for word in words if word[0].isupper()
            }
        return self._words

    def ends(
        self,
        found: _Found,
        told: list[str],
        head: Option,
        fellows: Sequence[tuple[str, Draft]],
    ) -> list[Option]:
        """Return where a figure's people may have gone, no place first.

        Parameters
        ----------
        found, told : dict, list of str
            The places that it may be at, and what holds of it.
        head : Option
            Where they were.
        fellows : sequence of tuple
            The figures that it may share its way with.
        """
        own = "" if head.place is None else key_of(head.place)
        way = self._ways.get(own)
        marks = [*told, f"head_{head.role}"]
        if way is not None:
            marks.append("way" if way else "no_way")
        targets = self._frames.targets(own)
        shared = [(word, key_of(one.destination)) for word, one in fellows if one.destination]
        options = [Option(NONE, None, tuple(f"none_{sign}" for sign in marks))]
        for key, (place, signs) in found.items():
            is_own = own and (key in own or own in key)
            if is_own or LOOSE_SITE in signs or place.is_road or not _OF_OTHERS.isdisjoint(signs):
                continue  # "to a checkpoint" tells no end that a map could show
            paired = ["way"] * (way == key) + ["target"] * (key in targets)
            paired += [f"{word}_to" for word, other in shared if key == other]
            options.append(Option(END, place, (*signs, *paired)))
            if _OWN_END in signs and _CROSSED.isdisjoint(signs) and not _PLAIN.isdisjoint(signs):
                return options[-1:]
        return options

    def keep_way(self, head: Option, end: Option) -> None:
        """Keep where a figure's people went, for others that left the same place."""
        if head.place is not None:
            self._ways[key_of(head.place)] = "" if end.place is None else key_of(end.place)
