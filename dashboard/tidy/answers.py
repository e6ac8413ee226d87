"""The numbers that a screen shows, one row each with all that is to be said of it: for a sheet.

Under the number of a metric stand the latest plan, which is not in it, and the numbers of the
operations that it is the sum of.
"""

from collections.abc import Iterator, Sequence

import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.counted import claims_on
from dashboard.tidy.declaration import Column, Table, Type, nullable, text
from dashboard.tidy.headline import Headline
from dashboard.tidy.parts import Part, list_parts
from dashboard.tidy.plans import find_plan, name_plan
from dashboard.tidy.rows import SEPARATOR, plain_rows
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary_steps import Told, compare_headlines
from dashboard.tidy.tables import make_frame
from dashboard.tidy.terms import Alarm
from dashboard.tidy.wording import capitalize

ANSWERS = Table(
    "numbers",
    "one row a number as the screen shows it, then one each operation that it is the sum of",
    ("what", "operation", "meaning"),
    (
        text("what", "what is counted"),
        text("operation", "the evacuation, or how many it is the sum of"),
        nullable(Column("number", Type.INTEGER, "the number; empty where only bounds are known")),
        nullable(Column("low", Type.INTEGER, "least that the claims of its day allow")),
        nullable(Column("high", Type.INTEGER, "most that the claims of its day allow")),
        text("hedge", "how the number is hedged"),
        text("meaning", "a total so far, what it was added up of, or a plan"),
        nullable(Column("as_of", Type.DATE, "day it stands at")),
        text("said_by", "who says so"),
        text("published_by", "who published it"),
        text("how", "how it was made"),
        text("needs_a_look", "what a person should look at"),
        text("links", "where its reports can be read, parted by |"),
        text("report_ids", "its reports, parted by |"),
        text("figure_ids", "the figures it is made of, parted by |"),
    ),
)

_Row = dict[str, object]
_EMPTY: _Row = dict.fromkeys((column.name for column in ANSWERS.columns), "") | dict.fromkeys(
    column.name for column in ANSWERS.columns if column.is_nullable
)


def list_answers(snapshot: Snapshot) -> pd.DataFrame:
    """Return the `numbers` table: first what has a counter, with or without a figure."""
    steps = sorted(compare_headlines(snapshot, None), key=lambda step: not step.is_counted)
    named = snapshot.claims.set_index("figure_id")[["report_id", "url"]]
    rows = [
        _EMPTY | row | _trace(ids, named)
        for step in steps
        for row, ids in _answer(step, snapshot)
        if step.is_counted or step.after
    ]
    return make_frame(ANSWERS, rows)


def _answer(step: Told, snapshot: Snapshot) -> Iterator[tuple[_Row, Sequence[str]]]:
    """Yield the rows on one metric, each with the figures it is made of."""
    what, line = capitalize(step.label), step.after
    if line is None:
        yield {"what": what, "meaning": "no figure"}, ()
    else:
        yield _of_headline(what, line), line.figure_ids
    if line is None or line.timing is not Timing.PLANNED:
        yield from _plan(what, step.metric, snapshot)
    if line and len(line.operation_ids) > 1:
        for part in list_parts(snapshot.tally, snapshot.claims, step.metric, snapshot.filters):
            yield _of_part(what, part), part.figure_ids


def _of_headline(what: str, line: Headline) -> _Row:
    return {
        "what": what,
        "operation": line.operation,
        "number": line.value,
        "low": line.low,
        "high": line.high,
        "hedge": line.qualifier.value,
        "meaning": line.meaning,
        "as_of": line.day,
        "said_by": line.attributed_to,
        "published_by": line.publisher,
        "how": line.calculation_logic,
        "needs_a_look": "; ".join(Alarm(alarm).meaning for alarm in line.alarms),
    }


def _of_part(what: str, part: Part) -> _Row:
    return {
        "what": what,
        "operation": part.operation,
        "number": part.value,
        "low": part.low,
        "high": part.high,
        "hedge": part.qualifier.value,
        "meaning": "in the sum",
        "as_of": part.day,
        "said_by": part.source,
        "how": f"{part.how}. {part.logic}",
    }


def _plan(what: str, metric: str, snapshot: Snapshot) -> Iterator[tuple[_Row, Sequence[str]]]:
    index = find_plan(claims_on(snapshot.claims, metric), metric, snapshot.filters.as_of)
    if index is None:
        return
    [claim] = plain_rows(snapshot.claims.loc[[index]])
    row = {name: claim[name] for name in ("low", "high", "operation")} | {
        "what": what,
        "number": claim["value"],
        "hedge": claim["qualifier"],
        "meaning": f"{name_plan(claim, metric).lower()}, not counted",
        "as_of": claim["day"],
        "said_by": claim["said_by"],
        "published_by": claim["publisher"],
        "how": claim["sentence"],
    }
    yield row, (str(claim["figure_id"]),)


def _trace(figure_ids: Sequence[str], named: pd.DataFrame) -> _Row:
    """Return the reports of figures, and where these can be read."""
    found = named.reindex([one for one in figure_ids if one in named.index])
    return {
        "links": SEPARATOR.join(dict.fromkeys(filter(None, found["url"].astype("str")))),
        "report_ids": SEPARATOR.join(dict.fromkeys(found["report_id"].astype("str"))),
        "figure_ids": SEPARATOR.join(figure_ids),
    }
