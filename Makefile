# Two commands do everything on a fresh machine: 'make demo' and 'make test'.
# SwiftPM would remember where Package.swift found libclang's headers; a manifest that is read anew each time can't be out of date.
SWIFT_FLAGS = --manifest-cache none --explicit-target-dependency-import-check error

# Debug builds and tests check that nobody writes what another reads at the same time; that costs 5 % of reading Swift, swift-syntax included.
RELEASE_FLAGS = $(SWIFT_FLAGS) -c release -Xswiftc -enforce-exclusivity=unchecked

.PHONY: demo test setup build release benchmark benchmark-graph benchmark-igraph benchmark-swift oracles fuzz torture clean

## Install what is missing, build, and analyse two small apps: one full of findings, and the same app put right.
demo: build
	@scripts/demo .build/debug/arborist

## Install what is missing, and run all tests.
test: setup
	swift build $(SWIFT_FLAGS) --build-tests
	swift test $(SWIFT_FLAGS) --skip-build
	python3 -B -m unittest discover -q -s Tests/Oracles

## Install libclang's headers when there are none.
setup:
	@scripts/setup

build: setup
	swift build $(SWIFT_FLAGS) --product arborist

release: setup
	swift build $(RELEASE_FLAGS) --product arborist

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

clean:
	rm -rf .build
