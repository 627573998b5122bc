#!/usr/bin/env python3
"""receive_webhook.py PORT: takes webhooks, and prints each event once.

WEBHOOK_SECRET (whsec_…) comes from the environment.
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MOST_AGE = 5 * 60  # seconds
KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
# Events that were taken. Keep their ids where the work is kept, such as in a table with a unique id: an event can come
# again, also after this program was started anew.
seen = set()


def is_genuine(headers, body):
    """Whether the message was signed with our secret (Standard Webhooks), and not long ago."""
    message, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > MOST_AGE:
        return False
    signed = f"{message}.{timestamp}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest())
    # While a secret is being rotated there are two signatures, with a blank between them; one has to fit.
    signatures = headers.get("webhook-signature", "").encode().split()
    return any([hmac.compare_digest(expected, signature) for signature in signatures])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_genuine(self.headers, body):
            return self.answer(401)
        message = self.headers["webhook-id"]
        if message not in seen:
            seen.add(message)
            event = json.loads(body)
            print(event["type"], json.dumps(event["data"]), flush=True)
        # Answer soon, and do what takes long afterwards: after ten seconds the attempt counts as failed.
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        """Nothing but events is printed."""


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Receiver).serve_forever()
