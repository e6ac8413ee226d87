# make run    sets up, loads the sample reports, serves the dashboard
# make test   sets up and runs every test
# make lint   formatting, rules and types
# make bench  the measurements in the README's table
# make weights  fits the weights of the extraction to the annotated reports anew

PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)

# With uv the modules are compiled at once: every start is a second quicker.
ifdef UV
CREATE := $(UV) venv --quiet --clear --python $(PYTHON) .venv
INSTALL := UV_COMPILE_BYTECODE=1 $(UV) pip install --quiet --python $(BIN)/python --constraint constraints.txt
else
CREATE := $(PYTHON) -m venv --clear .venv
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
endif

# Where people who annotate differ, in days and places, the first count twice.
ANNOTATED := tests/gold tests/gold_more tests/gold_alike tests/gold_later tests/gold_next

.PHONY: run test lint bench format weights
.DELETE_ON_ERROR:

run: .venv/ready
	@$(BIN)/evac ingest seeds --quiet
	@$(BIN)/evac app

test: .venv/ready-dev
	@.ci/system-packages
	@$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4

lint: .venv/ready-dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

format: .venv/ready-dev
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: .venv/ready-dev
	@$(BIN)/python -m benchmarks

# In this order: what a number counts is a sign of its timing, that of its date, all of its places.
weights: .venv/ready-dev
	@$(BIN)/python -m data.fit_metrics $(ANNOTATED)
	@$(BIN)/python -m data.fit_timing $(ANNOTATED)
	@$(BIN)/python -m data.fit_dates tests/gold $(ANNOTATED)
	@$(BIN)/python -m data.fit_places tests/gold $(ANNOTATED)

.venv/bin/python:
	@echo "creating .venv"
	@$(CREATE) || { echo "python3 cannot make an environment; on Debian: apt-get install python3-venv"; exit 1; }

.venv/ready: pyproject.toml constraints.txt | .venv/bin/python
	@echo "installing what the dashboard needs"
	@$(INSTALL) --editable .
	@touch $@

.venv/ready-dev: pyproject.toml constraints.txt | .venv/bin/python
	@echo "installing what the tests need"
	@$(INSTALL) --editable '.[dev]'
	@touch $@ .venv/ready
