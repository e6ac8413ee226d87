"""The ``evac`` command: arguments in, lines and exit codes out. The work is the pipeline's.

Results go to standard output, all else to standard error, so that a result can be piped. What a
command needs is imported when it runs, since to import all of it takes longer than most commands.
"""

import json
import logging
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
from rich.table import Table

from dashboard.base.document import Failure
from dashboard.base.errors import ReportError, SettingsError
from dashboard.base.metrics import METRICS
from dashboard.base.outcome import Outcome, Reading, Status
from dashboard.base.plugins import later, list_plugins
from dashboard.base.settings import MOST_WORKERS, Settings
from dashboard.decode.dates import EARLIEST_YEAR, LATEST_YEAR, read_published_date
from dashboard.extract.scoring import ASPECTS
from dashboard.launching import launch
from dashboard.printing import explain, show_figures, show_leftovers
from dashboard.terminal import console, errors, plain_errors

app = typer.Typer(
    help="Read reports on evacuations, keep their figures with the sentences they stand in, "
    "and show a tally that counts nobody twice.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
_evaluate = later("dashboard.evaluation", "evaluate")
_export = later("dashboard.pipeline", "export")
_ingest = later("dashboard.pipeline", "ingest")
_prepare = later("dashboard.pipeline", "prepare")
_read_reports = later("dashboard.pipeline", "read_reports")
_show_reports = later("dashboard.removal", "show_reports")
_remove_report = later("dashboard.removal", "remove_report")
_restore_report = later("dashboard.removal", "restore_report")
_figure_row = later("dashboard.tidy.build", "figure_row")
_many = later("dashboard.tidy.summary_words", "many")
_outline_of = later("dashboard.view.outline", "outline_of")
_open_workspace = later("dashboard.workspace", "open_workspace")
NOTHING_READ, SOME_FAILED = 1, 3
"""How `evac ingest` ends where no report, or not every one, could be read."""

Sources = Annotated[
    list[str], typer.Argument(metavar="PATH...", help="Files, folders or web addresses.")
]
Published = Annotated[
    str | None,
    typer.Option(metavar="DATE", help="Day of publication of the reports that state none."),
]

Name = Annotated[
    str, typer.Argument(metavar="REPORT", help="Its id, as listed, its file or its title.")
]
By = Annotated[str, typer.Option(metavar="NAME", help="Who says so; else who is logged in.")]


def _read_day(option: str, text: str | None) -> date | None:
    try:
        return None if text is None else read_published_date(text)
    except ReportError as error:
        raise SettingsError(
            f"{option} is {text!r}: give one day of the calendar from {EARLIEST_YEAR} to "
            f"{LATEST_YEAR}, write it as 2016-12-15"
        ) from error


@app.callback()
def _set_up() -> None:
    # Libraries warn of things a user cannot act on; our own reasons are printed by the commands.
    logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(message)s")


@app.command("ingest")
def ingest_command(
    sources: Sources,
    published: Published = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_WORKERS, help="Processes that read side by side."),
    ] = None,
    *,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress line.")] = False,
) -> None:
    """Read reports and keep their figures; what is known already stays as it is.

    Ends with 0 when every report was read, 3 when some could not be, 1 when none could.
    """
    with plain_errors():
        settings = Settings.from_env()
        if workers:
            settings = replace(settings, workers=workers)
        workspace = _open_workspace(settings)
        outcomes = _ingest(
            sources,
            workspace,
            retrieved_at=datetime.now(UTC),
            default_date=_read_day("--published", published),
        )
        done = list(_with_progress(outcomes, is_shown=not quiet))
        _prepare(workspace)
    _tell(done)
    failed = [outcome for outcome in done if outcome.status is Status.FAILED]
    if len(failed) == len(done):
        errors.print("[red]nothing could be read[/red]")
        raise typer.Exit(NOTHING_READ)
    if failed:
        raise typer.Exit(SOME_FAILED)


def _with_progress(outcomes: Iterator[Outcome], *, is_shown: bool) -> Iterator[Outcome]:
    columns = (SpinnerColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=errors, transient=True, disable=not is_shown) as progress:
        task = progress.add_task("reading", total=None)
        for outcome in outcomes:
            progress.update(task, advance=1, description=escape(Path(outcome.location).name))
            yield outcome


def _tell(done: list[Outcome]) -> None:
    for outcome in done:
        if outcome.status is Status.FAILED:
            _tell_failure(outcome.location, outcome.reason)
        if outcome.notice:
            errors.print(
                f"[yellow]note[/yellow] {escape(outcome.location)}: {escape(outcome.notice)}",
                soft_wrap=True,
            )
        if outcome.needs_date:
            errors.print(
                f"[yellow]needs a date[/yellow] {escape(outcome.location)}: add published_date "
                "to it, or give --published; until then days like “Thursday” in it stay open",
                soft_wrap=True,
            )
    counts = Counter(outcome.status for outcome in done)
    states = ", ".join(f"{counts[status]} {status}" for status in Status)
    figures = _many(sum(outcome.figure_count for outcome in done), "new figure")
    console.print(f"{_many(len(done), 'report')}: {states}; {figures}", highlight=False)


