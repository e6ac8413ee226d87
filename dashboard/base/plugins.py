"""Extension folders: every module in one is found by listing and held to its contract.

A file that does not import, or lacks what its contract names, stops the program with its name:
a silent skip would be a missing language or format that nobody sees.
"""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, TypeVar, cast

from dashboard.base.errors import PluginError

Contract = TypeVar("Contract")


def _members(contract: type) -> Iterator[str]:
    for base in reversed(contract.__mro__):
        names = {**getattr(base, "__annotations__", {}), **vars(base)}
        yield from (name for name in names if not name.startswith("_"))


@cache
def _modules(package: str, words: str) -> tuple[ModuleType, ...]:
    folder = import_module(package)
    found = []
    for info in iter_modules(folder.__path__):
        name = f"{package}.{info.name}"
        file = Path(folder.__path__[0], f"{info.name}.py")
        if words and words not in file.read_text(encoding="utf-8"):
            continue
        try:
            found.append(import_module(name))
        except Exception as error:
            raise PluginError(f"{name} cannot be imported: {error}") from error
    return tuple(found)


def load(package: str, contract: type[Contract], words: str = "") -> tuple[Contract, ...]:
    """Import every module of an extension folder.

    Parameters
    ----------
    package : str
        Dotted name of the folder, such as "dashboard.decode.formats".
    contract : type
        A Protocol; each public name in it must stand in every module.
    words : str
        Only the modules in whose text these stand: what is not needed yet takes time to import.

    Returns
    -------
    tuple of modules
        Sorted by their ``ORDER`` (0 without one), then by name.

    Raises
    ------
    PluginError
        If a module cannot be imported or lacks a name of the contract.
    """
    wanted = sorted(set(_members(contract)))
    for module in _modules(package, words):
        missing = [name for name in wanted if not hasattr(module, name)]
        if missing:
            raise PluginError(
                f"{module.__name__} lacks {', '.join(missing)}, which {contract.__name__} asks for"
            )
    ordered = sorted(_modules(package, words), key=lambda m: (getattr(m, "ORDER", 0), m.__name__))
    return cast("tuple[Contract, ...]", tuple(ordered))


def later(module: str, name: str) -> Callable[..., Any]:
    """Return a function whose module is imported when it is called for the first time.

    Parameters
    ----------
    module : str
        Dotted name. What it imports in turn costs a program nothing that never calls the function.
    name : str
        The function's.

    Examples
    --------
    >>> later("math", "floor")(1.5)
    1
    """

    def call(*given: Any, **named: Any) -> Any:
        return getattr(import_module(module), name)(*given, **named)

    return call


def list_plugins() -> tuple[tuple[str, str, str], ...]:
    """List every plug-in of every extension folder without importing one.

    Returns
    -------
    tuple of (str, str, str)
        Folder, name and the first line of its docstring, sorted by folder and name.
    """
    stages = Path(__file__).parents[1]
    return tuple(
        (file.parent.name, file.stem, _first_line(file))
        for file in sorted(stages.glob("*/*/*.py"))
        if file.stem != "__init__"
    )


def _first_line(file: Path) -> str:
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return docstring.partition("\n")[0]


def short_name(module: object) -> str:
    """Return a plug-in's own name: the last part of its module's.

    Examples
    --------
    >>> short_name(import_module("dashboard.base.plugins"))
    'plugins'
    """
    return str(getattr(module, "__name__", "")).rpartition(".")[2]
