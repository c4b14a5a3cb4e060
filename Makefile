# make help lists every task.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help

help:  ## list the tasks
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */\1\t/' | expand -t 14

setup: $(READY)  ## make .venv with the folktable command in it

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(READY)

play: $(READY)  ## play at this terminal
	$(BIN)/folktable play

test: $(READY)  ## lint, types and all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 --dist worksteal

test-long: $(READY)  ## the broad runs: ten thousand games and more per game and option set
	FOLKTABLE_LONG=1 $(BIN)/pytest -q -n 2 --dist worksteal

test-kill: $(READY)  ## kill the server two hundred times while people play; nothing acknowledged may be lost
	FOLKTABLE_KILLS=200 $(BIN)/pytest -q -s tests/server/test_kill.py

fuzz: $(READY)  ## a hundred thousand nonsensical messages, and thousands of requests, to a server
	FOLKTABLE_FUZZ=100000 $(BIN)/pytest -q -s tests/server/test_fuzz.py

bench-tables: $(READY)  ## the server under load, beside boardgame.io's in the same run (needs Node, PostgreSQL, Redis)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[bench]"
	$(BIN)/python -m bench.tables $(ARGS)

format: $(READY)  ## format and sort imports
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY)  ## the figures of docs/benchmarks.md, beside OpenSpiel in the same run (ARGS=--json for machines)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[bench]"
	$(BIN)/python -m bench $(ARGS)

clean:  ## remove what the other tasks made
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache dist

.PHONY: help setup play test test-long test-kill fuzz bench-tables format bench clean
