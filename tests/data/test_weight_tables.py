"""Weights written as a module that holds them."""

import runpy
from pathlib import Path

from data.weight_tables import write_tables


def test_a_written_table_reads_back(tmp_path: Path) -> None:
    tables = {"t": {f"a_sign_{i}": i % 3 - 1 for i in range(60)}, "u": {"near": 4}}
    path = tmp_path / "weights.py"
    write_tables(path, "Weights.", tables)
    assert runpy.run_path(str(path))["WEIGHTS"] == tables
    assert max(map(len, path.read_text().splitlines())) <= 100
