# Says what goes on while something long runs, with the time since the script began. Sourced by scripts/run and scripts/build.
# shellcheck shell=bash

# elapsed: minutes and seconds since the script began.
elapsed() { printf '%d:%02d' $((SECONDS / 60)) $((SECONDS % 60)); }

# tell TEXT: one line of progress.
tell() { printf '[%s] %s\n' "$(elapsed)" "$*" >&2; }

# crates LOG: what cargo is doing, from its own progress line, such as "213/471: diesel, tokio".
crates() { tr '\r' '\n' <"$1" 2>/dev/null | sed $'s/\033\\[[0-9;]*[A-Za-z]//g' | sed -nE 's/^ *Building \[[=> ]*\] ([0-9]+\/[0-9]+): (.*)$/\1: \2/p' | tail -n 1; }

# wait_telling PID TEXT…: waits for a process, says TEXT at once and every ten seconds; its exit code.
wait_telling() {
  local process=$1 next=$SECONDS; shift
  while kill -0 "$process" 2>/dev/null; do
    if [ $SECONDS -ge $next ]; then tell "$*"; next=$((SECONDS + 10)); fi
    sleep 0.1
  done
  wait "$process"
}

# compile LOG ARGUMENTS…: cargo build with its progress in LOG and, every ten seconds, here. Shows the log when it fails.
compile() {
  local log=$1; shift
  CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=120 cargo build --locked "$@" >"$log" 2>&1 &
  local cargo=$! next=$((SECONDS + 10)) status
  while kill -0 "$cargo" 2>/dev/null; do
    if [ $SECONDS -ge $next ]; then
      status=$(crates "$log")
      tell "Building the server: ${status:-fetching its libraries}"
      next=$((SECONDS + 10))
    fi
    sleep 0.1
  done
  wait "$cargo" || { tr '\r' '\n' <"$log" | grep -v '^ *Building \[' | tail -n 60 >&2; return 1; }
}
