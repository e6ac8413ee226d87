from dashboard.base.plugins import short_name
from dashboard.view.page import pages


def test_the_app_opens_with_the_overview() -> None:
    assert short_name(pages()[0]) == "overview"


def test_pages_differ_in_title_and_order() -> None:
    found = pages()
    assert len({page.TITLE for page in found}) == len(found)
    assert len({page.ORDER for page in found}) == len(found)


from dashboard.base.plugins import short_name
from dashboard.view.page import pages


def test_the_app_opens_with_the_overview() -> None:
    assert short_name(pages()[0]) == "overview"


def test_pages_differ_in_title_and_order() -> None:
    found = pages()
    assert len({page.TITLE for page in found}) == len(found)
    assert len({page.ORDER for page in found}) == len(found)


def test_every_page_has_an_icon_that_ships() -> None:
    assert all(page.ICON.startswith(":material/") for page in pages())
