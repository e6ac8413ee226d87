"""The reasons of a number, step by step: each number that they name leads to its sentence.

The tally tells its reasons in sentences. What they name is found again by the words that
`tidy/wording.py` has for a claim, so that nothing leads to a figure that reads otherwise.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pandas as pd

from dashboard.base.vocabulary import Qualifier
from dashboard.tidy import wording
from dashboard.tidy.claim import Claim
from dashboard.tidy.reasons import say_amount
from dashboard.tidy.rows import SEPARATOR, Row, plain_rows
from dashboard.tidy.weighing import weigh
from dashboard.view.focus import COUNTER, FIGURE, OF_NUMBER, address_of
from dashboard.view.made_of import ask_for
from dashboard.view.markup import inner_link

_HEDGES = "|".join(filter(None, (wording.say_number(0, 0, 0, one)[:-1] for one in Qualifier)))
_DIGITS = r"\d+(?:,\d{3})*"
_NUMBER = re.compile(rf"(?<![\w,.])(?:{_HEDGES})?{_DIGITS}(?: to {_DIGITS})?(?!\w)", re.IGNORECASE)
_DAYS = re.compile(r"\b\d{1,2}(?: [A-Z][a-z]{2}(?: \d{4})?)?(?: to \d{1,2})? [A-Z][a-z]{2} \d{4}\b")
_STEP = re.compile(r"(?<=\.) (?=[A-Z])")
_BRACKET = re.compile(r"\([^()]*\)")
_GROUPS = (" and", ", ", ")")
"""What follows the people that one of several counts is of."""
_ROW = ("operation", "timing", "first_day", "day", "low", "value", "high", "qualifier")
_IDS = ("recommended_figure_ids", "triangulating_figure_ids")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a step's words.

    Attributes
    ----------
    words : str
        As they stand; not escaped.
    page : str
        File name of the page that they lead to; of the first page it is empty.
    asked : tuple of (str, str)
        What is looked at there; empty where the words lead nowhere.
    """

    words: str
    page: str = ""
    asked: tuple[tuple[str, str], ...] = ()


Step = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class _Named:
    """What the reasons may name.

    Attributes
    ----------
    metric : str
        What is counted.
    claims : mapping of str to sequence of (Claim, Claim)
        By their number in words: each with the claim that it is or is a part of, those that are
        meant first before others.
    rows : sequence of Row
        Of the tally, on the same operation.
    names : sequence of str
        Of sources, publishers and operations.
    operations : frozenset of str
        Those of other operations.
    """

    metric: str
    claims: Mapping[str, Sequence[tuple[Claim, Claim]]]
    rows: Sequence[Row]
    names: Sequence[str]
    operations: frozenset[str]


def read_steps(
    logic: str,
    rows: pd.DataFrame,
    claims: pd.DataFrame,
    figure_ids: Iterable[str] = (),
    household_size: float | None = None,
) -> tuple[Step, ...]:
    """Return the sentences on a number, a step each, with what they lead to.

    Parameters
    ----------
    logic : str
        The sentences, of one operation.
    rows : pandas.DataFrame
        The `tally` of that operation and metric.
    claims : pandas.DataFrame
        The claims that the sentences may name, of every operation.
    figure_ids : iterable of str
        Those that the number is made of.
    household_size : float or None
        As in `build_tally`.
    """
    digits = re.findall(_DIGITS, _DAYS.sub("", logic))
    numbers = {int(one.replace(",", "")) for one in digits}
    told = claims[claims["low"].isin(numbers) | claims["high"].isin(numbers)]
    named = _Named(
        metric=str(rows["metric"].iloc[0]) if len(rows) else "",
        claims=_by_number(_order(told, set(rows["operation_id"]), set(figure_ids), household_size)),
        rows=plain_rows(rows, (*_ROW, *_IDS)),
        names=tuple(_names_in(logic, told)),
        operations=frozenset(_names_in(logic, told, ("operation",))) - set(rows["operation"]),
    )
    spans = [*_find_all(logic, named.names), *(one.span() for one in _BRACKET.finditer(logic))]
    edges = [0, *_find_edges(logic, spans), len(logic)]
    return tuple(
        tuple(_link(logic[start:end].strip(), named))
        for start, end in pairwise(edges)
        if logic[start:end].strip()
    )


def html_of(steps: Iterable[Step]) -> str:
    """Return steps as a list in safe HTML; their links keep the filters of the address."""
    items = "".join(f"<li>{''.join(map(_html, step))}</li>" for step in steps)
    return f"<ul class='evac-steps evac-link'>{items}</ul>" if items else ""


