# setup · play · test · check · bench · clean: all that people and CI ever call.

PYTHON ?= python3
BIN := .venv/bin
COMPILER := $(firstword $(foreach cc,$(CC) gcc clang,$(shell command -v $(cc) 2>/dev/null)))
SOURCES := $(shell find src -type f -not -path '*/tests/*' -not -path '*.egg-info*' -not -name '*.pyc') setup.py pyproject.toml

.PHONY: setup play test check fix bench wheels clean

setup: .venv/installed

.venv/locked: requirements/dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Taphouse needs Python 3.11 or newer; say which one with PYTHON=..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install -qq --disable-pip-version-check -r requirements/dev.lock
	@touch $@

# The rules are compiled into the installed package only: src/ stays plain Python, and an edit there is never masked.
.venv/installed: .venv/locked $(SOURCES)
	@rm -rf build
	@$(if $(COMPILER),echo "Compiling the rules ...",echo "No C compiler here: the rules run as plain Python.")
	@$(if $(COMPILER),,TAPHOUSE_PURE=1) $(BIN)/pip install -qq --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@touch $@

play: setup
	@$(BIN)/taphouse play

# Everything in plain Python first, then once more on the installed package with compiled rules.
test: setup
	PYTHONPATH=src $(BIN)/pytest -n auto
	TAPHOUSE_INSTALLED=1 $(BIN)/pytest -n auto

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

fix: .venv/locked
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup
	@$(BIN)/pip install -qq --disable-pip-version-check -r requirements/bench.lock
	@$(BIN)/python bench/rules.py

wheels: .venv/locked
	@rm -rf build dist
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	@rm -rf build
	TAPHOUSE_PURE=1 $(BIN)/python -m build --wheel --no-isolation --outdir dist

clean:
	rm -rf .venv build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
