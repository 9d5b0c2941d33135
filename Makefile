# play · fast · words · setup · test · check · measures · ladder · bench · bench-server · soak · mutants · wheels · clean: all that
# people and CI ever call.

PYTHON ?= python3
export PYTHON
BIN := .venv/bin
UV := scripts/uv
PAGES := src/taphouse/server/static
SOURCES := $(shell find src -type f -not -path '*/tests/*' -not -path '*.egg-info*' -not -path '$(PAGES)/*' -not -name '*.pyc') setup.py pyproject.toml scripts/backend.py
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/tests/*') \
	$(shell find src/taphouse/games src/taphouse/decks -type f -not -path '*/tests/*' \( -name '*.svelte' -o -name '*.ts' -o -name '*.json' \))
BROWSER = web/tests/browser $(wildcard src/taphouse/games/*/tests/browser)

FTL := $(shell find src web -path '*/words/*.ftl' -not -path '*/node_modules/*') $(wildcard scripts/wordsmith/*.py)

.PHONY: play fast setup words test check audit fix measures ladder bench bench-server soak mutants wheels clean ready

# To play takes what the house itself needs, the pages, and the rules as plain Python: no compiler, no tools.
play:
	@$(MAKE) -s --no-print-directory -j2 ready
	@$(MAKE) -q --no-print-directory .venv/compiled 2>/dev/null || $(MAKE) -s --no-print-directory .venv/plain
	@test -e .venv/compiled || echo "The rules run as plain Python; 'make fast' compiles them."
	@$(BIN)/taphouse serve --host 0.0.0.0

ready: .venv/runtime $(PAGES)/index.html

# All sentences stand in Fluent files; what Python and the browser run is made of them.
words: .venv/words

.venv/words: .venv/runtime $(FTL)
	@$(BIN)/python scripts/wordsmith
	@touch $@

.venv/made: scripts/uv
	@$(UV) --version >/dev/null && touch $@

.venv/runtime: requirements/play.lock .venv/made
	@echo "Fetching Python packages ..."
	@$(UV) pip install -r requirements/play.lock
	@touch $@

web/node_modules/.pages: web/package-lock.json scripts/npm .venv/made
	@echo "Fetching web packages ..."
	@scripts/npm install --no-save --omit=dev --silent
	@touch $@

# The built pages become part of the package.
$(PAGES)/index.html: web/node_modules/.pages .venv/words $(WEB)
	@echo "Building the pages ..."
	@scripts/npm run build --silent -- --logLevel warn
	@rm -rf $(PAGES) && cp -r web/dist $(PAGES)
	@touch $@

# What .venv runs is one of two: the sources as they stand, or a compiled copy of them.
.venv/plain: .venv/runtime .venv/words pyproject.toml
	@$(UV) pip install --no-deps --reinstall-package taphouse -e .
	@rm -f .venv/compiled && touch $@

# Only what changed is compiled again: build/ keeps the rest.
.venv/compiled: .venv/runtime .venv/words $(SOURCES) $(PAGES)/index.html
	@echo "Compiling the rules, if there is a C compiler ..."
	@$(UV) pip install --no-deps --reinstall-package taphouse .
	@rm -f .venv/plain && touch $@

fast:
	@$(MAKE) -s --no-print-directory -j2 ready
	@$(MAKE) -s --no-print-directory .venv/compiled

# Developers and CI: everything that tests and checks need besides, and the compiled package.
.venv/locked: requirements/dev.lock .venv/made
	@echo "Fetching Python packages ..."
	@$(UV) pip install -r requirements/dev.lock
	@touch .venv/runtime $@

web/node_modules/.tools: web/package-lock.json scripts/npm .venv/made
	@echo "Fetching web packages ..."
	@scripts/npm install --no-save --silent
	@touch web/node_modules/.pages $@

setup:
	@$(MAKE) -s --no-print-directory -j2 .venv/locked web/node_modules/.tools
	@$(MAKE) --no-print-directory fast

# A test of a server waits about as long as it works: three workers for two cores. A browser works all the time.
WORKERS = $(shell $(BIN)/python -c "import os; print(3 * os.cpu_count() // 2)")

# The rules in plain Python, the pages, and then everything on the installed package, with compiled rules and a real browser.
test: setup
	@scripts/chromium
	PYTHONPATH=src $(BIN)/pytest -n auto tests/test_core* tests/test_kit* tests/test_lab.py \
		tests/test_server_wire.py::test_a_server_that_leaks_is_caught src
	scripts/npm test
	TAPHOUSE_INSTALLED=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal tests src
	TAPHOUSE_INSTALLED=1 $(BIN)/pytest -n auto --dist worksteal $(BROWSER)

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	scripts/npm run check
	@$(MAKE) --no-print-directory audit

# Known weaknesses of locked packages, as far as their services can be reached.
audit: setup
	@$(BIN)/python scripts/audit.py

fix: .venv/locked
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: setup
	TAPHOUSE_KILLS=55 PYTHONPATH=src $(BIN)/pytest tests/test_server_crash.py -s

# Breaks a sample of the code on purpose and says how much of it the tests noticed: make mutants NUMBER=60 SEED=2
NUMBER ?= 30
SEED ?= 1
mutants: setup
	@$(BIN)/python scripts/mutants.py --number $(NUMBER) --seed $(SEED)

# What each option changes, and how the levels do against each other: make measures GAMES="last-call six-pack"
measures: setup
	@$(BIN)/python scripts/measures.py $(GAMES)

ladder: setup
	@$(BIN)/python scripts/ladder.py $(GAMES)

bench: setup
	@$(UV) pip install -r requirements/bench.lock
	@$(BIN)/python bench/rules.py

bench-server: setup
	@$(BIN)/python bench/server/run.py

wheels: setup
	@rm -rf dist
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	TAPHOUSE_PURE=1 $(BIN)/python -m build --wheel --no-isolation --outdir dist

clean:
	rm -rf .venv build dist web/node_modules web/dist $(PAGES) src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
