"""A sentence with its tokens and the concepts that its words stand for."""

from collections import defaultdict
from collections.abc import Container, Hashable, Iterable, Sequence

from dashboard.extract.lexicon import Lexicon, Span
from dashboard.extract.naming import NamePhrase
from dashboard.extract.tokens import scan

_NO_SPANS: list[Span] = []
_NO_COVER: dict[int, Span] = {}
_new = tuple.__new__  # a span costs half as much as by its own constructor


class Sentence:
    """One sentence, read once: the rules of the grammar look at this and not at the text.

    Parameters
    ----------
    text : str
        The report's text.
    start, end : int
        Where the sentence stands in it.
    lexicon : Lexicon
        The words of the report's language.

    Attributes
    ----------
    text, start, end, lexicon
        As given.
    words, lower : list of str
        The tokens as written, and folded to lower case.
    starts, ends : list of int
        Their offsets in the report's text.
    digits : list of int
        The tokens that are numbers of digits.
    names : dict
        The phrases that may name places by where they begin, as far as they were asked for.
    capitals : list of bool
        Of each token whether it begins or goes on with a name, once that was asked for.
    """

    __slots__ = (
        "_covers",
        "_spans",
        "capitals",
        "digits",
        "end",
        "ends",
        "lexicon",
        "lower",
        "names",
        "start",
        "starts",
        "text",
        "words",
    )

    def __init__(self, text: str, start: int, end: int, lexicon: Lexicon) -> None:
        self.text, self.start, self.end, self.lexicon = text, start, end, lexicon
        self.starts, self.ends, self.words = scan(text, start, end)
        self.digits = [i for i, word in enumerate(self.words) if word[0].isdecimal()]
        self.lower = list(map(str.casefold, self.words))
        if "’" in text[start:end]:
            self.lower = [word.replace("’", "'") for word in self.lower]
        if not text[start:end].isupper():
            self._keep_acronyms()
        self._spans: dict[str, list[Span]] = {}
        self._covers: dict[str, dict[int, Span]] = {}
        self._match()
        self._keep_months()
        self.names: dict[int, NamePhrase] = {}
        self.capitals: list[bool] = []

    def __len__(self) -> int:
        return len(self.words)

    def _keep_acronyms(self) -> None:
        """Leave "WHO" and "US" as written, so that they are not taken for small words."""
        for i, word in enumerate(self.words):
            if 1 < len(word) < 5 and word.isupper() and self._is_stop(self.lower[i]):
                self.lower[i] = word

    def _keep_months(self) -> None:
        """Take the capital "May" within a sentence for the month alone, never for the verb."""
        months = {span.first for span in self.spans("months") if self.words[span.first].istitle()}
        if months - {0}:
            planned = [s for s in self.spans("planned") if s.first not in months or not s.first]
            self._spans["planned"] = planned
            self._covers["planned"] = {i: s for s in planned for i in range(s.first, s.last)}

    def _is_stop(self, word: str) -> bool:
        entry = self.lexicon.entries.get(word, ())
        kinds = {kind for rest, tags in entry if not rest for kind, _ in tags}
        return "stops" in kinds and "months" not in kinds  # "MAY 18"

    def _match(self) -> None:
        """Find the longest phrase of each kind at each token, none within another of its kind."""
        covers: defaultdict[str, dict[int, Span]] = defaultdict(dict)
        followed, lower = self.lexicon.followed, self.lower
        void = 0
        following = [*lower[1:], ""]
        for i, (word, after) in enumerate(zip(lower, following, strict=False)):
            seconds = followed.get(word)
            if seconds is None or i < void:
                continue
            for rest, marks in seconds.get(after) or seconds[""]:
                last = i + 1 + len(rest)
                if rest and lower[i + 1 : last] != rest:
                    continue
                if not marks:
                    void = last
                    break
                for value, kinds in marks:
                    span = _new(Span, (i, last, value))
                    for kind in kinds:
                        cover = covers[kind]
                        if i not in cover:
                            cover[i] = span
                            if rest:
                                cover.update(dict.fromkeys(range(i + 1, last), span))
        self._covers = dict(covers)

    def spans(self, kind: str) -> list[Span]:
        """Return the phrases of one table, in order."""
        if kind not in self._covers:
            return _NO_SPANS
        found = self._spans.get(kind)
        if found is None:
            cover = self._covers[kind]
            found = self._spans[kind] = [span for i, span in cover.items() if span[0] == i]
        return found

    def cover(self, kind: str) -> dict[int, Span]:
        """Return for each token that a phrase of one table covers, that phrase."""
        return self._covers.get(kind, _NO_COVER)

    def value(self, kind: str, index: int) -> Hashable:
        """Return the concept that a table gives the phrase over a token, or None."""
        span = self._covers.get(kind, _NO_COVER).get(index)
        return None if span is None else span.value

    def offsets(self, first: int, last: int) -> tuple[int, int]:
        """Return where tokens stand in the report's text."""
        return self.starts[first], self.ends[last - 1]

    def phrase(self, first: int, last: int) -> str:
        """Return tokens as the report's text has them."""
        return self.text[self.starts[first] : self.ends[last - 1]]

    def has(self, kind: str, index: int) -> bool:
        """Tell whether a phrase of a table covers a token; false off either end."""
        return kind in self._covers and index in self._covers[kind]

    def has_any(self, kinds: Iterable[str], index: int) -> bool:
        """Tell whether a phrase of any of some tables covers a token; false off either end."""
        covers = self._covers
        for kind in kinds:  # noqa: SIM110 - asked so often that a generator would show
            if kind in covers and index in covers[kind]:
                return True
        return False

    def has_within(self, kind: str, indexes: Iterable[int]) -> bool:
        """Tell whether a phrase of a table covers any of some tokens."""
        return kind in self._covers and not self._covers[kind].keys().isdisjoint(indexes)

    def is_past(self, index: int) -> bool:
        """Tell a word that may be a verb's past: "took" and "killed", not "killing"."""
        return self.lower[index].endswith(self.lexicon.past_endings) or self.has(
            "preterites", index
        )

    def lacks(self, kinds: frozenset[str]) -> bool:
        """Tell whether the sentence has no phrase of any of some tables."""
        return self._covers.keys().isdisjoint(kinds)

    def present(self, kinds: Sequence[str]) -> list[str]:
        """Return those of some tables that have a phrase in the sentence."""
        return [kind for kind in kinds if self._covers.get(kind)]

    def is_mark(self, mark: str, index: int) -> bool:
        """Tell whether a token is a mark; false off either end."""
        return 0 <= index < len(self.lower) and self.lower[index] == mark

    def ends_in(self, marks: Container[str]) -> bool:
        """Tell whether the last token is one of some marks."""
        return bool(self.lower) and self.lower[-1] in marks

    def is_digits(self, index: int) -> bool:
        """Tell whether a token is a number of digits; false off either end."""
        return 0 <= index < len(self.words) and self.words[index][0].isdecimal()

    def is_glued(self, index: int) -> bool:
        """Tell whether no space stands before a token."""
        return 0 < index < len(self.starts) and self.starts[index] == self.ends[index - 1]
