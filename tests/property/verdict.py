"""What every answer must be: documented, as documented, no fault of the server, and no success for who may not ask."""

import sys

from schemathesis.core.failures import FailureGroup
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.checks import not_a_server_error

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


# How many answers of one status of an operation are held against the document as a whole.
OFTEN = 20
TEXTS = ("type", "title", "detail", "requestId", "error")


def is_problem(body, status):
    """Whether a body is a problem as the document has it."""
    return (
        isinstance(body, dict)
        and set(body) == {*TEXTS, "status", "errors"}
        and all(isinstance(body[name], str) for name in TEXTS)
        and body["status"] == status
        and isinstance(body["errors"], list)
        and all(isinstance(row, dict) and set(row) - {"current"} == {"field", "message"} for row in body["errors"])
    )


class Verdicts:
    """The failures of a run, each kind once, with the first request that showed it and how often it was seen."""

    def __init__(self):
        self.failures = {}
        self.refusals = {}

    def add(self, identity, case, title, text, request, answer):
        """One more failure."""
        status = answer.status_code if answer is not None else "none"
        key = (identity.name, case.operation.label, title, status)
        row = self.failures.setdefault(key, {"count": 0, "text": text, "request": request, "answer": answer})
        row["count"] += 1
        if row["count"] == 1 and sum(1 for other in self.failures if other[1:] == key[1:]) == 1:
            print(f"{case.operation.label}: {title} ({status}), as {identity.name}", file=sys.stderr, flush=True)
            self.show(row, lambda text: print(text, file=sys.stderr, flush=True))

    def judge(self, identity, case, request, answer, foreign):
        """Holds an answer against the document."""
        problems = []
        if answer.status_code < 400:
            if not identity.may_call(case.operation):
                problems.append(("Unauthorized success", f"{identity.name} may not call this operation"))
            unsafe = case.method.upper() not in ("GET", "HEAD")
            if foreign and unsafe and identity.cookie and not identity.token:
                problems.append(("Success from another site", "the request named the origin of another site"))
        if "x-request-id" not in answer.headers:
            problems.append(("No request id", "every answer carries x-request-id"))
        if self.is_known_refusal(case, answer):
            for title, text in problems:
                self.add(identity, case, title, text, request, answer)
            return
        try:
            case.validate_response(Response.from_requests(answer, verify=True), checks=CHECKS)
        except FailureGroup as group:
            problems += [(failure.title, failure.message) for failure in group.exceptions]
        for title, text in problems:
            self.add(identity, case, title, text, request, answer)

    def is_known_refusal(self, case, answer):
        """Whether an answer is a problem of the one shape they all have, and the document was held against the same
        status of the same operation often enough: then nothing but the texts differ."""
        if answer.status_code < 400 or answer.headers.get("Content-Type") != "application/problem+json":
            return False
        key = (case.operation.label, answer.status_code)
        self.refusals[key] = self.refusals.get(key, 0) + 1
        return self.refusals[key] > OFTEN and is_problem(answer.json(), answer.status_code)

    def of(self, identity):
        """How many kinds of failure somebody met."""
        return sum(1 for name, *_ in self.failures if name == identity.name)

    def report(self, write):
        """Each failure with how to see it again; those that several identities met once."""
        grouped = {}
        for (name, label, title, status), row in sorted(self.failures.items(), key=lambda item: item[0][1:]):
            grouped.setdefault((label, title, status), []).append((name, row))
        for (label, title, status), rows in grouped.items():
            names = ", ".join(name for name, _ in rows)
            write(f"\nFAIL {label}: {title} ({status}), {sum(r['count'] for _, r in rows)} times, as {names}")
            self.show(rows[0][1], write)

    @staticmethod
    def show(row, write):
        """What was wrong, what was sent and what came."""
        write(f"  {row['text'][:600].strip()}".replace("\n", "\n  "))
        request = row["request"]
        write(f"  {request.method} {request.url[:600]}")
        kept = {name: value for name, value in request.headers.items() if name not in ("Cookie", "Authorization")}
        write(f"  headers: {kept!r}"[:600])
        if request.body:
            write(f"  body: {request.body[:800]!r}")
        if row["answer"] is not None:
            write(f"  answer: {row['answer'].text[:800]}")
