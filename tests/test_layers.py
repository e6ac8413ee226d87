"""The architecture, held: stages meet in base, and libraries stay on their floor."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "dashboard"
STAGES = ("collect", "decode", "extract", "locate", "tidy", "view")
MODULES = sorted(PACKAGE.rglob("*.py"))
SCREEN = ("streamlit", "altair", "pydeck")


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def stage_of(name: str) -> str:
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else ""


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(path: Path) -> set[str]:
    known = {module_name(other) for other in MODULES}
    return {name for name in imported(path) if name in known and name != "dashboard"}


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_stage_imports_only_base_and_itself(path: Path) -> None:
    stage = stage_of(module_name(path))
    allowed = {stage, "base"} | ({"tidy"} if stage == "view" else set())
    if stage == "base":
        allowed = {"base"}
    if stage in (*STAGES, "base"):
        met = {stage_of(name) for name in ours(path)}
        assert met <= allowed, f"{path} reaches into {met - allowed}"


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_screen_libraries_stay_in_view_and_pandas_above_locate(path: Path) -> None:
    stage = stage_of(module_name(path))
    roots = {name.split(".")[0] for name in imported(path)}
    if stage in ("base", *STAGES[:-1]):
        assert not roots & set(SCREEN)
    if stage in ("base", *STAGES[:4]):
        assert "pandas" not in roots


@pytest.mark.parametrize("path", sorted((PACKAGE / "base").glob("*.py")), ids=module_name)
def test_base_stands_on_the_standard_library_alone(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    assert roots <= set(sys.stdlib_module_names) | {"dashboard"}


def plugins() -> set[str]:
    folders = [
        path for path in PACKAGE.glob("*/*/") if path.is_dir() and path.name != "__pycache__"
    ]
    return {
        module_name(file)
        for folder in folders
        for file in folder.glob("*.py")
        if file.stem != "__init__"
    }


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_no_extension_is_imported_by_name_from_outside_its_folder(path: Path) -> None:
    named = ours(path) & plugins()
    own_folder = module_name(path).rpartition(".")[0]
    assert {name for name in named if not name.startswith(own_folder + ".")} == set()


def test_imports_make_no_circle() -> None:
    graph = {module_name(path): ours(path) for path in MODULES}
    done: set[str] = set()

    def visit(name: str, trail: tuple[str, ...]) -> None:
        assert name not in trail, " -> ".join((*trail, name))
        if name not in done:
            for other in graph[name]:
                visit(other, (*trail, name))
            done.add(name)

    for name in graph:
        visit(name, ())


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_no_file_is_over_300_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300


def test_imports_stand_at_the_top_only() -> None:
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                inner = [n for n in ast.walk(node) if isinstance(n, ast.Import | ast.ImportFrom)]
                assert not inner, f"{path}: {node.name} imports inside"
