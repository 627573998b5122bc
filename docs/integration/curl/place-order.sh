#!/bin/sh
# place-order.sh SKU QUANTITY KEY: orders pieces of a product, once for a KEY however often it is run. Needs curl and jq.
# TIERWAY_URL and TIERWAY_TOKEN (scopes products:read, orders:write) come from the environment.
set -eu
sku=$1 quantity=$2 key=$3
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# request EXPECTED-STATUS [curl options]: leaves the answer in its file; a refusal is printed and ends the script.
# --retry goes on after a 408, 429, 500 or 503 (for as long as Retry-After says) and a broken connection. It is safe for the
# order below because of its Idempotency-Key.
request() {
  expected=$1; shift
  status=$(curl --silent --show-error --retry 5 --retry-connrefused --retry-all-errors \
    --header "Authorization: Bearer $TIERWAY_TOKEN" --output "$answer" --write-out '%{http_code}' "$@")
  [ "$status" = "$expected" ] && return
  jq -r '.detail, (.errors[] | "\(.field): \(.message)")' "$answer" >&2
  exit 1
}

# 1. Find the product and the price the owner of the token pays for a piece.
request 200 --get --data-urlencode "q=$sku" "$TIERWAY_URL/api/products"
item=$(jq -c --arg sku "$sku" --argjson quantity "$quantity" '
  map(select(.sku == $sku))[0]
  | {productId: .id, tier: "unit", $quantity, expectedPrice: (.tierOffers[]? | select(.tier == "unit").price)}' "$answer")
[ -n "$item" ] || { echo "There is no product on sale with the SKU $sku." >&2; exit 1; }

# 2. Order it. With expectedPrice nothing is ordered at a price that has changed meanwhile (409).
request 201 --header "Idempotency-Key: $key" --json "{\"items\": [$item]}" "$TIERWAY_URL/api/orders"
jq -r '"Order \(.id) is \(.status), total \(.total)"' "$answer"
