"""One figure under review: its sentence in context, its fields as a form, and the say over it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

import pandas as pd
import streamlit as st

from dashboard.base.errors import CorrectionError
from dashboard.tidy.terms import ReviewStatus
from dashboard.tidy.wording import capitalize
from dashboard.view.cells import Row, amount_of
from dashboard.view.change_form import Answers, Form, draw_form
from dashboard.view.corrected import describe_review, hand_of
from dashboard.view.desk import Change, Desk, editor, keep
from dashboard.view.evidence import SCROLL, build_evidence
from dashboard.view.figure_changes import (
    change_figure,
    say_of_figure,
    standing,
    tellings_by_source,
    undo_all,
    verdicts,
)
from dashboard.view.figure_fields import draw_fields, offers_of, read_fields
from dashboard.view.focus import FIGURE, link_to
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.queue import ADD, neighbors, open_adding, say_doubts
from dashboard.view.theme import format_count
from dashboard.view.words import REVIEW_STATUSES, name_metric

_PROBLEM = "review!"
_OTHERS = "others"
_LAST = "review_last"
_BY = "review_by_"
_ACCEPTED = "Read and found right"
_UNDONE = "Undo of all changes of a figure"
_UNSAID = "Undo of what was said of a figure last"
_TAKE_BACK = "Take it back"
_ICONS: Mapping[str, str] = {
    "": ":gray[:material/radio_button_unchecked:]",
    ReviewStatus.ACCEPTED: ":green[:material/check_circle:]",
    ReviewStatus.CORRECTED: ":blue[:material/edit:]",
    ReviewStatus.REJECTED: ":orange[:material/block:]",
    ReviewStatus.DISPUTED: ":orange[:material/help:]",
    ReviewStatus.ADDED: ":blue[:material/add_circle:]",
}


def draw_one(screen: Screen, queue: pd.DataFrame, figure_id: str) -> None:
    """Draw a figure for review.

    Parameters
    ----------
    screen : Screen
        Whose tables hold it, whatever the filters are.
    queue : pandas.DataFrame
        The figures to go through, see `view/queue.py`.
    figure_id : str
        The figure.
    """
    evidence = build_evidence(screen, figure_id)
    if evidence is None:
        st.info("No such figure in the store.", icon=":material/search_off:")
        return
    figures = screen.tables.figures
    figure = figures[figures["figure_id"] == figure_id].iloc[0].to_dict()
    ids = list(queue.index)
    _draw_steps(screen, ids, figure, queue)
    text, fields = st.columns([6, 6], gap="medium")
    with text:
        st.html(evidence.head)
        st.html(evidence.text)
        st.html(SCROLL.format(figure_id=escape(figure_id)), unsafe_allow_javascript=True)
        with st.expander("All that was read"):
            st.html(evidence.facts)
        with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
            link_to("reports", "Read the whole report", report=evidence.report_id)
            st.button(
                ADD,
                type="tertiary",
                icon=":material/add:",
                on_click=open_adding,
                args=(evidence.report_id,),
                disabled=screen.desk is None,
            )
    with fields:
        _draw_form(screen, figure)


def _draw_steps(screen: Screen, ids: Sequence[str], figure: Row, queue: pd.DataFrame) -> None:
    figure_id = figure["figure_id"]
    before, after = neighbors(ids, figure_id)
    status = figure["review_status"]
    words = describe_review(figure, hand_of(screen.tables, figure_id)) or REVIEW_STATUSES[""]
    title = f"{name_metric(figure['metric'])}: {amount_of(figure)}"
    st.markdown(f"#### {escape_markdown(title)}")
    doubts = say_doubts(queue.loc[figure_id].to_dict()) if figure_id in ids else ""
    place = f"{ids.index(figure_id) + 1:,} of {len(ids):,}" if figure_id in ids else "not in list"
    line = f"{_ICONS[status]} {escape_markdown(capitalize(words))} · {place}"
    st.markdown(f"{line} · Look at: {doubts}" if doubts else line)
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        _step("Previous", before, "P", ":material/arrow_back:")
        _step("Next", after, "N", ":material/arrow_forward:")
        if screen.desk is None:
            return
        _draw_verdicts(screen, screen.desk, figure, after)
    _draw_problem()
    _draw_last(screen, screen.desk, figure_id)


def _step(label: str, figure_id: str, shortcut: str, icon: str) -> None:
    st.button(
        label,
        key=f"review_{label}",
        icon=icon,
        shortcut=shortcut,
        disabled=not figure_id,
        on_click=_go,
        args=(figure_id,),
    )


def _go(figure_id: str) -> None:
    st.query_params[FIGURE] = figure_id


def _draw_verdicts(screen: Screen, desk: Desk, figure: Row, after: str) -> None:
    figure_id, status = figure["figure_id"], figure["review_status"]
    if status not in (ReviewStatus.ACCEPTED, ReviewStatus.CORRECTED):
        accepted = (say_of_figure(figure, ReviewStatus.ACCEPTED),)
        told = _Deed("Accept", ":material/check:", "A", accepted, _ACCEPTED, "Accepted.", after)
        _draw_deed(desk, told)
    for said, label, help_text in (
        (ReviewStatus.REJECTED, "Reject", "It is no figure, or wrong: it counts in no number."),
        (ReviewStatus.DISPUTED, "In dispute", "It counts until the dispute is settled."),
    ):
        if status != said:
            # By its key it is the figure's own: else it stays open over the next one.
            with st.popover(label, key=f"ask_{said}_{figure_id}_{screen.edition[1]}"):
                st.caption(help_text)
                form = Form(
                    key=f"say_{said}_{figure_id}",
                    label=label,
                    fields=partial(_draw_others, screen, figure),
                    make=partial(_say, screen, figure, said, after),
                    told=f"Kept as {REVIEW_STATUSES[said]}.",
                )
                draw_form(screen, form)
    numbers = standing(screen.tables.corrections, [figure_id])
    if numbers:
        changes = undo_all(numbers)
        _draw_deed(desk, _Deed("Undo all", ":material/undo:", "U", changes, _UNDONE, "Undone."))


@dataclass(frozen=True, slots=True)
class _Deed:
    """What is done at once, by a button or its key, and which figure is shown then."""

    label: str
    icon: str
    shortcut: str | None
    changes: Sequence[Change]
    reason: str
    told: str
    after: str = ""


def _draw_last(screen: Screen, desk: Desk, figure_id: str) -> None:
    """Draw what was said last of another figure, with its undo, as long as it holds."""
    ids, said = st.session_state.get(_LAST, ((), ""))
    if not ids or figure_id in ids:
        return
    numbers = verdicts(screen.tables.corrections, ids, said)
    figures = screen.tables.figures
    rows = figures[figures["figure_id"] == ids[0]].to_dict("records")
    if not numbers or not rows:
        return
    name = escape_markdown(f"{name_metric(rows[0]['metric'])}: {amount_of(rows[0])}")
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown(f"{_ICONS[said]} {name} is {REVIEW_STATUSES[said]}", width="content")
        icon, changes = ":material/undo:", undo_all(numbers)
        undo = _Deed(_TAKE_BACK, icon, None, changes, _UNSAID, "Undone.", after=ids[0])
        _draw_deed(desk, undo)


def _draw_deed(desk: Desk, deed: _Deed) -> None:
    """Draw the button; it asks for the name where none is known."""
    if editor():
        st.button(
            deed.label,
            key=f"review_{deed.label}",
            icon=deed.icon,
            type="primary" if deed.reason == _ACCEPTED else "secondary",
            shortcut=deed.shortcut,
            on_click=_do,
            args=(desk, deed),
        )
        return
    # A form, since leaving the field alone must not do it.
    form = f"ask_{deed.label}"
    with st.popover(deed.label, icon=deed.icon), st.form(form, border=False):
        st.text_input("Your name", key=f"{_BY}{deed.label}", placeholder="Asked once")
        st.form_submit_button(
            f"{deed.label} under this name", icon=deed.icon, on_click=_do, args=(desk, deed)
        )


def _do(desk: Desk, deed: _Deed) -> None:
    by = editor() or str(st.session_state.get(f"{_BY}{deed.label}", ""))
    problem = keep(desk, deed.changes, by, deed.reason, deed.told)
    st.session_state[_PROBLEM] = problem
    if deed.after and not problem:
        _go(deed.after)


def _draw_problem() -> None:
    problem = st.session_state.pop(_PROBLEM, "")
    if problem:
        st.error(escape_markdown(problem), icon=":material/error:")


def _draw_others(screen: Screen, figure: Row, key: Callable[[str], str]) -> None:
    for who, others in tellings_by_source(screen.tables.figures, figure):
        is_own = who == figure["attributed_to"]
        number = format_count(len(others), "other mention")
        by = escape_markdown(who) or "the report itself"
        st.checkbox(
            f"Also for {number} of the same fact" + ("" if is_own else f", said by {by}"),
            # What another source says is another statement: it does not fall with this one.
            value=is_own,
            key=key(f"{_OTHERS}:{who}"),
        )


def _meant(screen: Screen, figure: Row, answers: Answers) -> list[Row]:
    return [
        figure,
        *(
            other
            for who, others in tellings_by_source(screen.tables.figures, figure)
            if answers.get(f"{_OTHERS}:{who}")
            for other in others.to_dict("records")
        ),
    ]


def _say(
    screen: Screen, figure: Row, said: ReviewStatus, after: str, answers: Answers
) -> tuple[Change, ...]:
    meant = _meant(screen, figure, answers)
    if after and answers.get("reason") and (editor() or answers.get("by")):
        _go(after)
        st.session_state[_LAST] = tuple(one["figure_id"] for one in meant), said
    return tuple(say_of_figure(one, said) for one in meant)


def _draw_form(screen: Screen, figure: Row) -> None:
    offers = offers_of(screen.tables, figure["report_id"], figure["figure_id"])

    def fields(key: Callable[[str], str]) -> None:
        draw_fields(key, figure, offers)
        _draw_others(screen, figure, key)

    form = Form(
        key=f"correct_{figure['figure_id']}",
        label="Save the correction",
        fields=fields,
        make=partial(_correct, screen, figure),
        told="Kept.",
        shortcut="Ctrl+S",
    )
    draw_form(screen, form)


def _correct(screen: Screen, figure: Row, answers: Answers) -> tuple[Change, ...]:
    cells = read_fields(answers)
    changes = change_figure(figure, cells)
    if not changes:
        raise CorrectionError("Nothing is changed yet. To agree with the figure, accept it.")
    # What was changed of one telling holds for the others; which whole they are of does not.
    columns = {change.column_name for change in changes} - {"subset_of"}
    wanted = {name: cell for name, cell in cells.items() if name in columns}
    others = _meant(screen, figure, answers)[1:]
    return (*changes, *(change for one in others for change in change_figure(one, wanted)))
