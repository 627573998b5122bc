#!/usr/bin/env python3
"""Asks every operation of the document with generated data, as everybody there is, and holds each answer against the
document. Each generated case goes to one server for each identity, so all meet the same data."""

import argparse
import collections
import concurrent.futures
import copy
import json
import shutil
import signal
import sys
import tempfile
import time

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, reject, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from requests.exceptions import RequestException
from schemathesis import GenerationMode

import hostile
from aim import Aim
from instance import PASSWORD, Instance, Seed
from people import IDENTITIES, Identity, client_address, lift_limits
from verdict import Verdicts

# After these the session may have ended.
ENDING = {
    "login", "testLogin", "warehouseLogin", "register", "registerAdmin", "logout", "revokeSession", "changePassword",
    "confirmPasswordReset", "deactivateUser", "rejectUser", "updateUser", "manageEmployee", "revokeToken",
    "beginViewAs", "revokeUserSession", "revokeUserSessions",
}
SIGN_INS = {"login", "testLogin", "warehouseLogin"}
TIMEOUT = 60
HEADER_NAMES = ["Accept", "Accept-Encoding", "Accept-Language", "If-None-Match", "If-Modified-Since", "Last-Event-ID",
                "Range", "X-Request-Id", "X-Forwarded-Proto", "Prefer"]
# All that may stand in a header; DEL may not, the line would be refused before it is a request.
HEADER_VALUES = st.text(st.characters(min_codepoint=33, max_codepoint=255, exclude_characters="\x7f"), max_size=30)
# What no operation knows, and headers that all have to bear.
extras = st.fixed_dictionaries({
    "query": st.dictionaries(st.text("abcdefxyz_[]%&", min_size=1, max_size=6), st.text(max_size=12), max_size=1),
    "headers": st.dictionaries(
        st.sampled_from(HEADER_NAMES), HEADER_VALUES, max_size=1),
    "key": st.one_of(st.none(), st.uuids(version=4).map(str), st.just("the same key")),
    "origin": st.sampled_from(["own"] * 8 + ["none", "other"]),
    "body": st.sampled_from(["generated", "example", "example", "mixed", "hostile"]),
    "hostile": st.integers(0, 10_000),
    "nth": st.integers(0, 1_000_000),
})


