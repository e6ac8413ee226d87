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


def draw_facts(candidate: Candidate) -> None:
    """Draw a report's title, publisher, date, language and whether it is confidential.

    Parameters
    ----------
    candidate : Candidate
        Takes what the reader changes at once.
    """
    codes = list(language_options([candidate.report.language]).values())
    left, right = st.columns(2)
    with left:
        _field(candidate, "title", lambda **at: st.text_input("Title", **at))
        _field(candidate, "publisher", lambda **at: st.text_input("Publisher", **at))
    with right:
        _field(
            candidate,
            "published_date",
            lambda **at: st.date_input(
                "Published",
                min_value=FIRST_DAY,
                max_value=LAST_DAY,
                format="YYYY-MM-DD",
                help="Days such as “Thursday” in the text are read against it.",
                **at,
            ),
        )
        if candidate.report.published_date:
            st.caption(format_day(candidate.report.published_date))
        _field(
            candidate,
            "language",
            lambda **at: st.selectbox(
                "Language", codes, format_func=name_language, filter_mode="contains", **at
            ),
        )
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
