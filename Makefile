# setup · play · test · check · bench · bench-server · soak · clean: all that people and CI ever call.

PYTHON ?= python3
BIN := .venv/bin
COMPILER := $(firstword $(foreach cc,$(CC) gcc clang,$(shell command -v $(cc) 2>/dev/null)))
PIP := $(BIN)/pip install -qq --disable-pip-version-check
PAGES := src/taphouse/server/static
SOURCES := $(shell find src -type f -not -path '*/tests/*' -not -path '*.egg-info*' -not -path '$(PAGES)/*' -not -name '*.pyc') setup.py pyproject.toml
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/tests/*') \
	$(shell find src/taphouse/games -maxdepth 2 -name '*.svelte' -o -maxdepth 2 -name '*.ts')

.PHONY: setup play test check audit fix bench bench-server soak wheels clean

setup: .venv/installed

.venv/locked: requirements/dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Taphouse needs Python 3.11 or newer; say which one with PYTHON=..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Fetching Python packages ..."
	@$(PIP) -r requirements/dev.lock
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json .venv/locked
	@echo "Fetching web packages ..."
	@scripts/npm install --no-save --silent
	@touch $@

# The built pages become part of the package.
$(PAGES)/index.html: web/node_modules/.package-lock.json $(WEB)
	@echo "Building the pages ..."
	@scripts/npm run build --silent -- --logLevel warn
	@rm -rf $(PAGES) && cp -r web/dist $(PAGES)
	@touch $@

# The rules are compiled into the installed package only: src/ stays plain Python, and an edit there is never masked.
.venv/installed: .venv/locked $(SOURCES) $(PAGES)/index.html
	@rm -rf build
	@$(if $(COMPILER),echo "Compiling the rules ...",echo "No C compiler here: the rules run as plain Python.")
	@$(if $(COMPILER),,TAPHOUSE_PURE=1) $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

play: setup
	@$(BIN)/taphouse serve --host 0.0.0.0

# The rules in plain Python, the pages, and then everything on the installed package, with compiled rules and a real browser.
test: setup
	@scripts/chromium
	PYTHONPATH=src $(BIN)/pytest -n auto tests/test_core* tests/test_kit* tests/test_lab.py \
		tests/test_server_wire.py::test_a_server_that_leaks_is_caught src
	scripts/npm run check
	scripts/npm test
	TAPHOUSE_INSTALLED=1 $(BIN)/pytest -n auto --dist worksteal tests src
	TAPHOUSE_INSTALLED=1 $(BIN)/pytest -n auto --dist worksteal web/tests/browser

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

bench: setup
	@$(PIP) -r requirements/bench.lock
	@$(BIN)/python bench/rules.py

bench-server: setup
	@$(BIN)/python bench/server/run.py

wheels: .venv/locked $(PAGES)/index.html
	@rm -rf build dist
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	@rm -rf build
	TAPHOUSE_PURE=1 $(BIN)/python -m build --wheel --no-isolation --outdir dist

clean:
	rm -rf .venv build dist web/node_modules web/dist $(PAGES) src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