def _html(run: Run) -> str:
    return inner_link(address_of(run.page, **dict(run.asked)) if run.asked else "", run.words)


def _order(
    claims: pd.DataFrame,
    operation_ids: set[str],
    figure_ids: set[str],
    household_size: float | None,
) -> list[Claim]:
    """Return claims: those that a number is made of, others of its operation, then all others."""
    groups = weigh(claims, household_size).items()
    found = [(one, operation_id) for (operation_id, _), group in groups for one in group]
    found.sort(
        key=lambda told: (
            told[0].figure_id not in figure_ids,
            told[1] not in operation_ids,
            told[0].published,
            told[0].figure_id,
        )
    )
    return [claim for claim, _ in found]


def _by_number(claims: Iterable[Claim]) -> dict[str, list[tuple[Claim, Claim]]]:
    found: dict[str, list[tuple[Claim, Claim]]] = {}
    for claim in claims:
        for own in claim.stated:
            number = wording.say_number(own.value, own.low, own.high, own.qualifier)
            found.setdefault(number, []).append((own, claim))
    return found


def _names_in(
    text: str,
    claims: pd.DataFrame,
    columns: Sequence[str] = ("said_by", "publisher", "operation"),
) -> set[str]:
    """Return the names of some columns that stand in a text."""
    return {name for column in columns for name in claims[column].unique() if name and name in text}


def _find_all(text: str, names: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield where names and days stand: their numbers are no figures, their stops end no step."""
    for name in names:
        yield from (found.span() for found in re.finditer(re.escape(name), text))
    yield from (found.span() for found in _DAYS.finditer(text))


def _find_edges(text: str, spans: Sequence[tuple[int, int]]) -> list[int]:
    return [
        found.start()
        for found in _STEP.finditer(text)
        if not any(start < found.end() < end for start, end in spans)
    ]


def _link(step: str, named: _Named) -> Iterator[Run]:
    """Yield a step's words, those that lead somewhere apart."""
    done = 0
    for start, end, page, asked in sorted(_find_links(step, named)):
        if start < done:
            continue
        if start > done:
            yield Run(step[done:start])
        yield Run(step[start:end], page, asked)
        done = end
    if done < len(step):
        yield Run(step[done:])


_Link = tuple[int, int, str, tuple[tuple[str, str], ...]]


def _find_links(step: str, named: _Named) -> Iterator[_Link]:
    taken = [*_find_all(step, named.names)]
    for name in named.operations:
        for found in re.finditer(re.escape(name), step):
            yield *found.span(), "", ((COUNTER, named.metric), ("operation", name))
    for found in _NUMBER.finditer(step):
        start, end = found.span()
        if any(first < end and start < last for first, last in taken):
            continue
        asked = _find_meant(step, start, end, named)
        if asked:
            yield start, end, "figures", asked


def _find_meant(step: str, start: int, end: int, named: _Named) -> tuple[tuple[str, str], ...]:
    """Return what a number in a step leads to; nothing where it is no claim's and no total."""
    words, before, after = step[start:end].lower(), step[:start], step[end:]
    for own, claim in named.claims.get(words, ()):
        if _is_of(claim, step, before, after):
            return ((FIGURE, own.figure_id),)
    for row in named.rows:
        if say_amount(row) == words and after.startswith(_ends_of(row)):
            ids = next(filter(None, (row[name] for name in _IDS)), "").split(SEPARATOR)
            if len(ids) == 1:
                return ((FIGURE, ids[0]),) if ids[0] else ()
            asked = ask_for(named.metric, row["timing"], row["day"])
            return ((OF_NUMBER, asked), ("operation", row["operation"]))
    return ()


def _is_of(claim: Claim, step: str, before: str, after: str) -> bool:
    """Return whether what stands around a number is what is said of a claim."""
    source, day, when = (
        wording.say_source(claim),
        wording.say_day(claim.day),
        wording.say_when(claim),
    )
    whole = (
        f" by {source}",
        f" ({source})",
        f" {when} ({source})",
        f" as of {day} ({source})",
        f" as of {day} ({claim.credit})",
        f", the total that {claim.credit} states as of {day}",
    )
    if after.startswith(whole):
        return True
    ends = (
        f" {when}",
        " households",
        *(f" {claim.population or claim.means}{end}" for end in _GROUPS),
    )
    is_of_source = bool(claim.credit) and claim.credit in step
    return is_of_source and (after.startswith(ends) or before.endswith(f"total of {day} ("))


def _ends_of(row: Row) -> tuple[str, ...]:
    stretch = wording.say_stretch(row["first_day"], row["day"])
    return f" as of {wording.say_day(row['day'])}", f" {stretch}"
