# Shared by the scripts: where things are, what must be installed, and how to wait for a server.
# shellcheck shell=bash
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
CACHE="$ROOT/.cache"
mkdir -p "$CACHE"
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

# need COMMAND PACKAGE…: installs Debian packages when a command is missing.
need() {
  local command=$1; shift
  command -v "$command" >/dev/null 2>&1 && return 0
  command -v apt-get >/dev/null 2>&1 || fail "$command is missing; please install it and try again."
  say "Installing $* …"
  local sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
  apt_update
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "$@" >"$CACHE/apt.log" 2>&1 \
    || { tail -n 20 "$CACHE/apt.log" >&2; fail "Could not install $*."; }
}

# The lists of Debian's packages, once a checkout.
apt_update() {
  [ -e "$CACHE/apt-updated" ] && return 0
  local sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
  $sudo apt-get update -qq && touch "$CACHE/apt-updated"
}

need_rust() {
  command -v cargo >/dev/null 2>&1 || fail "cargo is missing: install Rust (stable) with rustup and try again."
  need cc build-essential
}

# From here on cargo builds with clippy in the compiler's place, so that what tests run was linted as it was built and no
# second pass over every crate is needed. `make run` does without: its machine may have no clippy.
lint_what_is_built() { export RUSTC_WORKSPACE_WRAPPER=clippy-driver; }

# The front end's packages, installed anew when the lock file changed.
need_packages() {
  command -v npm >/dev/null 2>&1 || need npm nodejs npm
  local stamp="$ROOT/frontend/node_modules/.stamp"
  if ! cmp -s "$ROOT/frontend/package-lock.json" "$stamp"; then
    say "Installing the front end's packages …"
    (cd "$ROOT/frontend" && npm ci --no-audit --no-fund --loglevel=error) || fail "npm ci failed."
    cp "$ROOT/frontend/package-lock.json" "$stamp"
  fi
}

# The whole browser, and the shell of it that most stories are content with, where Debian has one.
need_browser() {
  need chromium chromium fonts-liberation
  command -v chromium-headless-shell >/dev/null 2>&1 || ! apt-cache show chromium-headless-shell >/dev/null 2>&1 \
    || (need chromium-headless-shell chromium-headless-shell) || say "All stories take the whole browser."
}

need_python() {
  python3 -c 'import ensurepip, venv' >/dev/null 2>&1 && return 0
  need python-of-the-property-test python3 python3-venv
  python3 -c 'import ensurepip, venv' >/dev/null 2>&1 || fail "Python with venv could not be installed."
}

need_postgres() {
  postgres_bin >/dev/null 2>&1 && return 0
  need initdb-of-postgresql postgresql
  postgres_bin >/dev/null || fail "PostgreSQL could not be installed."
}

# The directory of PostgreSQL's server programs.
postgres_bin() {
  local dir
  for dir in /usr/lib/postgresql/*/bin; do [ -x "$dir/initdb" ] && { echo "$dir"; return 0; }; done
  dir=$(command -v initdb) && dirname "$dir"
}

# Builds frontend/dist when a source is newer than the last build.
build_frontend() {
  need_packages
  local stamp="$ROOT/frontend/dist/.built"
  if [ -e "$stamp" ] && [ -z "$(find "$ROOT/frontend" "$ROOT/docs/help" "$ROOT/docs/integration" -newer "$stamp" -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/test-results/*' -not -path '*/playwright-report/*' -print -quit)" ]; then
    return 0
  fi
  say "Building the front end …"
  (cd "$ROOT/frontend" && npm run --silent build) || fail "The front end did not build."
  touch "$stamp"
}

# Where cargo puts the program that tests, `make dev` and `make run` use.
debug_program() { echo "${CARGO_TARGET_DIR:-$ROOT/target}/debug/tierway"; }

# A free loopback port.
free_port() { node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'; }

# wait_for URL SECONDS
wait_for() {
  local deadline=$((SECONDS + $2))
  until node -e 'fetch(process.argv[1]).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))' "$1"; do
    [ $SECONDS -lt $deadline ] || return 1
    sleep 0.2
  done
}