class Run:
    """The state of a run."""

    def __init__(self, schema, identities, aim, examples, start):
        self.schema, self.identities, self.aim = schema, identities, aim
        self.examples, self.start = examples, start
        self.verdicts = Verdicts()
        self.threads = concurrent.futures.ThreadPoolExecutor(len(identities))
        self.cases = 0
        self.succeeded = {identity.name: set() for identity in identities}
        self.fewer = []
        self.stopped = False
        self.asked = 0
        self.statuses = collections.defaultdict(collections.Counter)

    def operation(self, operation):
        """All examples of one operation: half fit the document, half do not, where that is possible."""
        before = self.cases
        wanted = {GenerationMode.POSITIVE: self.examples - self.examples // 2, GenerationMode.NEGATIVE: self.examples // 2}
        for mode, count in wanted.items():
            if count and not self.generate(operation, mode, count):
                self.generate(operation, GenerationMode.POSITIVE, count, other=1)
        if self.cases - before < self.examples:
            self.fewer.append((operation.label, self.cases - before))

    def generate(self, operation, mode, count, other=0):
        """Asks with `count` cases of a mode; false where the operation has none."""
        @seed(self.start + other)
        @settings(max_examples=count, database=None, deadline=None, phases=[Phase.generate],
                  suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(generation_mode=mode), extras)
        def each(case, extra):
            self.case(operation, case, extra, mode)
        try:
            each()
        except Unsatisfiable:
            return False
        return True

    def case(self, operation, case, extra, mode):
        """Sends one case to everybody's server."""
        self.prepare(operation, case, extra, mode)
        try:
            request = self.request(case, extra)
        except (RequestException, UnicodeError, ValueError):
            reject()
        self.cases += 1
        sent = self.threads.map(lambda identity: self.send(identity, request, extra), self.identities)
        for identity, (prepared, answer, error) in zip(self.identities, list(sent)):
            if answer is None:
                self.verdicts.add(identity, case, "No answer", str(error), prepared, None)
                continue
            self.verdicts.judge(identity, case, prepared, answer, extra["origin"] == "other")
            self.statuses[operation.label][answer.status_code] += 1
            if answer.status_code < 400:
                self.succeeded[identity.name].add(operation.label)
                if operation.definition.raw["operationId"] == "changePassword":
                    identity.changed_password(prepared)
                self.aim.heard(operation.path, answer)

    def prepare(self, operation, case, extra, mode):
        """Aims a case at what is there."""
        name = operation.definition.raw["operationId"]
        if case.path_parameters:
            case.path_parameters = self.aim.path(operation, case.path_parameters)
        if isinstance(case.query, dict):
            case.query = self.aim.query(operation, case.query)
            known = [row["name"] for row in operation.definition.raw.get("parameters", []) if row["in"] == "query"]
            if extra["body"] == "hostile" and known and extra["nth"] % 2:
                case.query = case.query | {known[extra["nth"] % len(known)]: self.hostile(extra)}
        if isinstance(case.body, (dict, list)) and case.media_type == "application/json":
            if mode.is_positive and extra["body"] != "generated":
                case.body = self.shown(operation, case.body, extra)
            case.body = self.aim.body(case.body)
            if extra["body"] == "hostile" and not (case.query and extra["nth"] % 2):
                case.body = hostile.put(case.body, extra["nth"], self.hostile(extra))
            if name in SIGN_INS and isinstance(case.body, dict) and extra["nth"] % 10 == 0:
                case.body = {"username": "oliver.bennett", "password": PASSWORD}

        if isinstance(case.body, dict) and str(case.media_type).startswith("multipart/") and mode.is_positive:
            self.fill_form(operation, case, extra)

    def fill_form(self, operation, case, extra):
        """Puts files that can be read, and the document's examples, into a form."""
        schema = operation.definition.raw["requestBody"]["content"][case.media_type]["schema"]
        if "$ref" in schema:
            schema = self.aim.schemas[schema["$ref"].rsplit("/", 1)[1]]
        file = hostile.FILES[extra["nth"] % len(hostile.FILES)]
        for name, value in schema.get("properties", {}).items():
            if value.get("format") == "binary" and name in case.body:
                case.body[name] = file
            elif value.get("items", {}).get("format") == "binary" and name in case.body:
                case.body[name] = [file]
            elif name in case.body and value.get("example") is not None and extra["body"] != "generated":
                case.body[name] = value["example"]

    @staticmethod
    def hostile(extra):
        """The hostile value of a case, not to be changed by who takes it."""
        return copy.deepcopy(hostile.VALUES[extra["hostile"] % len(hostile.VALUES)])

    def shown(self, operation, body, extra):
        """The body that the document shows, with some of what was generated in it."""
        content = operation.definition.raw["requestBody"]["content"]["application/json"]
        shown = copy.deepcopy(content.get("example")) or self.aim.example(content["schema"])
        if not isinstance(shown, dict) or not isinstance(body, dict):
            return body
        taken = {key: value for n, (key, value) in enumerate(body.items())
                 if extra["body"] == "mixed" and (extra["nth"] >> n) & 1}
        # Some examples exclude each other, so some of what need not be there is left out.
        needed = self.aim.required(content["schema"])
        kept = {key: value for n, (key, value) in enumerate(shown.items())
                if key in needed or (extra["nth"] + n) % 3}
        return kept | taken

    def request(self, case, extra):
        """The request without what says who asks."""
        parts = case.as_transport_kwargs(base_url="http://127.0.0.1:1")
        parts.pop("auth", None)
        headers = dict(parts.pop("headers", None) or {})
        headers |= {name: value.encode("latin-1") for name, value in extra["headers"].items()}
        if extra["key"] and case.method.upper() == "POST":
            headers.setdefault("Idempotency-Key", extra["key"])
        for name in ("Authorization", "Cookie"):
            headers.pop(name, None)
        params = parts.pop("params", None)
        if isinstance(params, dict) or params is None:
            params = (params or {}) | extra["query"]
        parts.pop("cookies", None)
        if extra["body"] == "hostile" and extra["nth"] % 5 == 0 and "json" in str(headers.get("Content-Type")):
            parts.pop("json", None)
            parts["data"] = hostile.BODIES[extra["hostile"] % len(hostile.BODIES)]
        return requests.Request(headers=headers, params=params, **parts).prepare()

    def send(self, identity, request, extra):
        """Sends a request as somebody; gives what was sent, the answer, and why there is none."""
        own = identity.instance.url
        prepared = request.copy()
        prepared.url = request.url.replace("http://127.0.0.1:1", own, 1)
        prepared.headers.update(identity.credentials())
        prepared.headers["X-Forwarded-For"] = client_address()
        if extra["origin"] != "none":
            prepared.headers["Origin"] = own if extra["origin"] == "own" else "https://other.example"
        try:
            answer = identity.session.send(prepared, timeout=TIMEOUT, allow_redirects=False, stream=True)
            if answer.headers.get("Content-Type", "").startswith("text/event-stream"):
                # It never ends; its beginning is the answer.
                answer._content = answer.raw.read1(65536)
                answer.close()
            else:
                answer.content
            return prepared, answer, None
        except RequestException as error:
            return prepared, None, error

    def revive(self):
        """Sees to it that everybody is signed in still."""
        list(self.threads.map(Identity.revive, self.identities))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", required=True, help="the tierway program")
    parser.add_argument("--examples", type=int, default=100, help="cases of each operation")
    parser.add_argument("--seed", type=int, default=1, help="another number, other cases")
    parser.add_argument("--as", dest="names", default="", help="only these identities, separated by commas")
    parser.add_argument("--document", default="", help="a file with the document, instead of the server's own")
    parser.add_argument("--statuses", action="store_true", help="tell which statuses each operation answered, how often")
    parser.add_argument("--only", default="", help="only operations whose operationId is one of these")
    return parser.parse_args()


def main():
    options = arguments()
    # Whoever ends the tester ends its servers too, also where it runs in the background.
    for sent in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sent, signal.default_int_handler)
    began = time.monotonic()
    names = [name.strip() for name in options.names.split(",") if name.strip()]
    rows = [row for row in IDENTITIES if not names or row[0] in names]
    if len(rows) < len(names):
        raise SystemExit(f"There are: {', '.join(row[0] for row in IDENTITIES)}.")
    scratch = tempfile.mkdtemp(prefix="tierway-property.")
    instances = []
    try:
        return run(options, rows, scratch, instances, began)
    finally:
        for instance in instances:
            instance.stop()
        shutil.rmtree(scratch, ignore_errors=True)


