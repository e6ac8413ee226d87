"""How those whom a claim counts traveled, where that tells them from others of its report.

"5,000 came back by road, and 850 were flown home" are 5,850 people; "an aircraft carrying 148
people and another carrying 134" are 282. What no word tells apart may be of the same people.
"""

import re
from collections.abc import Iterator, Sequence

import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.rows import Row, plain_rows
from dashboard.tidy.tables import look_up

_TOGETHER = ["report_id", "metric", "timing", "first_day", "day", "source", "publisher"]
_READ = ("figure_id", "report_id", "sentence", "evidence", "start")
_MEANS = {
    "by air": r"air|aircraft|(?:air)?planes?|flights?|flew|flown|fly|airlifted|helicopters?|jets?",
    "by road": r"road|bus|buses|convoys?|cars?|trucks?|lorries|drove|driven|ambulances?|overland",
    "by sea": r"sea|ships?|vessels?|boats?|ferry|ferries|frigates?|warships?|sailed|shipped",
    "by rail": r"rail|trains?",
    "on foot": r"foot|walked|walking",
}
_WORDS = {name: re.compile(rf"\b(?:{words})\b", re.IGNORECASE) for name, words in _MEANS.items()}
_TURN = re.compile(r"\b(another|second|third|fourth|fifth|first)\b", re.IGNORECASE)
_BREAK = re.compile(r"[,;]|\b(?:and|while|plus)\b")


def find_means(claims: pd.DataFrame) -> pd.Series:
    """Return by what each of several new counts of one day traveled, and in which turn.

    Parameters
    ----------
    claims : pandas.DataFrame
        The columns report_id, metric, timing, first_day, day, source, publisher, figure_id,
        sentence, evidence and start.

    Returns
    -------
    pandas.Series
        Such as "by air" or "by air, another"; "" where its clause names none or several, and where
        no other count of its report, source and day is to be told from it.
    """
    is_one_of_several = (claims["timing"] == Timing.NEW) & claims.duplicated(_TOGETHER, keep=False)
    rows = plain_rows(claims[is_one_of_several.to_numpy()], _READ)
    rows.sort(key=lambda row: (row["report_id"], row["start"]))
    found: dict[str, str] = {}
    for place in _find_sentences(rows):
        found |= _read(place)
    return look_up(claims["figure_id"], found)


def _find_sentences(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Yield the counts of each sentence, in the order of the text."""
    held: list[Row] = []
    for row in rows:
        if held and (held[-1]["report_id"], held[-1]["sentence"]) != (
            row["report_id"],
            row["sentence"],
        ):
            yield held
            held = []
        held.append(row)
    if held:
        yield held


def _read(rows: Sequence[Row]) -> dict[str, str]:
    sentence = rows[0]["sentence"]
    found: dict[str, str] = {}
    spans: list[tuple[int, int]] = []
    for row in rows:
        start = sentence.find(row["evidence"], spans[-1][1] if spans else 0)
        if start < 0:
            return {}
        spans.append((start, start + len(row["evidence"])))
    means = ""
    for place, (row, (start, end)) in enumerate(zip(rows, spans, strict=True)):
        first = _break(sentence, spans[place - 1][1], start) if place else 0
        last = (
            _break(sentence, end, spans[place + 1][0]) if place + 1 < len(spans) else len(sentence)
        )
        turn = _TURN.search(sentence, first, min(end, start + len("another ")))
        named = [name for name, words in _WORDS.items() if words.search(sentence, first, last)]
        # "And another carrying 134" goes on with what the clause before names.
        means = named[0] if len(named) == 1 else means if turn and not named else ""
        told = (means, turn.group().lower() if turn else "")
        found[row["figure_id"]] = ", ".join(filter(None, told))
    return found


def _break(sentence: str, start: int, end: int) -> int:
    """Return where the clause of one number ends and that of the next begins."""
    mark = _BREAK.search(sentence, start, end)
    return mark.start() if mark else end
