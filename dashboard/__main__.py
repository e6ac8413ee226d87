"""``python -m dashboard`` is the ``evac`` command."""

from dashboard.cli import app

app()