def run(options, rows, scratch, instances, began):
    seeded = Seed(options.binary, scratch)
    for number in range(len(rows)):
        instance = Instance(seeded, scratch, number)
        instances.append(instance)
        instance.start()
    text = document(options.document, instances[0])
    schema = schemathesis.openapi.from_dict(text)
    schema.config.generation.update(with_security_parameters=False)
    scopes = text["components"]["schemas"]["TokenScope"]["enum"]
    aim = Aim(text)
    identities = []
    for (name, account, wants), instance in zip(rows, instances):
        instance.wait()
        admin = lift_limits(instance)
        aim.protected.add(admin.id)
        identity = Identity(name, account, wants, instance)
        identity.enter(scopes)
        if account == "manufacturer":
            aim.protected.add(identity.id)
        identities.append(identity)
        aim.learn(identity if identity.cookie else admin)
    aim.words["key"] = [row["key"] for row in admin.plain("GET", "/api/settings").json()]
    if any(row[0] == "guest" for row in rows) or not aim.pools.get("/api/users"):
        aim.learn(admin)
    whole = Run(schema, identities, aim, options.examples, options.seed)
    only = set(filter(None, options.only.split(",")))
    operations = [row.ok() for row in schema.get_all_operations()]
    operations = [row for row in operations if not only or row.definition.raw["operationId"] in only]
    try:
        ask(whole, operations, began)
    except KeyboardInterrupt:
        print("FAIL stopped before the end")
        whole.stopped = True
    if options.statuses:
        for label, counts in whole.statuses.items():
            print(f"{label}: {', '.join(f'{status} × {count}' for status, count in sorted(counts.items()))}")
    return finish(whole, operations, instances, began)


def ask(whole, operations, began):
    """All operations, one after the other."""
    for number, operation in enumerate(operations, 1):
        whole.operation(operation)
        whole.asked = number
        if number % 20 == 0:
            print(f"{number} of {len(operations)} operations, {whole.cases} cases, {len(whole.verdicts.failures)} "
                  f"failures after {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        if operation.definition.raw["operationId"] in ENDING:
            whole.revive()


def document(path, instance):
    """The document: a file, or as the server gives it."""
    if path:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    instance.wait()
    return requests.get(f"{instance.url}/api-docs/openapi.json", timeout=30).json()


def finish(whole, operations, instances, began):
    """Says what was found; 1 when anything was."""
    whole.verdicts.report(print)
    faults = 0
    for identity, instance in zip(whole.identities, instances):
        instance.stop()
        found = instance.faults()
        faults += len(found)
        for line in found[:20]:
            print(f"FAIL on the server of {identity.name}: {line}")
        print(f"{identity.name}: {whole.asked} operations, {whole.cases} cases, "
              f"{len(whole.succeeded[identity.name])} operations succeeded at least once, "
              f"{whole.verdicts.of(identity)} failures")
    for label, count in whole.fewer:
        print(f"FAIL {label}: only {count} different cases of {whole.examples}")
    wrong = {label for _, label, *_ in whole.verdicts.failures} | {label for label, _ in whole.fewer}
    failed = len(wrong) + faults + whole.stopped
    never = [row.label for row in operations[:whole.asked] if not any(row.label in done for done in whole.succeeded.values())]
    if never:
        print(f"Nobody succeeded at: {', '.join(never)}")
    print(f"property test: {whole.asked - len(wrong)} operations passed, {failed} failed; "
          f"{len(whole.identities)} identities, {whole.cases} cases each, "
          f"{whole.cases * len(whole.identities)} in all, in {time.monotonic() - began:.0f} s")
    return 1 if failed or not whole.cases else 0


if __name__ == "__main__":
    sys.exit(main())
