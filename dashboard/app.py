"""The Streamlit entry, which is two things: what serves the dashboard, and the script it runs.

Run with ``evac app`` or ``python -m streamlit run dashboard/app.py``.
"""

import streamlit as st

from dashboard.base.plugins import later

# The server is there before what draws pages is imported: a browser loads its own part meanwhile.
draw = later("dashboard.entry", "draw")

if __name__ == "__main__":  # as Streamlit runs it, for each step of a reader
    draw()
else:  # as the server imports it
    app = st.App(__file__, lifespan=later("dashboard.serving", "make_first_page"))
