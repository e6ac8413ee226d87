"""Parts of a document that several formats write: headings, lines and tables of plain text."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a document. Its texts are plain: whoever writes them out escapes them.

    Attributes
    ----------
    title : str
        Its heading.
    lines : tuple of str
        Paragraphs under the heading.
    columns : tuple of str
        Heads of its table; no table where there are none.
    rows : tuple of tuple of str
        The table's cells, as many in each row as there are columns.
    empty : str
        Stands where there is neither a line nor a row.
    """

    title: str
    lines: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    empty: str = ""
