# Every command of the project. `make help` lists them.
.DEFAULT_GOAL := help
SHELL := /bin/bash

.PHONY: help run dev build check test unit postgres-test e2e integration faults bench fmt openapi clean screenshots sign-in-times property-test release try-tutorial

help: ## list the targets
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

run: ## install what is missing, build, fill with demo data, serve at http://localhost:8080
	@scripts/run

dev: ## the server (debug) and the front end with reload, for working on either
	@scripts/dev

build: ## release binary with the front end inside
	@scripts/build --release

release: ## an archive that people can install, with checksums and SBOM, in dist/
	@scripts/release

check: ## what CI lints: format, clippy, layers, generated files, types, ESLint, bundle size
	@scripts/check

test: ## everything: check, unit, both databases, API, browser; ends with "N passed, N failed"
	@scripts/test

unit: ## the fast inner loop: Rust tests on SQLite, front-end unit tests
	@cargo test --workspace --all-targets --quiet
	@cd frontend && npm run --silent test

postgres-test: ## the Rust tests that touch a store, on a throwaway PostgreSQL
	@scripts/postgres-test

e2e: ## the browser stories on both databases
	@scripts/e2e sqlite && scripts/with-postgres scripts/e2e postgres

integration: ## the examples of docs/integration, against a server of their own
	@scripts/test-integration

faults: ## bad days on both databases: full disks, held and silent databases, restarts, kills (QUICK=1)
	@scripts/faults

bench: ## bounded load against the release build on both databases (docs/performance.md)
	@scripts/bench

property-test: ## generated requests to every operation as everybody (EXAMPLES=100 of each); long
	@scripts/property-test

sign-in-times: ## proves on the release build that refused sign-ins take the same time for everybody
	@scripts/sign-in-times.mjs

try-tutorial: ## follows docs/adding-an-endpoint.md in a copy of the checkout
	@scripts/try-tutorial

fmt: ## format everything
	@cargo fmt && cd frontend && npm run --silent format

openapi: ## write openapi/openapi.json and the front end's hooks again
	@scripts/generate

screenshots: ## pictures of every screen at 1440 and 390 px into .cache/screenshots
	@scripts/screenshots

clean: ## remove what was built; data/ stays
	@rm -rf target dist frontend/dist frontend/node_modules .cache
