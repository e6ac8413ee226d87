"""A link that names an operation as it was called before is led on to what it is called now."""

from collections.abc import Sequence

import streamlit as st

from dashboard.view.markup import escape_markdown
from dashboard.view.page import chosen_page
from dashboard.view.sidebar import LABELS, Choices

_TOLD = "told_of_names"
_KEY = "operation"


def lead_on(choices: Choices) -> tuple[str, ...]:
    """Look at what the address means by now, where it names what there was; and say so.

    Parameters
    ----------
    choices : Choices
        What the filters offer. To be called before they are drawn: they take up the address that
        they are opened with, and take out of it what they do not offer.

    Returns
    -------
    tuple of str
        The names in the address that the filter stands for already: it follows when that is drawn.
    """
    names = choices.operations
    asked = st.query_params.get_all(_KEY)
    strange = [one for one in asked if one not in names.values()]
    former = {one: found for one in strange if (found := choices.find_former(one))}
    told = [_tell(one, [names[each] for each in found]) for one, found in former.items()]
    if former and _KEY not in st.session_state:
        st.session_state[_TOLD] = told
        now = (names.get(each, each) for one in asked for each in former.get(one, [one]))
        address = {key: st.query_params.get_all(key) for key in st.query_params}
        st.switch_page(chosen_page(), query_params=address | {_KEY: list(dict.fromkeys(now))})
    held = st.session_state.get(_KEY, ())
    if former or any(one not in names for one in held):
        # It drops what it does not know; once it was drawn, its address is its own.
        present = (each for one in held for each in _present(one, choices))
        st.session_state[_KEY] = list(dict.fromkeys(present))
    for one in (*st.session_state.pop(_TOLD, ()), *told):
        st.toast(escape_markdown(one), icon=":material/link:")
    return tuple(former)


def _present(operation_id: str, choices: Choices) -> tuple[str, ...]:
    return (
        (operation_id,) if operation_id in choices.operations else choices.find_former(operation_id)
    )


def _tell(name: str, found: Sequence[str]) -> str:
    if len(found) == 1:
        return f"“{name}” is called “{found[0]}” by now."
    names = f"“{'”, “'.join(found[:-1])}” or “{found[-1]}”"
    return f"“{name}” may be {names} by now: all are shown. Choose under “{LABELS[_KEY]}”."
