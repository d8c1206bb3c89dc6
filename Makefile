# make play    sets everything up and opens a table in the browser     make check        ruff, mypy, import-linter, vulture, page
# make test    sets everything up and runs all tests                   make test-long    a million random games, a thousand kills
# make build   builds the wheel into dist/                             make screenshots  pictures of the pages for docs/
# make bench   speed beside the engines of the field                   make bench-load   five hundred live tables
# make quick   lint, types and the rule tests, in less than a minute   make bench-moves  what a move costs the server, and sends
# make bench-chaos  people play while their servers are killed
# make ladder  every level of the bots against the one below it        make requirements  pins anew what is needed, with hashes

PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
AGAIN := $(MAKE) --silent
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') setup.py pyproject.toml README.md
PAGE_SOURCES := $(shell find web/src web/public web/scripts -type f) $(shell find src docs/play -name '*.ftl' -o -name '*.toml' -o -name '*.md') web/index.html web/package-lock.json $(wildcard web/*.ts)
CHECKED_OF_PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*')
COMPILED := -o pythonpath=tests --engine compiled
TWICE := tests/rules tests/games tests/core tests/bots

# Every process that a test starts would compile our sources anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: setup play quick test test-long check build bench bench-load bench-chaos bench-moves ladder screenshots requirements clean

setup: .venv/.installed .venv/.tools

# Nobody waits for the compiler: until it is through, the rules run interpreted.
play: .venv/.requirements web/dist/index.html
	@if $(AGAIN) --question .venv/.wheel; then \
	  $(AGAIN) .venv/.installed && $(BIN)/monstertisch serve --open $(ARGS); \
	else \
	  echo "The rules are compiled meanwhile; from the next start on the bots think faster."; \
	  $(AGAIN) .venv/.wheel >.venv/build.log 2>&1 & \
	  PYTHONPATH=src $(BIN)/python -m monstertisch serve --open $(ARGS); \
	fi

quick: .venv/.tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(PYTEST) -m "not long and not thorough" tests/rules

test: check
	$(BIN)/python tests/browser/ensure_browser.py
	$(BIN)/python tests/ensure_nginx.py
	@if $(BIN)/python -P tests/engine.py; then \
	  $(PYTEST) -m "not long and not thorough" $(TWICE) && $(PYTEST) $(COMPILED); \
	else echo "No C compiler here: all tests run with the interpreted rules."; $(PYTEST); fi

test-long: setup
	$(PYTEST) -o pythonpath=tests -m long --engine $$($(BIN)/python -P tests/engine.py && echo compiled || echo interpreted) tests

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/vulture
	@$(AGAIN) web/node_modules/.checked

build: .venv/.wheel

bench: setup .venv-bench/.installed
	$(BIN)/python -P benchmarks/speed.py --numbers benchmarks/speed.json $(ARGS)
	$(BIN)/python -P benchmarks/page.py

ladder: setup
	$(BIN)/python -m benchmarks.ladder $(ARGS)

bench-load: setup
	$(BIN)/python -m benchmarks.load $(ARGS)

bench-chaos: setup
	$(BIN)/python tests/ensure_nginx.py
	$(BIN)/python -m benchmarks.chaos $(ARGS)

bench-moves: setup
	$(BIN)/python -m benchmarks.moves $(ARGS)

screenshots: setup
	$(BIN)/python tests/browser/ensure_browser.py
	$(BIN)/python tests/browser/screenshots.py docs/screenshots

requirements:
	$(PYTHON) -m venv .venv-pins
	.venv-pins/bin/pip install --quiet --disable-pip-version-check uv
	@for file in requirements.txt requirements-dev.txt benchmarks/requirements.txt; do \
	  .venv-pins/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	    --custom-compile-command "make requirements" --constraint requirements.txt --output-file $$file $$file || exit 1; \
	done
	@rm -rf .venv-pins

clean:
	rm -rf .venv .venv-bench .venv-pins build dist

# The stamps below are what keeps every target from doing things twice.

.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Monstertisch needs Python 3.11 or newer: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.requirements: .venv/.python requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.venv/.tools: .venv/.requirements requirements-dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' || { echo "Monstertisch needs Node 20 or newer to build its page."; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

web/node_modules/.checked: web/node_modules/.installed $(CHECKED_OF_PAGE)
	cd web && npm run --silent check
	@touch $@

web/dist/index.html: web/node_modules/.installed $(PAGE_SOURCES)
	cd web && npm run --silent build

.venv/.wheel: .venv/.requirements web/dist/index.html $(SOURCES)
	@echo "Building Monstertisch (with a C compiler this takes two or three minutes) ..."
	@rm -rf build dist
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@touch $@

.venv/.installed: .venv/.wheel
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@touch $@

.venv-bench/.installed: benchmarks/requirements.txt benchmarks/boardgame/package-lock.json
	$(PYTHON) -m venv .venv-bench
	$(PYTHON) benchmarks/peers.py
	@touch $@
