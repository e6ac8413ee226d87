"""Parts of a document that several formats write: headings, lines and tables of plain text."""

from dataclasses import dataclass
from urllib.parse import quote


@dataclass(frozen=True, slots=True)
class Link:
    """A cell that leads somewhere where the format can.

    Attributes
    ----------
    text : str
        What is read, plain.
    url : str
        An address of the web; anything else leads nowhere.
    """

    text: str
    url: str

    def __str__(self) -> str:
        """Return what is read."""
        return self.text

    @property
    def address(self) -> str:
        """The address with nothing in it that ends a link in Markdown; empty where it is none."""
        is_web = self.url.startswith(("https://", "http://"))
        return quote(self.url, safe=":/?#@!$&'*+,;=%~-._") if is_web else ""


Cell = str | int | Link | tuple[Link, ...]
"""What stands in a table: a text or a number, one that leads somewhere, or several of these."""


def links_of(cell: Cell) -> tuple[Link, ...]:
    """Return a cell as what it leads to; a plain text leads nowhere."""
    if isinstance(cell, tuple):
        return cell
    if isinstance(cell, int):
        return (Link(f"{cell:,}", ""),)
    return (cell if isinstance(cell, Link) else Link(cell, ""),)


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
    rows : tuple of tuple of str or Link
        The table's cells, as many in each row as there are columns.
    empty : str
        Stands where there is neither a line nor a row.
    """

    title: str
    lines: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    empty: str = ""
