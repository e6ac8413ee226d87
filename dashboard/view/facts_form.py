"""What is said of one report, in fields that a reader can change."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any

import streamlit as st

from dashboard.base.languages import LANGUAGES, name_language
from dashboard.view.batch import Candidate
from dashboard.view.theme import format_day

FIRST_DAY, LAST_DAY = date(1900, 1, 1), date(2100, 12, 31)


def language_options(others: Iterable[str]) -> Mapping[str, str]:
    """Return the codes of the languages to choose from by their names, some others among them."""
    codes = dict.fromkeys([*LANGUAGES, *others])
    return dict(sorted((name_language(code), code) for code in codes))


def ask_published(**options: Any) -> date | None:
    """Draw the field of a day of publication, and return what stands in it."""
    day: date | None = st.date_input(
        "Published", min_value=FIRST_DAY, max_value=LAST_DAY, format="YYYY-MM-DD", **options
    )
    return day


def ask_language(known: str, *, is_chosen: bool = False, **options: Any) -> str:
    """Draw the choice of a report's language, and return its code.

    Parameters
    ----------
    known : str
        Code of the one that it is taken for; it is among them.
    is_chosen : bool
        Whether the choice opens with it; else it is set by the widget's key.
    **options
        Further arguments of ``st.selectbox``.
    """
    codes = list(language_options([known]).values())
    first = codes.index(known) if is_chosen else 0
    chosen: str = st.selectbox(
        "Language", codes, first, format_func=name_language, filter_mode="contains", **options
    )
    return chosen


def draw_facts(candidate: Candidate) -> None:
    """Draw a report's title, publisher, date, language and whether it is confidential.

    Parameters
    ----------
    candidate : Candidate
        Takes what the reader changes at once.
    """
    left, right = st.columns(2)
    with left:
        _field(candidate, "title", lambda **at: st.text_input("Title", **at))
        _field(candidate, "publisher", lambda **at: st.text_input("Publisher", **at))
    with right:
        _field(
            candidate,
            "published_date",
            lambda **at: ask_published(
                help="Days such as “Thursday” in the text are read against it.", **at
            ),
        )
        if candidate.report.published_date:
            st.caption(format_day(candidate.report.published_date))
        _field(candidate, "language", lambda **at: ask_language(candidate.report.language, **at))
    _field(
        candidate,
        "is_confidential",
        lambda **at: st.checkbox("Confidential: never leaves in a download", **at),
    )


def _field(candidate: Candidate, fact: str, draw: Callable[..., Any]) -> None:
    key = f"{fact}_{candidate.report.report_id[:12]}"
    # Set beforehand: a value given to the widget itself would set it back with each change.
    st.session_state.setdefault(key, getattr(candidate.report, fact))
    draw(key=key, on_change=_take, args=(candidate, fact, key))


def _take(candidate: Candidate, fact: str, key: str) -> None:
    value = st.session_state[key]
    candidate.change(**{fact: " ".join(value.split()) if isinstance(value, str) else value})
