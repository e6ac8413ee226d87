"""An open page notices that something was written elsewhere, and offers to show it."""

from functools import partial

import streamlit as st

from dashboard.base.errors import StoreError
from dashboard.tidy.store import Store

EVERY = "60s"
"""How often a page asks: each time it reads one number of the store."""


def watch(store: Store, mark: str) -> None:
    """Offer to show what was written since, by `evac ingest` or by a colleague.

    Parameters
    ----------
    store : Store
        Asked for its mark.
    mark : str
        That of the state that the page shows.

    Notes
    -----
    The page is not drawn anew by itself: a reader may be in the middle of a sentence.
    """
    st.fragment(partial(_look, store, mark), run_every=EVERY, key="news")()


def _look(store: Store, mark: str) -> None:
    try:
        is_old = store.mark() != mark
    except StoreError:
        return  # the next step of the reader tells what is wrong
    if is_old and st.button(
        "New reports or changes: show them", icon=":material/refresh:", type="primary"
    ):
        st.rerun()
