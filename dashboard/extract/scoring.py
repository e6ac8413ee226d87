"""How well an extraction agrees with hand-made annotations: the measures of ``evac evaluate``."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

ASPECTS = ("timing", "when", "places", "credit", "subset", "qualifier")
_ARTICLES = re.compile(r"^(the|city of|town of|village of|province of)\s+")
_NOT_WORDS = re.compile(r"[\W_]+")
Row = Mapping[str, Any]


@dataclass(slots=True)
class Score:
    """Counts over one or more reports; scores of several add up.

    Attributes
    ----------
    annotated, extracted : int
        Figures by hand and by the program.
    number, metric, complete : int
        Pairs that agree on the number; on the metric too; on timing, date and places too.
    aspects : dict of str to int
        Of the pairs that agree on number and metric, how many agree on each of `ASPECTS`.
    faults : list of str
        One line a disagreement, for a person who looks into it.
    """

    annotated: int = 0
    extracted: int = 0
    number: int = 0
    metric: int = 0
    complete: int = 0
    aspects: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ASPECTS, 0))
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Score") -> None:
        """Add another report's counts to these."""
        self.annotated += other.annotated
        self.extracted += other.extracted
        self.number += other.number
        self.metric += other.metric
        self.complete += other.complete
        for aspect in ASPECTS:
            self.aspects[aspect] += other.aspects[aspect]
        self.faults.extend(other.faults)

    def f1(self, measure: str) -> float:
        """Return the harmonic mean of precision and recall of number, metric or complete."""
        return 2 * float(getattr(self, measure)) / max(self.annotated + self.extracted, 1)

    def share(self, aspect: str) -> float:
        """Return the share of pairs alike in number and metric that agree on an aspect."""
        return self.aspects[aspect] / max(self.metric, 1)


def _plain(name: object) -> str:
    text = _ARTICLES.sub("", str(name or "").casefold().strip())
    return _NOT_WORDS.sub(" ", text).strip()


def is_same_name(one: object, other: object) -> bool:
    """Tell whether two names agree: they are alike, or one is a part of the other.

    Parameters
    ----------
    one, other : object
        Names as annotated or read; empty for none.
    """
    a, b = _plain(one), _plain(other)
    return a == b if not a or not b else a in b or b in a


def is_same_when(gold: Row, row: Row) -> bool:
    """Tell whether a figure's days are those annotated.

    Parameters
    ----------
    gold : mapping
        The annotation.
    row : mapping
        The figure, by the column names of the figures table.
    """
    when = gold.get("when")
    wanted = [when, when] if when is None or isinstance(when, str) else [when[0], when[-1]]
    start = str(row.get("start_date") or "")[:10] or None
    end = str(row.get("end_date") or "")[:10] or start
    return [start, end] == wanted


def _is_same_number(gold: Row, row: Row) -> bool:
    if gold["value"] is not None:
        return bool(row["value"] == gold["value"])
    return bool(row["low"] == gold["low"] and gold["high"] in (None, row["high"]))


def pairs(text: str, gold: Sequence[Row], rows: Sequence[Row]) -> Iterator[tuple[Row, Row]]:
    """Pair each annotation with a figure at the same spot, first those alike in metric.

    Parameters
    ----------
    text : str
        The report's text.
    gold : sequence of mappings
        The annotations.
    rows : sequence of mappings
        The figures.

    Yields
    ------
    tuple
        An annotation and its figure; each is used once.
    """
    free_gold, free_rows = list(range(len(gold))), list(range(len(rows)))
    for is_strict in (True, False):
        for g in tuple(free_gold):
            start = text.find(gold[g]["evidence"])
            end = start + len(gold[g]["evidence"])
            for r in free_rows:
                row = rows[r]
                if not _is_same_number(gold[g], row) or row["start"] >= end or start >= row["end"]:
                    continue
                if is_strict and row["metric"] != gold[g]["metric"]:
                    continue
                free_gold.remove(g)
                free_rows.remove(r)
                yield gold[g], row
                break


def _agreement(gold: Row, row: Row) -> dict[str, bool]:
    return {
        "timing": gold["timing"] == row["timing"],
        "when": is_same_when(gold, row),
        "places": all(
            is_same_name(gold[role], row[role]) for role in ("origin", "destination", "place")
        ),
        "credit": is_same_name(gold["attributed_to"], row["attributed_to"]),
        "subset": (gold["subset_of"] is not None) == bool(row["subset_of"]),
        "qualifier": gold["qualifier"] == row["qualifier"],
    }


def _shown(row: Row, aspect: str) -> str:
    """Return what a figure or an annotation says of an aspect, for a person to read."""
    columns = {
        "when": ("when", "start_date", "end_date"),
        "places": ("origin", "destination", "place"),
        "credit": ("attributed_to",),
        "subset": ("subset_of",),
    }.get(aspect, (aspect,))
    return "/".join(str(row.get(column)) for column in columns if column in row)


def score(text: str, gold: Sequence[Row], rows: Sequence[Row]) -> Score:
    """Compare the figures of one report with the annotations of it.

    Parameters
    ----------
    text : str
        The report's text.
    gold : sequence of mappings
        The annotations, as in ``tests/gold``.
    rows : sequence of mappings
        The figures, by the column names of the figures table, in the order of the text.

    Returns
    -------
    Score
        Each annotation and each figure is used once.

    Notes
    -----
    A figure matches where its evidence overlaps the annotation's and the number is the same; of a
    vague number, the bounds. A name matches one that it is a part of.
    """
    result = Score(annotated=len(gold), extracted=len(rows))
    seen_gold, seen_rows = set(), set()
    for entry, row in pairs(text, gold, rows):
        seen_gold.add(id(entry))
        seen_rows.add(id(row))
        result.number += 1
        if entry["metric"] != row["metric"]:
            result.faults.append(
                f"metric: {row['metric']} for {entry['metric']}: {entry['evidence']}"
            )
            continue
        result.metric += 1
        agrees = _agreement(entry, row)
        for aspect, is_right in agrees.items():
            result.aspects[aspect] += is_right
        result.complete += agrees["timing"] and agrees["when"] and agrees["places"]
        result.faults.extend(
            f"{aspect}: {_shown(row, aspect)} for {_shown(entry, aspect)}: {entry['evidence']}"
            for aspect, is_right in agrees.items()
            if not is_right
        )
    for entry in gold:
        if id(entry) not in seen_gold:
            result.faults.append(f"missed {entry['metric']}: {entry['evidence']}")
    for row in rows:
        if id(row) not in seen_rows:
            result.faults.append(f"extra {row['metric']}: {row['evidence']}")
    return result
