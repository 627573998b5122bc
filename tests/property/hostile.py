"""Values that programs trip over: one of them takes the place of one value of a case. And files to hand in."""

import base64

VALUES = [
    0, -1, 1, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, -(2**63), 2**63, 2**64, 10**30, 1e308, -1e308, 1e-308, 0.1, 999999999999.99,
    "", " ", "0", "-1", "9223372036854775807", "9223372036854775808", "99999999999.99", "1e400", "NaN", "Infinity", "0.001",
    "a\x00b", "\x00", "\ud800", "\uffff", "\u202e", "\u00a0", "e\u0301" * 20, "\U0001f600" * 50, "x" * 300, "x" * 20000,
    "%", "_", "%00", "%FF", "' OR 1=1 --", "\\", "\"", "<script>", "../../etc/passwd", "{}", "null", "\r\nX: y", "\t",
    "0000-00-00", "0001-01-01", "9999-12-31", "10000-01-01", "-0001-01-01", "+262142-12-31", "2026-02-30",
    "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "-262143-01-01T00:00:00Z", "+262142-12-31T23:59:59Z",
    "2026-12-31T23:59:60Z", "2026-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59",
    "aTk5OTk5OTk5OTk5OTk5OTk6MA", "aS0xOi05MjIzMzcyMDM2ODU0Nzc1ODA4", "dDE6AA", "dDE6", "____",
    None, True, [], {}, [[]], [None], {"": ""}, [0] * 300,
]
# What cannot be written as a value: bytes that are no UTF-8, no JSON, or too deep.
BODIES = [
    b"", b"\xff\xfe", b'{"a": "\xff"}', b"\xef\xbb\xbf{}", b"[" * 5000, b'{"a":' * 5000, b"{}{}", b"nul", b"NaN", b'"\\ud800"',
    b'{"a": 1, "a": 2}', b"{" + b" " * 70000 + b"}",
]

# Files as people hand them in: a picture of one pixel, a paper, a sheet.
FILES = [
    base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
    b"sku,name,price\nPT-1,Property test,1.00\n",
    b"%PDF-1.4\n%%EOF\n",
    b"",
]


def places(value, path=()):
    """Where in a body values are: every leaf, and every part that holds others."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        found += places(part, (*path, key))
    return found


def put(body, nth, hostile):
    """The body with the hostile value at its nth place."""
    found = places(body)
    if not found:
        return hostile
    *way, last = found[nth % len(found)]
    part = body
    for key in way:
        part = part[key]
    part[last] = hostile
    return body
