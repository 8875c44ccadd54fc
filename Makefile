# Two commands do everything on a fresh machine: 'make demo' and 'make test'.
# SwiftPM would remember where Package.swift found libclang's headers; a manifest that is read anew each time can't be out of date.
SWIFT_FLAGS = --manifest-cache none --explicit-target-dependency-import-check error

# Debug builds and tests check that nobody writes what another reads at the same time; that costs 5 % of reading Swift, swift-syntax included.
# MORE_FLAGS is for who packs a release: --static-swift-stdlib, --disable-sandbox.
RELEASE_FLAGS = $(SWIFT_FLAGS) -c release -Xswiftc -enforce-exclusivity=unchecked $(MORE_FLAGS)

# Where 'make install' puts what. DESTDIR stands before all of it, for who makes packages.
PREFIX = /usr/local
EXECUTABLE = .build/release/arborist
BIN = $(DESTDIR)$(PREFIX)/bin/arborist
MANUAL = $(DESTDIR)$(PREFIX)/share/man/man1/arborist.1
BASH_COMPLETION = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/arborist
ZSH_COMPLETION = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_arborist
FISH_COMPLETION = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/arborist.fish
INSTALLED = "$(BIN)" "$(MANUAL)" "$(BASH_COMPLETION)" "$(ZSH_COMPLETION)" "$(FISH_COMPLETION)"

.PHONY: demo test setup build release install uninstall benchmark benchmark-graph benchmark-igraph benchmark-swift oracles fuzz torture lsp-session offline site rule format format-check clean

## Install what is missing, build, and analyse two small apps: one full of findings, and the same app put right.
demo: build
	@scripts/demo .build/debug/arborist

## Install what is missing, and run all tests.
test: setup
	swift build $(SWIFT_FLAGS) --build-tests
	@scripts/test swift test $(SWIFT_FLAGS) --skip-build

## Install libclang's headers when there are none.
setup:
	@scripts/setup

build: setup
	swift build $(SWIFT_FLAGS) --product arborist

release: setup
	swift build $(RELEASE_FLAGS) --product arborist

## Install the release build, its manual page and its completions below PREFIX. Builds it only when there is none: 'make release && sudo make install'.
install:
	@if [ ! -x "$(EXECUTABLE)" ] && [ "$(origin EXECUTABLE)" = file ]; then $(MAKE) release; fi
	@for file in $(INSTALLED); do mkdir -p "$$(dirname "$$file")" || exit 1; done
	install -m 755 "$(EXECUTABLE)" "$(BIN)"
	"$(BIN)" manual > "$(MANUAL)"
	"$(BIN)" completions bash > "$(BASH_COMPLETION)"
	"$(BIN)" completions zsh > "$(ZSH_COMPLETION)"
	"$(BIN)" completions fish > "$(FISH_COMPLETION)"
	@chmod 644 "$(MANUAL)" "$(BASH_COMPLETION)" "$(ZSH_COMPLETION)" "$(FISH_COMPLETION)"

uninstall:
	rm -f $(INSTALLED)

## Time a release build over PROJECT, beside clang itself on the same files.
benchmark: release
	@scripts/benchmark .build/release/arborist $(PROJECT)

## Compare what is said of PROJECT with oracles that share no code with arborist; DATABASE is its compile database, if there is one.
oracles: build
	@scripts/oracles .build/debug/arborist $(PROJECT) $(DATABASE)

## RUNS damaged inputs for every reader of what comes from outside, or for those that HARNESS names. Crashes are kept in .build/fuzzing.
RUNS = 100000
fuzz: setup
	@scripts/fuzz $(RUNS) $(HARNESS)

## Damage, interruptions and poor surroundings, in short; WHAT is one of them at length: 'make torture WHAT="mutants --count 2000"', WHAT=--help.
torture: release
	@scripts/torture .build/release/arborist $(WHAT)

## Sessions of the language server with an editor's client. PYTHON is one that has pygls 2.1 or later; WHAT is one of them at length, WHAT=--help lists them.
lsp-session: release
	@PYTHON=$(PYTHON) scripts/lsp-session .build/release/arborist $(WHAT)

## Run the tests under strace, or those of Swift that FILTER matches: no network, and no file that nobody named.
offline: setup
	swift build $(SWIFT_FLAGS) --build-tests
	@scripts/offline $(FILTER)

## A web site of the documents, in .build/site. A link that leads nowhere fails it.
site:
	@scripts/site

## Time the graph engine on random layered graphs.
benchmark-graph: setup
	swift build $(RELEASE_FLAGS) --product benchmark
	.build/release/benchmark graph

## The same graph in python-igraph, side by side. PYTHON is one that has igraph.
PYTHON = python3
benchmark-igraph: setup
	swift build $(RELEASE_FLAGS) --product benchmark
	$(PYTHON) -B scripts/benchmark-igraph .build/release/benchmark

## How fast one core reads the Swift of PROJECT: the parser alone, all that a worker does, and name resolution.
benchmark-swift: setup
	swift build $(RELEASE_FLAGS) --product benchmark
	.build/release/benchmark swift $(PROJECT)

## Write a new rule, NAME, with its line in the list: 'make rule NAME=TooManyScreens'.
rule:
	@scripts/new-rule $(NAME)

## Lay out all sources in Swift as '.swift-format' says. 'make format-check' names what is not laid out so, and fails.
FORMATTED = $$(git ls-files 'Package.swift' 'Sources/*.swift' 'Rules/*.swift' 'Plugins/*.swift' 'Tests/*.swift' 'Integrations/*.swift')
format:
	swift format --in-place --parallel $(FORMATTED)
format-check:
	swift format lint --strict --parallel $(FORMATTED)

clean:
	rm -rf .build
