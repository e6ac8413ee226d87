"""Reports made from a text, so that a test says only what it is about."""

from collections.abc import Callable
from datetime import date

import pytest

from dashboard.base.report import Report, text_id
from dashboard.decode.sentences import split_sentences
from dashboard.extract.lexicon import lexicon
from dashboard.extract.sentence import Sentence

THURSDAY = date(2016, 12, 15)

MakeReport = Callable[..., Report]
MakeSentence = Callable[[str], Sentence]


@pytest.fixture(scope="session")
def make_report() -> MakeReport:
    def make(text: str, published: date | None = THURSDAY, language: str = "en") -> Report:
        return Report(
            text_id(text),
            text,
            split_sentences(text, language),
            "a test",
            published_date=published,
            language=language,
        )

    return make


@pytest.fixture(scope="session")
def make_sentence() -> MakeSentence:
    def make(text: str) -> Sentence:
        return Sentence(text, 0, len(text), lexicon("en"))

    return make
