"""How far apart two words of a sentence are for the grammar: tokens, and the edges between."""

from itertools import accumulate

from dashboard.extract.sentence import Sentence

_MARKS = {",": 2, ";": 14, ":": 8, ".": 14, "(": 6, ")": 6, "—": 8, "–": 8, "•": 20, '"': 1}
_LINKS = {"strong": 5, "weak": 1}
_LINE_COST = 20  # rows of a list hardly hang together
_DASHES = ("—", "–")
_DASH_COST = 2  # of one that has its other
_ASIDE = 14  # tokens that two dashes part from their sentence


def _join_dashes(words: list[str], costs: list[int]) -> None:
    """Let two dashes part what stands between them, and nothing outside."""
    dashes = [i for i, word in enumerate(words) if word in _DASHES]
    for left, right in zip(dashes[::2], dashes[1::2], strict=False):
        if right - left <= _ASIDE:
            costs[left : right + 1] = [_DASH_COST, *[0] * (right - left - 1), _DASH_COST]


class Distances:
    """Costs between the tokens of one sentence.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    """

    __slots__ = ("_sums",)

    def __init__(self, sentence: Sentence) -> None:
        costs = [1 + _MARKS.get(word, 0) for word in sentence.words]
        for span in sentence.spans("links"):
            costs[span.first] += _LINKS[str(span.value)]
        text = sentence.text
        if "\n" in text[sentence.start : sentence.end]:
            for i in range(1, len(costs)):
                if "\n" in text[sentence.ends[i - 1] : sentence.starts[i]]:
                    costs[i] += _LINE_COST
        _join_dashes(sentence.words, costs)
        depth = 0
        for i, word in enumerate(sentence.words):
            if word == ")":
                depth = max(0, depth - 1)
            elif depth:
                costs[i] = 0  # what stands in brackets parts nothing outside them
            if word == "(":
                depth += 1
        self._sums = [0, *accumulate(costs)]

    def between(self, left: int, right: int) -> int:
        """Return the cost of the tokens from `left` up to, not including, `right`."""
        return self._sums[right] - self._sums[left] if right > left else 0
