"""Runs every benchmark of this folder, or those named: ``python -m benchmarks extraction``."""

import sys
from importlib import import_module
from pathlib import Path

FOUND = sorted(
    file.stem for file in Path(__file__).parent.glob("*.py") if not file.stem.startswith("_")
)

chosen = sys.argv[1:] or FOUND
if unknown := sorted(set(chosen) - set(FOUND)):
    sys.exit(f"no benchmark {', '.join(unknown)}: there are {', '.join(FOUND)}")
for name in chosen:
    print(f"== {name}", flush=True)
    import_module(f"benchmarks.{name}").main()
