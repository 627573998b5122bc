#!/usr/bin/env python3
"""place_order.py SKU QUANTITY KEY: orders pieces of a product, once for a KEY however often it is run.

TIERWAY_URL and TIERWAY_TOKEN (scopes products:read, orders:write) come from the environment.
"""

import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def call(method, path, body=None, headers=None):
    """The answer as JSON; a refusal ends the program with its sentence.

    Goes on after a 408, 429, 500 or 503, for as long as Retry-After says, and after a broken connection. That is safe for
    reading, and for a POST that carries an Idempotency-Key.
    """
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(os.environ["TIERWAY_URL"] + path, data=data, method=method)
    request.add_header("Authorization", "Bearer " + os.environ["TIERWAY_TOKEN"])
    request.add_header("Content-Type", "application/json")
    for name, value in (headers or {}).items():
        request.add_header(name, value)
    for attempt in range(5):
        wait = 2**attempt
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (408, 429, 500, 503):
                problem = json.load(refusal)
                fields = [f"{error['field']}: {error['message']}" for error in problem["errors"]]
                sys.exit("\n".join([problem["detail"], *fields]))
            wait = int(refusal.headers.get("Retry-After", wait))
        except (urllib.error.URLError, http.client.HTTPException, OSError):
            pass  # The answer is lost; whether the order was placed we do not know. The key finds out.
        time.sleep(wait)
    sys.exit("The server could not be reached.")


def main():
    sku, quantity, key = sys.argv[1], int(sys.argv[2]), sys.argv[3]

    # 1. Find the product and the price the owner of the token pays for a piece.
    found = call("GET", "/api/products?" + urllib.parse.urlencode({"q": sku}))
    product = next((product for product in found if product["sku"] == sku), {})
    price = next((offer["price"] for offer in product.get("tierOffers", []) if offer["tier"] == "unit"), None)
    if price is None:
        sys.exit(f"There is no product on sale with the SKU {sku}.")

    # 2. Order it. With expectedPrice nothing is ordered at a price that has changed meanwhile (409).
    item = {"productId": product["id"], "tier": "unit", "quantity": quantity, "expectedPrice": price}
    order = call("POST", "/api/orders", {"items": [item]}, {"Idempotency-Key": key})
    print(f"Order {order['id']} is {order['status']}, total {order['total']}")


main()
