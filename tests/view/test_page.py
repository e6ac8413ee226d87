from dashboard.base.plugins import short_name
from dashboard.view.page import pages


def test_the_app_opens_with_the_overview() -> None:
    assert short_name(pages()[0]) == "overview"


def test_pages_differ_in_title_and_order() -> None:
    found = pages()
    assert len({page.TITLE for page in found}) == len(found)
    assert len({page.ORDER for page in found}) == len(found)