@app.command("extract")
def extract_command(
    sources: Sources,
    published: Published = None,
    *,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object a report and line.")
    ] = False,
) -> None:
    """Print the figures of reports; nothing is stored."""
    for location, reading in _read_all(sources, published):
        if as_json:
            sys.stdout.write(_as_json(location, reading) + "\n")
        else:
            console.print(show_figures(reading, location), show_leftovers(reading), "")


def _read_all(sources: list[str], published: str | None) -> Iterator[tuple[str, Reading]]:
    """Yield what can be read, name the rest, and end with exit code 1 where nothing could be."""
    failures = readings = 0
    with plain_errors():
        day = _read_day("--published", published)
        for location, reading in _read_reports(sources, Settings.from_env(), default_date=day):
            if isinstance(reading, Failure):
                failures += 1
                _tell_failure(reading.location, reading.reason)
            else:
                readings += 1
                yield location, reading
    if failures and not readings:
        raise typer.Exit(1)


def _tell_failure(location: str, reason: str) -> None:
    errors.print(f"[red]failed[/red] {escape(location)}: {escape(reason)}", soft_wrap=True)


def _as_json(location: str, reading: Reading) -> str:
    figures = [_figure_row(figure) for figure in reading.extraction.figures]
    row = {"id": Path(location).stem, "figures": figures}
    return json.dumps(row, ensure_ascii=False, default=str)


@app.command("explain")
def explain_command(sources: Sources, published: Published = None) -> None:
    """Print reports with their figures, rules and leftovers marked; nothing is stored."""
    for location, reading in _read_all(sources, published):
        console.print(explain(reading, location))


@app.command("evaluate")
def evaluate_command(
    folder: Annotated[
        Path, typer.Argument(help="Folder of annotated reports, such as tests/gold.")
    ],
    *,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="A line for each disagreement.")
    ] = False,
) -> None:
    """Print how well the figures read agree with figures annotated by hand."""
    with plain_errors():
        score = _evaluate(folder, Settings.from_env())
    if verbose:
        for fault in score.faults:
            console.print(escape(fault), highlight=False, soft_wrap=True)
    console.print(f"{score.annotated} figures annotated, {score.extracted} extracted")
    for measure in ("number", "metric", "complete"):
        console.print(f"{measure:9} F1 {score.f1(measure):.3f}", highlight=False)
    shares = "  ".join(f"{aspect} {score.share(aspect):.3f}" for aspect in ASPECTS)
    console.print(shares, highlight=False)


@app.command("export")
def export_command(
    folder: Annotated[Path, typer.Argument(help="Folder to write to; made where it is not there.")],
    as_of: Annotated[
        str | None,
        typer.Option(metavar="DATE", help="Only what was published until that day."),
    ] = None,
    operation: Annotated[
        str,
        typer.Option(metavar="NAME", help="Only the evacuation of that name."),
    ] = "",
) -> None:
    """Write tables, map, data package and a summary to print, in every format."""
    with plain_errors():
        settings = Settings.from_env()
        workspace, outline = _open_workspace(settings), _outline_of(settings.basemap_file)
        day = _read_day("--as-of", as_of)
        for path in _export(workspace, folder, as_of=day, operation=operation, outline=outline):
            console.print(escape(str(path)), highlight=False, soft_wrap=True)


@app.command("app")
def app_command(
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to serve on.")] = 8501,
) -> None:
    """Serve the dashboard on this machine; Ctrl+C stops it."""
    with plain_errors():
        launch(Settings.from_env(), port)


@app.command("list")
def list_command() -> None:
    """Show what was found: metrics, formats, feeds, languages, geocoders, panels, writers."""
    table = Table("kind", "name", "what it is", box=None)
    for metric in METRICS:
        table.add_row("metric", metric.id, f"{metric.label} ({metric.unit}, {metric.kind})")
    for folder, name, summary in list_plugins():
        table.add_row(folder, name, summary)
    console.print(table)


@app.command("reports")
def reports_command(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORD]...", help="Words of title or publisher.")
    ] = None,
) -> None:
    """List the kept reports with their ids, and those that were removed."""
    _show_reports(words or ())


@app.command("remove")
def remove_command(
    name: Name,
    reason: Annotated[str, typer.Option(help="Why, in a few words for the log.")],
    by: By = "",
    *,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Take a report out, with its figures and what was said of them; nothing is lost.

    It does not come back when its file is read again, only by evac restore.
    """
    _remove_report(name, reason, by, is_asked=not yes)


@app.command("restore")
def restore_command(name: Name, by: By = "") -> None:
    """Take back a report that was removed, with all that was said of it."""
    _restore_report(name, by)
