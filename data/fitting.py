"""Fit the weights of signs by which one candidate of several is chosen, and test them honestly.

A choice has candidates, each with the signs that hold of it. A candidate's score is the sum of its
signs' weights, and the highest score is chosen. The weights make the annotated candidates likely
(softmax), held small by a penalty on their squares. A sign has a weight in all tables and one more
in each of them, so that a table with few examples leans on the others.

For the scripts beside it, never for the dashboard. The same choices give the same weights.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SCALE = 10  # a weight of ten makes a candidate e times as likely
_STEPS = 120  # of the search for the best weights
_MEMORY = 8
_SLOPE = 1e-4
_SMALLEST_STEP = 1e-6
_CLOSE = 1e-7

Tables = dict[str, dict[str, int]]
Parts = Callable[[str], tuple[str, ...]]
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice among candidates.

    Attributes
    ----------
    report : str
        Where it is from; reports are kept apart whole.
    table : str
        Which table of weights it is made by.
    candidates : tuple of tuple of str
        The signs of each candidate. A tie goes to the first.
    right : frozenset of int
        The candidates that agree with the annotation; none where the right one is not among them.
    said, bonus : int
        The candidate that the rules choose, and what it has ahead of the others.
    """

    report: str
    table: str
    candidates: tuple[tuple[str, ...], ...]
    right: frozenset[int]
    said: int = 0
    bonus: int = 0

    @property
    def folder(self) -> str:
        """The folder of its report."""
        return self.report.rpartition("/")[0]


def _family(table: str) -> tuple[str, ...]:
    """Return where a sign of a table has a weight: in all tables, and in its own."""
    return "", table


class _Problem:
    """Choices as arrays: a row a candidate, a column a weight."""

    def __init__(self, choices: Sequence[Choice], least: int, parts: Parts) -> None:
        seen: dict[tuple[str, str], set[str]] = {}
        for choice in choices:
            for sign in {sign for signs in choice.candidates for sign in signs}:
                for table in parts(choice.table):
                    seen.setdefault((table, sign), set()).add(choice.report)
        known = sorted(key for key, reports in seen.items() if len(reports) >= least)
        self.columns = {key: i for i, key in enumerate(known)}
        rows: list[int] = []
        columns: list[int] = []
        right: list[bool] = []
        starts: list[int] = []
        for choice in choices:
            starts.append(len(right))
            for i, signs in enumerate(choice.candidates):
                for key in ((table, sign) for sign in signs for table in parts(choice.table)):
                    if key in self.columns:
                        rows.append(len(right))
                        columns.append(self.columns[key])
                right.append(i in choice.right)
        self.rows, self.cols = np.array(rows, dtype=np.int64), np.array(columns, dtype=np.int64)
        self.right, self.starts = np.array(right, dtype=bool), np.array(starts, dtype=np.int64)
        self.sizes = np.diff(np.append(self.starts, len(right)))

    def loss(self, weights: Floats, penalty: float) -> tuple[float, Floats]:
        """Return how unlikely the right candidates are, and how that changes with each weight."""
        scores = np.bincount(self.rows, weights[self.cols], minlength=len(self.right))
        scores -= np.repeat(np.maximum.reduceat(scores, self.starts), self.sizes)
        likely = np.exp(scores)
        of_right = np.where(self.right, likely, 0.0)
        every, hit = (np.add.reduceat(mass, self.starts) for mass in (likely, of_right))
        change = likely / np.repeat(every, self.sizes) - of_right / np.repeat(hit, self.sizes)
        slope = np.bincount(self.cols, change[self.rows], minlength=len(weights))
        loss = float(np.sum(np.log(every) - np.log(hit)) + penalty * np.sum(weights**2) / 2)
        return loss, slope + penalty * weights


def _descent(slope: Floats, past: Iterable[tuple[Floats, Floats]]) -> Floats:
    """Return the way down by the curvature that the last steps showed (L-BFGS)."""
    pairs = list(past)
    way, shares = slope.copy(), []
    for step, turn in reversed(pairs):
        shares.append(step @ way / (step @ turn))
        way -= shares[-1] * turn
    if pairs:
        step, turn = pairs[-1]
        way *= step @ turn / (turn @ turn)
    for (step, turn), share in zip(pairs, reversed(shares), strict=True):
        way += (share - turn @ way / (step @ turn)) * step
    return -way


def _minimize(problem: _Problem, penalty: float) -> Floats:
    weights = np.zeros(len(problem.columns))
    loss, slope = problem.loss(weights, penalty)
    past: deque[tuple[Floats, Floats]] = deque(maxlen=_MEMORY)
    for _ in range(_STEPS):
        way = _descent(slope, past)
        size = 1.0 if past else 1.0 / max(1.0, float(np.abs(slope).sum()))
        while size > _SMALLEST_STEP:
            after, after_slope = problem.loss(weights + size * way, penalty)
            if after <= loss + _SLOPE * size * float(slope @ way):
                break
            size /= 2
        else:
            return weights
        step, turn = size * way, after_slope - slope
        if step @ turn > 0:
            past.append((step, turn))
        is_close = loss - after < _CLOSE * abs(loss)
        weights, loss, slope = weights + step, after, after_slope
        if is_close:
            break
    return weights


