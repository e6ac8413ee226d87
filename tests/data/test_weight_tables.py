"""Weights written as the tables that the dashboard reads."""

from pathlib import Path

import pytest

from dashboard.extract import fitted
from data.weight_tables import write_weights


def test_a_written_table_reads_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = {"t": {f"a_sign_{i}": i % 3 - 1 for i in range(60)}, "u": {'near, "far"': 4}}
    monkeypatch.setattr(fitted, "path_of", lambda name: tmp_path / f"{name}.csv")
    write_weights(tmp_path / "some.csv", weights)
    assert fitted.read_weights("some") == weights


@pytest.mark.parametrize("name", ["events", "timing", "dates", "places"])
def test_a_shipped_table_is_as_it_would_be_written(name: str, tmp_path: Path) -> None:
    write_weights(tmp_path / "again.csv", fitted.read_weights(name))
    assert (tmp_path / "again.csv").read_bytes() == fitted.path_of(name).read_bytes()
