"""How the counters of a situation summary were made, and what is not in them."""

from collections.abc import Sequence

from dashboard.tidy.headline import Headline
from dashboard.tidy.parts import Part, list_parts
from dashboard.tidy.section import Cell, Link, Section
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary_words import cut, keep_sentences, many
from dashboard.tidy.terms import Alarm
from dashboard.tidy.wording import capitalize, say_day

MOST_OPERATIONS = 10
"""Operations of a number that the summary lists; the data package has all."""
_LONGEST, _LONG = 900, 300
_MOST_LINKS = 9


def list_methods(lines: Sequence[Headline], snapshot: Snapshot) -> Section:
    """Return the operations that each number is the sum of, the largest first."""
    urls = dict(zip(snapshot.claims["figure_id"], snapshot.claims["url"], strict=True))
    rows: list[tuple[Cell, ...]] = []
    told: list[str] = []
    for line in lines:
        parts = _parts_of(line, snapshot)
        label = capitalize(line.label)
        rows += (_row(label, line, part, urls) for part in parts[:MOST_OPERATIONS])
        more = len(parts) - MOST_OPERATIONS
        if more > 0:
            told.append(f"{label}: {many(more, 'smaller operation')} more in the data package.")
    return Section(
        "How these numbers were made",
        tuple(told),
        ("What", "Operation", "Number", "Source", "As of", "How"),
        tuple(rows),
    )


def list_evacuations(lines: Sequence[Headline], snapshot: Snapshot) -> Section:
    """Return the evacuations that the first number adds up, the largest first, side by side."""
    line = lines[0] if lines else None
    if line is None or len(line.operation_ids) == 1:
        return Section("Evacuations")
    parts = _parts_of(line, snapshot)
    more = len(parts) - MOST_OPERATIONS
    return Section(
        "Evacuations",
        (f"{many(more, 'smaller evacuation')} more in the data package.",) if more > 0 else (),
        ("Evacuation", capitalize(line.label), "As of", "Said by", "Needs a look"),
        tuple(
            (
                cut(part.operation),
                part.amount,
                say_day(part.day),
                cut(part.source),
                capitalize("; ".join(Alarm(alarm).meaning for alarm in part.alarms)) or "–",
            )
            for part in parts[:MOST_OPERATIONS]
        ),
    )


def _parts_of(line: Headline, snapshot: Snapshot) -> tuple[Part, ...]:
    return list_parts(snapshot.tally, snapshot.claims, line.metric, snapshot.filters)


def _row(label: str, line: Headline, part: Part, urls: dict[str, str]) -> tuple[Cell, ...]:
    return (
        label,
        cut(part.operation),
        _link(part.amount, [urls.get(one, "") for one in part.figure_ids]),
        cut(part.source),
        say_day(part.day),
        # One operation has room for all that is said of it.
        keep_sentences(f"{part.how}. {part.logic}", _LONG)
        if len(line.operation_ids) > 1
        else keep_sentences(line.calculation_logic, _LONGEST),
    )


def _link(amount: str, urls: Sequence[str]) -> Cell:
    """Return a number that leads to its report; one of several reports leads to each of them."""
    found = [*dict.fromkeys(filter(None, urls))]
    if len(found) <= 1:
        return Link(amount, "".join(found))
    numbered = (Link(f"[{number}]", url) for number, url in enumerate(found[:_MOST_LINKS], 1))
    return Link(amount, ""), *numbered


def list_omissions(lines: Sequence[Headline]) -> Section:
    """Return what a reader may look for in a sum of operations, and why it is not in it."""
    rows = tuple(
        (capitalize(line.label), f"{' '.join(line.left_out)} {_say_rest(line)}".strip())
        for line in lines
        if len(line.operation_ids) > 1 and line.not_added
    )
    return Section("What is not in these numbers", (), ("What", "Why"), rows)


def _say_rest(line: Headline) -> str:
    """Return what single operations leave out, those of the largest first."""
    notes = " ".join(line.left_out)
    return keep_sentences(line.not_added.removesuffix(notes), _LONGEST)
