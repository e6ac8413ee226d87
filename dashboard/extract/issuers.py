"""Those whom a text names once for many lines: in its title, above its rows, before its notes."""

from collections.abc import Iterator
from dataclasses import dataclass

from dashboard.extract.attribution import find_issuer
from dashboard.extract.sentence import Sentence
from dashboard.extract.source_names import Credit, read_after

_WRITER_REACH = 6  # tokens of "told on Twitter by"
_PROSE_ENDS = (".", "!", "?")
_HANDLE = "@"
_CLOCK = ":"


@dataclass(slots=True)
class Issuers:
    """Those to credit with what nobody else is credited with, as far as read.

    Attributes
    ----------
    whole : str
        Whose bulletin the report is, as its first line says.
    rows : str
        The source in the last heading: "Losses at 18:00 (Civil Protection)".
    log : str
        Who wrote the notes by the hour that the report is made of.
    log_paragraph : int
        The last paragraph that such a note began.
    """

    whole: str = ""
    rows: str = ""
    log: str = ""
    log_paragraph: int = -1

    def read_first(self, sentence: Sentence) -> None:
        """Take the report's first sentence for its title."""
        issuer = find_issuer(sentence)
        self.whole = "" if issuer is None else sentence.phrase(issuer.first, issuer.last)

    def read_heading(self, sentence: Sentence, named: list[Credit]) -> None:
        """Read a sentence without figures: a heading, what opens the notes, or neither."""
        writer = next(_writers(sentence), None)
        if writer is not None:
            self.log = sentence.phrase(writer.first, writer.last)
        if sentence.ends_in(_PROSE_ENDS) or "|" in sentence.words:
            return
        told = [credit for credit in named if not credit.is_pronoun]
        is_last = bool(told) and told[-1].last >= len(sentence) - _WRITER_REACH
        self.rows = sentence.phrase(told[-1].first, told[-1].last) if is_last else ""

    def find(self, sentence: Sentence, paragraph: int) -> str:
        """Return the source of a row or of a note by the hour, empty for all else."""
        if self.log and sentence.words and _CLOCK in sentence.words[0][1:-1]:
            self.log_paragraph = paragraph
        if self.log and self.log_paragraph == paragraph:
            return self.log
        return "" if sentence.ends_in(_PROSE_ENDS) else self.rows


def _writers(sentence: Sentence) -> Iterator[Credit]:
    """Find the ends of "as told on Twitter by Jane Doe" and "tweets of the day from @ICRC"."""
    for span in sentence.spans("logs"):
        for at in range(span.last, min(len(sentence) - 1, span.last + _WRITER_REACH)):
            if not (sentence.has("weak_roles", at) or sentence.has("roles", at)):
                continue
            credit = read_after(sentence, at + 1, at)
            is_handle = sentence.is_mark(_HANDLE, at + 1)
            if credit is not None and (is_handle or credit.last >= len(sentence) - 1):
                yield credit
