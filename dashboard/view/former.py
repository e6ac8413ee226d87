"""A link that names an operation as it was called before is led on to what it is called now."""

from collections.abc import Sequence

import streamlit as st

from dashboard.view.markup import escape_markdown
from dashboard.view.page import chosen_page
from dashboard.view.sidebar import LABELS, Choices

_TOLD = "told_of_names"
_KEY = "operation"


def lead_on(choices: Choices) -> None:
    """Go to the address of what a link means by now, where it names what there was; and say so.

    Parameters
    ----------
    choices : Choices
        What the filters offer. To be called before they are drawn: they take up the address that
        they are opened with, and take out of it what they do not offer.
    """
    address = _find_address(choices)
    if address:
        st.switch_page(chosen_page(), query_params=address)
    for told in st.session_state.pop(_TOLD, ()):
        st.toast(escape_markdown(told), icon=":material/link:")


def _find_address(choices: Choices) -> dict[str, list[str]]:
    names = choices.operations
    asked = st.query_params.get_all(_KEY)
    strange = [one for one in asked if one not in names.values()]
    former = {one: [names[each] for each in choices.find_former(one)] for one in strange}
    if not any(former.values()):
        return {}
    st.session_state[_TOLD] = [_tell(one, found) for one, found in former.items() if found]
    now = dict.fromkeys(name for one in asked for name in former.get(one) or [one])
    address = {key: st.query_params.get_all(key) for key in st.query_params}
    return address | {_KEY: list(now)}


def _tell(name: str, found: Sequence[str]) -> str:
    if len(found) == 1:
        return f"“{name}” is called “{found[0]}” by now."
    names = f"“{'”, “'.join(found[:-1])}” or “{found[-1]}”"
    return f"“{name}” may be {names} by now: all are shown. Choose under “{LABELS[_KEY]}”."
