"""What every command writes to: results to standard output, all else to standard error."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.markup import escape

from dashboard.base.errors import DashboardError

console = Console()
errors = Console(stderr=True)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Show an error of ours as one line with exit code 1, never as a traceback."""
    try:
        yield
    except DashboardError as error:
        errors.print(f"[red]{escape(str(error))}[/red]", soft_wrap=True)
        raise typer.Exit(1) from error