def _solve(
    choices: Sequence[Choice], parts: Parts, penalty: float, least: int
) -> dict[tuple[str, str], float]:
    """Return by table and sign the weights that make the annotated candidates likely."""
    problem = _Problem([choice for choice in choices if choice.right], least, parts)
    weights = _minimize(problem, penalty)
    return {key: float(weights[column]) for key, column in problem.columns.items()}


def fit_parts(
    choices: Sequence[Choice], parts: Parts, penalty: float = 1.0, least: int = 3
) -> Tables:
    """Return the weights that make the annotated candidates likely, of tables that add up.

    Parameters
    ----------
    choices : sequence of Choice
        Those without a right candidate teach nothing and are left out.
    parts : callable
        From the table of a choice, the tables in which each of its signs has a weight.
    penalty : float
        How much large weights cost; the larger, the less a rare sign counts.
    least : int
        Reports in which a sign must come up.

    Returns
    -------
    dict
        For each part the whole-number weight of each sign that has one.
    """
    tables: Tables = {}
    for (table, sign), exact in _solve(choices, parts, penalty, least).items():
        weight = round(SCALE * exact)
        if weight:
            tables.setdefault(table, {})[sign] = weight
    return tables


def fit(
    choices: Sequence[Choice], penalty: float = 1.0, least: int = 3, smallest: int = 1
) -> Tables:
    """Return the weights that make the annotated candidates likely.

    Parameters
    ----------
    choices, penalty, least
        See `fit_parts`.
    smallest : int
        Weights nearer to zero decide nothing and are left out.

    Returns
    -------
    dict
        For each table the whole-number weight of each sign that has one.
    """
    of = _solve(choices, _family, penalty, least)
    signs = sorted({sign for _, sign in of})
    tables = {
        table: {
            sign: round(SCALE * (of.get(("", sign), 0.0) + of.get((table, sign), 0.0)))
            for sign in signs
        }
        for table in sorted({choice.table for choice in choices})
    }
    return {
        name: {sign: weight for sign, weight in table.items() if abs(weight) >= smallest}
        for name, table in tables.items()
    }


def choose(choice: Choice, tables: Mapping[str, Mapping[str, int]]) -> int:
    """Return which candidate the weights and the rules' bonus choose, the first of those alike."""
    weights = tables.get(choice.table, {})
    scores = [sum(weights.get(sign, 0) for sign in signs) for signs in choice.candidates]
    scores[choice.said] += choice.bonus
    return scores.index(max(scores))


def folds(reports: Iterable[str], count: int) -> list[frozenset[str]]:
    """Return the reports dealt out to as many hands, none to two.

    Parameters
    ----------
    reports : iterable of str
        Names of reports; repeated ones count once.
    count : int
        How many hands.
    """
    names = sorted(set(reports))
    return [frozenset(names[i::count]) for i in range(min(count, len(names)))]


def choose_apart(
    choices: Sequence[Choice], fitted: Callable[[list[Choice]], Tables], count: int
) -> Iterator[tuple[Choice, int]]:
    """Yield each choice with what is chosen by weights that its report had no part in.

    Parameters
    ----------
    choices : sequence of Choice
        Of all reports.
    fitted : callable
        From some choices to the weights fitted on them.
    count : int
        How many times a part of the reports is kept apart.
    """
    for apart in folds((choice.report for choice in choices), count):
        tables = fitted([choice for choice in choices if choice.report not in apart])
        yield from (
            (choice, choose(choice, tables)) for choice in choices if choice.report in apart
        )


def report_apart(
    choices: Sequence[Choice], fitted: Callable[[list[Choice]], Tables], count: int, counted: str
) -> Iterator[str]:
    """Yield a line a folder: how often rules and weights are right in reports kept apart.

    Parameters
    ----------
    choices, fitted, count
        See `choose_apart`.
    counted : str
        What a choice is about, in the plural.
    """
    counts: dict[str, list[int]] = {}
    for choice, chosen in choose_apart(choices, fitted, count):
        of = counts.setdefault(choice.folder, [0, 0, 0, 0])
        hits = (True, choice.said in choice.right, chosen in choice.right, bool(choice.right))
        counts[choice.folder] = [known + hit for known, hit in zip(of, hits, strict=True)]
    for folder, (total, *right) in sorted(counts.items()):
        rules, weighed, offered = (hits / total for hits in right)
        yield (
            f"{folder}: {total} {counted}, rules {rules:.3f}, weighed {weighed:.3f}, "
            f"offered {offered:.3f}"
        )
