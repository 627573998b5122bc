#!/usr/bin/env python3
"""import_catalogue.py FILE: reads a CSV or XLSX file into the catalogue, all rows or none.

TIERWAY_URL and TIERWAY_TOKEN (scopes imports:read, imports:write) come from the environment.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path


def call(method, path, body=None, content_type="application/json"):
    """The answer as JSON; a refusal ends the program with its sentence."""
    request = urllib.request.Request(os.environ["TIERWAY_URL"] + path, data=body, method=method)
    request.add_header("Authorization", "Bearer " + os.environ["TIERWAY_TOKEN"])
    if body is not None:
        request.add_header("Content-Type", content_type)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        problem = json.load(refusal)
        fields = [f"{error['field']}: {error['message']}" for error in problem["errors"]]
        sys.exit("\n".join([problem["detail"], *fields]))


def hand_in(file):
    """Uploads the file as a form with the two parts `kind` and `file`."""
    line = uuid.uuid4().hex
    head = (
        f'--{line}\r\nContent-Disposition: form-data; name="kind"\r\n\r\nproducts\r\n'
        f'--{line}\r\nContent-Disposition: form-data; name="file"; filename="{file.name}"\r\n'
        "Content-Type: application/octet-stream\r\n\r\n"
    )
    body = head.encode() + file.read_bytes() + f"\r\n--{line}--\r\n".encode()
    return call("POST", "/api/imports", body, f"multipart/form-data; boundary={line}")


def wait_while(state, number):
    """Asks every second until the import is in another state."""
    while (found := call("GET", f"/api/imports/{number}"))["state"] == state:
        time.sleep(1)
    return found


def main():
    # 1. Hand the file in. The answer suggests which column is which field.
    found = hand_in(Path(sys.argv[1]))
    number = found["id"]
    print(f"Import {number} has {found['totalRows']} rows: {found['mapping']}")

    # 2. Preview it: a job says of each row what it would do. Nothing is changed yet.
    call("POST", f"/api/imports/{number}/check", b"{}")
    counts = wait_while("checking", number)["counts"]
    print(", ".join(f"{outcome} {count}" for outcome, count in counts.items()))
    if counts["error"]:
        rows = call("GET", f"/api/imports/{number}/rows?outcome=error")
        faults = [(row["rowNumber"], error) for row in rows for error in row["errors"]]
        sys.exit("\n".join(f"row {row}: {error['column']}: {error['message']}" for row, error in faults))
    if counts["create"] + counts["update"] == 0:
        print("Everything is stored already as the file says.")
        return

    # 3. Apply it, and see what came of it.
    call("POST", f"/api/imports/{number}/apply")
    found = wait_while("applying", number)
    if found["state"] != "applied":
        sys.exit(f"Import {number} is {found['state']}: {found.get('error', '')}")
    print(f"Import {number} is applied")


main()
