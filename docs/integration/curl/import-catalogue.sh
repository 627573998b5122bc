#!/bin/sh
# import-catalogue.sh FILE: reads a CSV or XLSX file into the catalogue, all rows or none. Needs curl and jq.
# TIERWAY_URL and TIERWAY_TOKEN (scopes imports:read, imports:write) come from the environment.
set -eu
file=$1

# api METHOD PATH [curl options]: the answer's body; a refusal is printed and ends the script.
api() {
  method=$1 path=$2; shift 2
  if body=$(curl --silent --fail-with-body --request "$method" --header "Authorization: Bearer $TIERWAY_TOKEN" \
    "$@" "$TIERWAY_URL$path"); then printf '%s\n' "$body"; return; fi
  printf '%s\n' "$body" | jq -r '.detail, (.errors[] | "\(.field): \(.message)")' >&2
  exit 1
}

# of FILTER: what jq finds in the import as we know it.
of() { printf '%s\n' "$import" | jq -r "$1"; }

# wait_while STATE: asks every second until the import is in another state.
wait_while() {
  until import=$(api GET "/api/imports/$id") || exit; [ "$(of .state)" != "$1" ]; do sleep 1; done
}

# 1. Hand the file in. The answer suggests which column is which field.
import=$(api POST /api/imports --form kind=products --form "file=@$file")
id=$(of .id)
echo "Import $id has $(of .totalRows) rows: $(of '.mapping | tojson')"

# 2. Preview it: a job says of each row what it would do. Nothing is changed yet.
api POST "/api/imports/$id/check" --json '{}' >/dev/null
wait_while checking
of '.counts | "create \(.create), update \(.update), same \(.same), error \(.error)"'
if [ "$(of .counts.error)" != 0 ]; then
  api GET "/api/imports/$id/rows?outcome=error" |
    jq -r '.[] | "row \(.rowNumber): \(.errors[] | "\(.column): \(.message)")"' >&2
  exit 1
fi
if [ "$(of '.counts.create + .counts.update')" = 0 ]; then
  echo "Everything is stored already as the file says."
  exit
fi

# 3. Apply it, and see what came of it.
api POST "/api/imports/$id/apply" >/dev/null
wait_while applying
of '"Import \(.id) is \(.state)" + if .error then ": " + .error else "" end'
[ "$(of .state)" = applied ]
