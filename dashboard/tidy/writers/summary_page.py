"""The situation summary as a page to print: counters, map, tables, and how it was made."""

from collections.abc import Iterator, Sequence
from functools import partial
from html import escape
from string import ascii_letters

from dashboard.tidy.print_style import PRINT_STYLE
from dashboard.tidy.section import Cell, Link, Section, links_of
from dashboard.tidy.sketch import draw_sketch
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary import Counter, Summary, summarize
from dashboard.tidy.writer import File

ORDER = 10
_CAPTION = (
    "Arrows show who moved from where to where, wider for more people; a broken circle is how "
    "closely a place is known."
)
# Nothing is fetched and nothing runs, whatever stands in a report.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def list_files(snapshot: Snapshot) -> Iterator[File]:
    """Yield the one file."""
    yield File(
        name="summary.html",
        label="Summary to print",
        meaning="The situation on a page, with how it was made behind it: open it and print.",
        media_type="text/html",
        write=partial(_write, snapshot),
    )


def _write(snapshot: Snapshot) -> bytes:
    summary = summarize(snapshot)
    frames = snapshot.frames
    sketch = draw_sketch(frames["flows"], frames["points"], snapshot.outline)
    return "\n".join(_page(summary, sketch)).encode()


def _page(summary: Summary, sketch: str) -> Iterator[str]:
    title = escape(summary.title)
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}: {escape(summary.known)}</title>"
    yield f"<style>\n{PRINT_STYLE}</style>\n</head>\n<body>"
    yield '<header><p class="kind"><span>Evacuations: situation summary</span>'
    yield f"<span>{escape(summary.known)}</span></p>"
    yield f"<h1>{title}</h1><p>{escape(summary.scope)}</p></header>"
    yield '<div class="counters">'
    yield from (_counter(one) for one in summary.counters)
    yield "</div>"
    yield from _beside(sketch, (summary.changes, summary.others))
    for section in (summary.movements, summary.sources, summary.alarms):
        yield from _section(section)
    yield '<div class="back">'
    about = Section("About these numbers", summary.notes)
    # What a sum is of has no room in front, where the map shows it.
    behind = (summary.evacuations, summary.methods, summary.omissions, summary.reports, about)
    for section in behind:
        yield from _section(section)
    yield "</div>\n</body>\n</html>"


def _counter(counter: Counter) -> str:
    lines = (
        ("label", counter.label),
        ("span", f"Range {counter.span}" if counter.span else ""),
        ("change", counter.change),
        ("small", counter.meaning),
        ("small", counter.source),
        ("small", counter.plan),
        *(("alarm", alarm) for alarm in counter.alarms),
    )
    label, *told = (f'<p class="{kind}">{escape(text)}</p>' for kind, text in lines if text)
    return f'<div class="counter">{label}{_amount(counter.amount)}{"".join(told)}</div>'


def _amount(amount: str) -> str:
    """Return the number large, and the words before it small."""
    number = amount.lstrip(ascii_letters + " ") or amount
    hedge = amount.removesuffix(number)
    return f'<p class="amount"><small>{escape(hedge)}</small>{escape(number)}</p>'


def _beside(sketch: str, sections: Sequence[Section]) -> Iterator[str]:
    """Yield the map with what stands next to it; without a map that takes the whole width."""
    if not sketch:
        for section in sections:
            yield from _section(section)
        return
    yield f'<div class="two"><figure>{sketch}<figcaption>{_CAPTION}</figcaption></figure><div>'
    for section in sections:
        yield from _section(section)
    yield "</div></div>"


def _section(section: Section) -> Iterator[str]:
    if not (section.lines or section.rows or section.empty):
        return
    yield f"<section><h2>{escape(section.title)}</h2>"
    yield from (f"<p>{escape(line)}</p>" for line in section.lines)
    if section.rows:
        yield f"<table><thead>{_row(section.columns, 'th')}</thead><tbody>"
        yield from (_row(cells, "td") for cells in section.rows)
        yield "</tbody></table>"
    elif not section.lines:
        yield f"<p>{escape(section.empty)}</p>"
    yield "</section>"


def _row(cells: Sequence[Cell], tag: str) -> str:
    return f"<tr>{''.join(f'<{tag}>{_cell(cell)}</{tag}>' for cell in cells)}</tr>"


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        is_address = cell.startswith(("https://", "http://")) and " " not in cell
        cell = Link(cell, cell if is_address else "")
    return " ".join(map(_link, links_of(cell)))


def _link(link: Link) -> str:
    shown = escape(link.text)
    return (
        f'<a href="{escape(link.address)}" rel="noreferrer">{shown}</a>' if link.address else shown
    )
