"""Extension folders: every module in one is found by listing and held to its contract.

A file that does not import, or lacks what its contract names, stops the program with its name:
a silent skip would be a missing language or format that nobody sees.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar, cast

from dashboard.base.errors import PluginError

Contract = TypeVar("Contract")


def _members(contract: type) -> Iterator[str]:
    for base in reversed(contract.__mro__):
        names = {**getattr(base, "__annotations__", {}), **vars(base)}
        yield from (name for name in names if not name.startswith("_"))


@cache
def _modules(package: str) -> tuple[ModuleType, ...]:
    folder = import_module(package)
    found = []
    for info in iter_modules(folder.__path__):
        name = f"{package}.{info.name}"
        try:
            found.append(import_module(name))
        except Exception as error:
            raise PluginError(f"{name} cannot be imported: {error}") from error
    return tuple(found)


def load(package: str, contract: type[Contract]) -> tuple[Contract, ...]:
    """Import every module of an extension folder.

    Parameters
    ----------
    package : str
        Dotted name of the folder, such as "dashboard.decode.formats".
    contract : type
        A Protocol; each public name in it must stand in every module.

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
    for module in _modules(package):
        missing = [name for name in wanted if not hasattr(module, name)]
        if missing:
            raise PluginError(
                f"{module.__name__} lacks {', '.join(missing)}, which {contract.__name__} asks for"
            )
    ordered = sorted(_modules(package), key=lambda m: (getattr(m, "ORDER", 0), m.__name__))
    return cast("tuple[Contract, ...]", tuple(ordered))


def short_name(module: object) -> str:
    """Return a plug-in's own name: the last part of its module's.

    Examples
    --------
    >>> short_name(import_module("dashboard.base.plugins"))
    'plugins'
    """
    return str(getattr(module, "__name__", "")).rpartition(".")[2]
