"""Which of the dates that a figure may bear it does: their signs, weighed.

The rules choose a date by what stands in its sentence and before it. Reports differ in what they
leave unsaid, so that choice is but one sign; weights learned from annotated reports also count
the figure's kind, its verb, its place in the report, and how a date came to be offered. A day of
publication that no word names has no phrase, and so can be told from one that is named.
"""

from collections.abc import Iterator, Mapping
from datetime import date
from itertools import repeat

from dashboard.base.vocabulary import Timing
from dashboard.extract.context import Context, Draft
from dashboard.extract.date_option import DateOption, days_of_moment
from dashboard.extract.date_options import late_options
from dashboard.extract.date_signs import nearness_signs, report_signs
from dashboard.extract.dates import Moment
from dashboard.extract.dating import following_days
from dashboard.extract.fitted import read_weights

WEIGHTS = read_weights("dates")
MOST_WEIGHED = 2000
"""Figures of a report that are weighed; where more follow it is a list, and the rules decide."""
_NAMED = ("own", "now")
_NAMED_BONUS, _BONUS = 14, 3
"""Weights of the rules' choice: much for a date that the figure's own sentence names, and for that
up to which the whole report is made; little for another.
They are not fitted, since the rules were made with the annotated reports in sight."""
SOURCES = ("own", "now", "said", "carry", "line", "mate", "far", "pub", "rule")
_OF_OTHERS = ("mate", "far", "carry", "line", "pub", "now", "said")
_AGES = ((0, "a0"), (1, "a1"), (7, "a7"), (31, "a31"), (366, "a366"))
_JOIN = "&"
_Days = tuple[date | None, date | None]


class Candidate:
    """The options of one figure that come to the same days.

    Attributes
    ----------
    moment : Moment or None
        The first of them.
    group : str
        What the signs of the figure are weighed with: where the days come from.
    shape : str
        One day, a span, or what is left open; "s_none" for no date.
    signs : frozenset of str
        What holds of any of them.
    bonus : int
        What it has ahead of others by the rules' choice.
    """

    __slots__ = ("bonus", "group", "moment", "shape", "signs")

    def __init__(self, days: _Days, options: list[DateOption], published: date | None) -> None:
        self.moment = options[0].moment
        sources = {option.source for option in options}
        self.shape = _shape(days)
        self.group = _group(days, sources, published)
        own = {sign for option in options for sign in option.signs}
        if self.group == "none":
            own = {sign for sign in own if sign == "none" or sign.startswith("q_")}
            own.update(f"is_{source}" for source in sources & {"mate", "carry"})
        else:
            own.update(f"is_{source}" for source in sources if source != "rule")
            own.add(self.shape)
            own.add(_age(days, published))
        is_named = not sources.isdisjoint(_NAMED) or "f_as_of" in own
        own.update((f"c_{self.group}", f"{self.group}_{self.shape}"))
        is_chosen = options[0].source == "rule"
        self.bonus = (_NAMED_BONUS if is_named else _BONUS) if is_chosen else 0
        self.signs = frozenset(own)


def _shape(days: _Days) -> str:
    start, end = days
    if start is None:
        return "s_none" if end is None else "s_until"
    if end is None:
        return "s_open"
    return "s_day" if start == end else "s_span"


def _group(days: _Days, sources: set[str], published: date | None) -> str:
    if days == (None, None):
        return "none"
    group = next((source for source in SOURCES if source in sources), "rule")
    is_current = published is not None and days == (published, published)
    return "pub" if is_current and group in _OF_OTHERS else group


def _age(days: _Days, published: date | None) -> str:
    """Return how long before publication the last of some days is."""
    last = days[1] or days[0]
    if published is None or last is None:
        return "a_unknown"
    gap = (published - last).days
    return "ahead" if gap < 0 else next((name for most, name in _AGES if gap <= most), "old")


def find_candidates(draft: Draft, following: Moment | None, context: Context) -> list[Candidate]:
    """Return the dates that a figure may bear, the rules' choice first.

    Parameters
    ----------
    draft : Draft
        The figure, with the date that the rules gave it.
    following : Moment or None
        The day that its paragraph names after it.
    context : Context
        With all figures.
    """
    options = [DateOption(draft.moment, "rule", ())]
    is_untold = not any(days_of_moment(draft.moment, draft.timing))
    if draft.moment is not None and draft.moment.phrase and is_untold:
        return [Candidate((None, None), options, context.published)]  # "weeks later"
    options.extend(draft.options)
    options.extend(late_options(draft, following, context))
    found: dict[_Days, list[DateOption]] = {}
    for option in options:
        found.setdefault(days_of_moment(option.moment, draft.timing), []).append(option)
    return [Candidate(days, alike, context.published) for days, alike in found.items()]


def pairs(draft: Draft, candidate: Candidate) -> Iterator[str]:
    """Yield the signs of a figure as they bear on one of its dates."""
    for head in _heads(candidate):
        yield from (f"{head}{_JOIN}{sign}" for sign in draft.signs)


def _heads(candidate: Candidate) -> tuple[str, ...]:
    is_plain = candidate.shape in ("s_day", "s_none")
    return (candidate.group,) if is_plain else (candidate.group, candidate.shape)


def complete_signs(context: Context) -> None:
    """Add to the signs of each figure those of the whole report.

    Parameters
    ----------
    context : Context
        With all drafts of the report; changed.
    """
    whole = report_signs(context)
    for draft in context.drafts[:MOST_WEIGHED]:
        draft.signs = (*draft.signs, *whole, *nearness_signs(draft, context))


_Heads = dict[str, dict[str, int]]


def _by_head(weights: Mapping[str, int]) -> _Heads:
    """Return the weights of pairs by their first sign; those of single ones under ""."""
    heads: _Heads = {}
    for sign, weight in weights.items():
        head, joint, tail = sign.partition(_JOIN)
        heads.setdefault(head if joint else "", {})[tail if joint else sign] = weight
    return heads


_TABLES = {Timing(name): _by_head(weights) for name, weights in WEIGHTS.items()}
_NONE: dict[str, int] = {}


def choose_dates(context: Context) -> None:
    """Give each figure the date that its signs speak for.

    Parameters
    ----------
    context : Context
        With all drafts of the report, the dates that the rules gave them, their wholes and their
        facts; changed.
    """
    drafts = context.drafts[:MOST_WEIGHED]
    complete_signs(context)
    chosen = [
        _choose(draft, following, context)
        for draft, following in zip(drafts, following_days(context), strict=False)
    ]
    for draft, moment in zip(drafts, chosen, strict=True):
        draft.moment = moment


def _choose(draft: Draft, following: Moment | None, context: Context) -> Moment | None:
    heads = _TABLES.get(draft.timing, {})
    single = heads.get("", _NONE)
    shared: dict[str, int] = {}

    def score(candidate: Candidate) -> int:
        total = candidate.bonus + sum(map(single.get, candidate.signs, repeat(0)))
        for head in _heads(candidate):
            if head not in shared:
                weights = heads.get(head, _NONE)
                shared[head] = sum(map(weights.get, draft.signs, repeat(0)))
            total += shared[head]
        return total

    return max(find_candidates(draft, following, context), key=score).moment
