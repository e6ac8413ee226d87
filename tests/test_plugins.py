"""Every extension folder is found by listing, and a plug-in that breaks its contract is named."""

from pathlib import Path
from typing import Protocol

import pytest

from dashboard.base.errors import PluginError
from dashboard.base.plugins import list_plugins, load, short_name


class Greeting(Protocol):
    ORDER: int

    def greet(self, name: str) -> str: ...


def make_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> str:
    package = f"greetings_{tmp_path.name}"
    folder = tmp_path / package
    folder.mkdir()
    (folder / "__init__.py").write_text('"""Greetings."""\n')
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    return package


GOOD = "ORDER = {order}\ndef greet(name):\n    return name\n"


def test_plugins_come_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make_folder(
        tmp_path, monkeypatch, first=GOOD.format(order=2), second=GOOD.format(order=1)
    )
    assert [short_name(module) for module in load(package, Greeting)] == ["second", "first"]


def test_only_files_with_the_words_are_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = make_folder(
        tmp_path,
        monkeypatch,
        wanted=GOOD.format(order=1) + 'PAGE = "one"\n',
        other="import nothing_of_that_name\nPAGE = 'other'\n",
    )
    found = load(package, Greeting, 'PAGE = "one"')
    assert [short_name(module) for module in found] == ["wanted"]


def test_a_missing_name_is_told_with_file_and_contract(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = make_folder(tmp_path, monkeypatch, mute="ORDER = 1\n")
    with pytest.raises(PluginError, match=r"mute lacks greet, which Greeting asks for"):
        load(package, Greeting)


def test_a_file_that_does_not_import_stops_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = make_folder(tmp_path, monkeypatch, broken="import nothing_of_that_name\n")
    with pytest.raises(PluginError, match=r"broken cannot be imported: No module"):
        load(package, Greeting)


def test_every_plugin_says_in_a_line_what_it_is() -> None:
    listed = list_plugins()
    assert {folder for folder, _, _ in listed} >= {"formats", "feeds", "languages", "geocoders"}
    assert all(summary for _, _, summary in listed)
