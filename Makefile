# make help lists every task.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help

# uv compiles no modules, and images of containers often ask Python to keep none that it has compiled: every process of a
# test would compile all that it imports, which took more than half of its start.
export PYTHONDONTWRITEBYTECODE :=

help:  ## list the tasks
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */\1\t/' | expand -t 14

setup: $(READY)  ## make .venv with the folktable command in it

# uv installs the same files with a sixth of pip's work, from where pip is told to take them; where it cannot, pip does.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
INDEX := $(BIN)/python -m pip config list | sed -n "s/.*\.index.url='\(.*\)'/\1/p" | tail -1
UV := UV_DEFAULT_INDEX="$$($(INDEX))" $(BIN)/uv pip install --quiet --python $(BIN)/python

$(READY): pyproject.toml requirements-dev.lock hatch_build.py $(shell git ls-files web 2>/dev/null)
	$(PYTHON) -m venv $(VENV)
	sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock > $(VENV)/uv.lock
	$(PIP) --require-hashes -r $(VENV)/uv.lock
	$(UV) --require-hashes -r requirements-dev.lock || $(PIP) --require-hashes -r requirements-dev.lock
	$(UV) --no-deps -e . || $(PIP) --no-deps -e .
	@touch $(READY)

play: $(READY)  ## open the table in a browser, for everybody in the house
	$(BIN)/folktable serve

terminal: $(READY)  ## play at this terminal
	$(BIN)/folktable play

# First what is compiled, beside what needs none of it; then all tests, those of the page in processes of their own, where
# Playwright's event loop is. They wait for pages and servers, and have the cores before the others when they do not.
test: $(READY)  ## lint, types and all tests
	$(MAKE) --no-print-directory -j 2 --output-sync=target checks compiled
	$(MAKE) --no-print-directory -j 2 --output-sync=target tests page

tests: $(READY)
	nice -n 5 $(BIN)/pytest -q -n 2 --dist worksteal --ignore=tests/web --ignore=tests/test_compiled.py

page: $(READY)
	$(BIN)/pytest -q -n 2 --dist worksteal tests/web

checks: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/npm.py run check
	$(BIN)/python web/npm.py test

compiled: $(READY)  # a game at a time, so that no two compile the same; by three, since two would end far apart
	$(BIN)/pytest -q -n 3 --maxschedchunk 1 tests/test_compiled.py

test-long: $(READY)  ## the broad runs: ten thousand games and more per game and option set
	FOLKTABLE_LONG=1 $(BIN)/pytest -q -n 2 --dist worksteal --ignore=tests/web

wheels: $(READY)  ## install the wheel alone on every Python here, with the lowest and the newest dependencies, and play
	FOLKTABLE_WHEELS=1 $(BIN)/pytest -q -s -rs tests/web/test_wheel.py

test-kill: $(READY)  ## kill the server two hundred times while people play; nothing acknowledged may be lost
	FOLKTABLE_KILLS=200 $(BIN)/pytest -q -s tests/server/test_kill.py

test-rolling: $(READY)  ## restart two processes behind Caddy and nginx in turns, ten times each, while people play
	FOLKTABLE_ROLLS=10 $(BIN)/pytest -q -s tests/server/test_rolling.py

test-image: $(READY)  ## the Dockerfile, step by step, in a clean Debian (root; needs debootstrap, some minutes)
	root=$$(mktemp -d) && trap 'rm -rf "$$root"' EXIT && debootstrap --variant=minbase \
		--include=python3,python3-pip,python3-venv,ca-certificates bookworm "$$root" > /dev/null && \
		FOLKTABLE_ROOT=$$root $(BIN)/pytest -q tests/test_deploy.py -k clean_debian

soak: $(READY)  ## HOURS=4 of people who come and go, PACE=50 times as fast as at a table; what the server holds must not grow
	FOLKTABLE_SOAK=$(or $(HOURS),4) FOLKTABLE_PACE=$(or $(PACE),50) $(BIN)/pytest -q -s tests/server/test_soak.py -k grows

attacks: $(READY)  ## what others notice while one client attacks the server (ARGS=--json for machines)
	$(PIP) -e ".[bench]"
	$(BIN)/python -m bench.attacks $(ARGS)

# For every platform and Python of pyproject.toml, with the hashes of what may be installed; of no registry in particular.
LOCKED := --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade
lock: $(READY)  ## choose the versions of all dependencies anew: requirements.lock (server), requirements-dev.lock (all)
	$(PIP) uv
	$(BIN)/uv pip compile --quiet $(LOCKED) --extra scale --output-file requirements.lock pyproject.toml
	$(BIN)/uv pip compile --quiet $(LOCKED) --extra dev --output-file requirements-dev.lock pyproject.toml

audit: $(READY)  ## look for known vulnerabilities in the locked versions
	$(PIP) pip-audit
	$(BIN)/pip-audit --disable-pip --require-hashes -r requirements.lock
	$(BIN)/pip-audit --disable-pip --require-hashes -r requirements-dev.lock

release: $(READY)  ## VERSION=x.y.z: changelog, version, wheel tested as it is shipped, bill of materials, checksums, tag
	$(BIN)/python release.py $(VERSION)

fuzz: $(READY)  ## a hundred thousand nonsensical messages, and thousands of requests, to a server
	FOLKTABLE_FUZZ=100000 $(BIN)/pytest -q -s tests/server/test_fuzz.py

bench-tables: $(READY)  ## the server under load, beside boardgame.io's in the same run (needs Node, PostgreSQL, Redis)
	$(PIP) -e ".[bench]"
	$(BIN)/python -m bench.tables $(ARGS)

bench-page: $(READY)  ## what Lighthouse says of the page (needs Chromium and Lighthouse, see bench/page.py)
	$(BIN)/python -m bench.page $(ARGS)

docs: $(READY)  ## build the documentation site into the package; `folktable serve` shows it at /docs
	$(BIN)/python docs/reference.py
	$(BIN)/mkdocs build --quiet

screenshots: $(READY)  ## take the pictures of docs/images/page anew (ARGS="naughty gnome" for some games, ARGS=seen: those of docs/page.md)
	$(BIN)/python -m tests.web.screenshots $(ARGS)

format: $(READY)  ## format and sort imports
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY)  ## the figures of docs/benchmarks.md, beside OpenSpiel, PettingZoo, RLCard and Pgx (ARGS=--json for machines)
	$(PIP) -e ".[bench]"
	$(BIN)/python -m bench $(ARGS)
	$(BIN)/python -m bench.environments
	$(BIN)/python -m bench.batches

clean:  ## remove what the other tasks made
	rm -rf $(VENV) web/node_modules src/folktable/static src/folktable/site .mypy_cache .ruff_cache .pytest_cache dist

.PHONY: help setup play terminal test tests page checks compiled test-long wheels test-kill test-rolling test-image soak attacks lock audit release fuzz bench-tables bench-page docs screenshots format bench clean
