from collections.abc import Callable, Iterable

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.tidy.build import Entry
from tests.sample import sample_entries

OpenSite = Callable[..., AppTest]
LABEL = "New reports or changes: show them"


OLD = """
from dashboard.base.settings import Settings
from dashboard.tidy.store import Store
from dashboard.view.news import watch

store = Store.open(Settings.from_env().database_url)
watch(store, {mark})
"""


def offers(app: AppTest) -> list[str]:
    return [one.label for one in app.button if one.label == LABEL]


@pytest.mark.parametrize(
    ("mark", "expected"),
    [("store.mark()", []), ("'1.0'", [LABEL])],
    ids=["same", "another store of as many writes"],
)
def test_it_is_offered_only_when_the_page_is_of_another_state(
    fill_store: Callable[[Iterable[Entry]], None], mark: str, expected: list[str]
) -> None:
    fill_store(sample_entries()[:1])
    app = AppTest.from_string(OLD.format(mark=mark)).run()
    assert not app.exception
    assert offers(app) == expected


def test_a_page_offers_what_was_written_elsewhere_and_shows_it(
    open_site: OpenSite, fill_store: Callable[[Iterable[Entry]], None]
) -> None:
    first, *others = sample_entries()
    app = open_site("reports", entries=[first])
    assert not offers(app)
    assert not app.exception
    fill_store(others)
    app.run()
    assert not offers(app)
    assert len(app.dataframe[0].value) == len(others) + 1
