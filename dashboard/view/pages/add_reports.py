"""Reports come in: given, read, looked over with their figures, and then kept."""

import streamlit as st

from dashboard.view.adding_check import draw_check
from dashboard.view.adding_choice import draw_choice
from dashboard.view.adding_result import draw_result
from dashboard.view.adding_work import draw_keeping, draw_reading, known_by
from dashboard.view.batch import Step, current_batch
from dashboard.view.panel import Screen

TITLE = "Add reports"
ORDER = 35


def draw(screen: Screen) -> None:
    """Draw the step at which this reader's reports are."""
    intake, desk, batch = screen.intake, screen.desk, current_batch()
    if intake is None or desk is None:
        st.info("No report can be added here.", icon=":material/lock:")
    elif batch.step == Step.CHOOSE:
        draw_choice(intake, desk)
    elif batch.step == Step.READ:
        draw_reading(batch, intake, known_by(screen.tables))
    elif batch.step == Step.CHECK:
        draw_check(batch, intake, screen)
    elif batch.step == Step.KEEP:
        draw_keeping(batch, intake)
    else:
        draw_result(batch, screen.selection)
