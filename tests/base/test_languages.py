import py3langid
import pytest

from dashboard.base.languages import LANGUAGES, name_language


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("ar", "Arabic"),
        ("bcl", "Central Bikol"),
        ("en-GB", "English"),
        ("xx", "XX"),
        ("", "unknown"),
    ],
    ids=str,
)
def test_a_language_is_named(code: str, name: str) -> None:
    assert name_language(code) == name


def test_every_language_that_a_text_is_taken_for_has_a_name_of_its_own() -> None:
    assert {str(code) for code, _ in py3langid.rank("any")} <= set(LANGUAGES)
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)
