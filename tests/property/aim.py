"""Makes what was generated meet what is there: ids of the demo data in place of most generated ones, words that the
document gives as examples in place of some texts. What is generated decides where, so that a run can be repeated."""

import json

EXAMPLES_OF = ("oneOf", "anyOf")
# Addresses of one thing, by the list that names such things. Where the list's items hold the id under another name,
# it follows.
LISTS = {
    "/api/addresses": "/api/addresses",
    "/api/agents": "/api/users?role=agent",
    "/api/auth/sessions": "/api/auth/sessions",
    "/api/backups": "/api/backups",
    "/api/imports": "/api/imports",
    "/api/issue-reports": "/api/issue-reports",
    "/api/jobs": "/api/jobs",
    "/api/lots": "/api/lots",
    "/api/mail-outbox": "/api/mail-outbox",
    "/api/notifications": "/api/notifications",
    "/api/orders": "/api/orders",
    "/api/password-resets": "/api/password-resets",
    "/api/payouts": "/api/payouts",
    "/api/picking/waves": "/api/picking/waves",
    "/api/products": "/api/products",
    "/api/purchase-orders": "/api/purchase-orders",
    "/api/returns": "/api/returns",
    "/api/saved-views": "/api/saved-views?list=/admin/users%23",
    "/api/stock-counts": "/api/stock-counts",
    "/api/stores/dealers": "/api/users?role=dealer",
    "/api/dealer-pricing": "/api/users?role=dealer",
    "/api/suppliers": "/api/suppliers",
    "/api/tokens": "/api/tokens",
    "/api/users": "/api/users",
    "/api/webhooks": "/api/webhooks",
    "/api/wholesaler/price-changes": "/api/wholesaler/price-changes",
}
# Fields and parameters by the things they name.
FIELDS = {
    "productId": "/api/products",
    "orderId": "/api/orders",
    "lotId": "/api/lots",
    "supplierId": "/api/suppliers",
    "userId": "/api/users",
    "customerId": "/api/users",
    "beneficiaryId": "/api/users",
    "referrerId": "/api/users",
    "referredBy": "/api/users",
    "assignedTo": "/api/users",
    "agentId": "/api/agents",
    "sellerId": "/api/users",
    "pickerId": "/api/users",
    "employeeId": "/api/users",
    "countId": "/api/stock-counts",
}
# Who may not be shut out by what is tried: the admin and the manufacturer of the server that is asked.
SHUT_OUT = {"deactivateUser", "rejectUser"}
# Settings that would end sessions or set quotas; they are read, tried with wrong values, but not set.
KEPT = {"tokenRequestsPerMinute", "streamsPerPerson", "streamsPerAddress", "registrationsPerHour", "resetsPerHour", "referralLookupsPerMinute", "sessionIdleHours", "sessionDays"}


def examples_of(operation):
    """The examples of an operation's parameters, by name."""
    return {row["name"]: row.get("example") for row in operation.definition.raw.get("parameters", [])}


class Aim:
    """What there is, and what to put where."""

    def __init__(self, document):
        self.pools = {}
        self.words = {}
        self.protected = set()
        self.schemas = document["components"]["schemas"]

    def learn(self, identity):
        """Takes up the ids of the lists that somebody sees."""
        for place, path in LISTS.items():
            answer = identity.plain("GET", path)
            if not answer.ok or not isinstance(answer.json(), list):
                continue
            for item in answer.json():
                self.note(place, item.get("name") if place == "/api/backups" else item.get("id"))
                for name in ("sku", "barcode", "key"):
                    if item.get(name):
                        self.words.setdefault(name, []).append(item[name])
                for line in item.get("items", item.get("lines", [])) if isinstance(item, dict) else []:
                    if isinstance(line, dict) and "id" in line:
                        self.note("line", line["id"])

    def note(self, place, value):
        """One more thing there is; the newest thousand are kept."""
        pool = self.pools.setdefault(place, [])
        if value is not None and value not in pool:
            pool.append(value)
            del pool[:-1000]

    def heard(self, path, answer):
        """An answer that names what was made just now."""
        if answer.status_code == 201 and "json" in answer.headers.get("Content-Type", ""):
            body = answer.json()
            if isinstance(body, dict) and body.get("id") is not None:
                self.note(path, body["id"])

    def chosen(self, pool, value, odd=5):
        """One of the pool for most values; `odd` in a hundred are left as they are."""
        choices = self.pools.get(pool) or self.words.get(pool)
        if not choices or isinstance(value, (bool, float, dict, list)) or value is None:
            return value
        number = value if isinstance(value, int) else sum(map(ord, str(value)))
        if number % 100 < odd:
            return value
        return choices[abs(number // 7) % len(choices)]

    def path(self, operation, values):
        """The path's parameters."""
        aimed = dict(values)
        examples = examples_of(operation)
        for name, value in values.items():
            if name in ("format", "kind", "region"):
                continue
            if isinstance(value, str) and examples.get(name) is not None and len(value) % 5:
                aimed[name] = examples[name]
                continue
            before = operation.path.split("{" + name + "}")[0].rstrip("/.")
            if before.startswith("/api/exports/"):
                before = before.replace("/api/exports/recall", "/api/lots").replace("/api/exports/", "/api/")
            if name in ("userId", "productId"):
                before = FIELDS[name] if name == "productId" or "pricing" not in operation.path else "/api/dealer-pricing"
            aimed[name] = self.chosen(before, value)
        if operation.definition.raw["operationId"] in SHUT_OUT and aimed.get("id") in self.protected:
            aimed["id"] = max(self.pools["/api/users"])
        return aimed

    def query(self, operation, values):
        """The query's parameters: those that name things, and examples of the document in place of some texts."""
        aimed = dict(values)
        examples = examples_of(operation)
        for name, value in values.items():
            if name in FIELDS:
                aimed[name] = self.chosen(FIELDS[name], value)
            elif isinstance(value, str) and examples.get(name) is not None and len(value) % 2:
                aimed[name] = examples[name]
        return aimed

    def body(self, value, name=None):
        """A body with the ids of things there are in it."""
        if isinstance(value, dict):
            aimed = {key: self.body(inner, key) for key, inner in value.items()}
            if isinstance(aimed.get("key"), str) and aimed["key"] in KEPT and "value" in aimed:
                aimed["value"] = "-"
            return aimed
        if isinstance(value, list):
            return [self.body(inner, name) for inner in value]
        if name == "lineId":
            return self.chosen("line", value)
        if name == "url" and isinstance(value, str):
            # Nothing is sent to where a generated address may lead; this one leads nowhere by definition.
            return "https://receiver.invalid/hook"
        if name in FIELDS:
            aimed = self.chosen(FIELDS[name], value)
            return str(aimed) if isinstance(value, str) else aimed
        if name in ("sku", "barcode", "key") and isinstance(value, str):
            return self.chosen(name, value)
        if name in ("quantity", "pieces", "counted", "received", "expected") and isinstance(value, int) and value % 4:
            return value % 12
        return value

    def required(self, schema):
        """The properties that must be there."""
        if "$ref" in schema:
            return self.required(self.schemas[schema["$ref"].rsplit("/", 1)[1]])
        parts = [name for part in schema.get("allOf", []) for name in self.required(part)]
        return {*schema.get("required", []), *parts}

    def example(self, schema, depth=0):
        """A body as the document shows it: the example of the schema, or of each of its properties."""
        if "$ref" in schema:
            return self.example(self.schemas[schema["$ref"].rsplit("/", 1)[1]], depth + 1)
        if "example" in schema:
            return json.loads(json.dumps(schema["example"]))
        if schema.get("examples"):
            return schema["examples"][0]
        if "enum" in schema:
            return schema["enum"][0]
        if "allOf" in schema and depth < 8:
            parts = [self.example(part, depth + 1) for part in schema["allOf"]]
            return {key: value for part in parts if isinstance(part, dict) for key, value in part.items()}
        for key in EXAMPLES_OF:
            rows = [row for row in schema.get(key, []) if row.get("type") != "null"]
            if rows:
                return self.example(rows[0], depth + 1)
        kinds = schema.get("type")
        kind = kinds[0] if isinstance(kinds, list) else kinds
        if kind == "object" and depth < 8:
            return {name: self.example(inner, depth + 1) for name, inner in schema.get("properties", {}).items()}
        if kind == "array":
            return [self.example(schema["items"], depth + 1)] if depth < 8 else []
        return {"string": "text", "integer": 1, "number": 1, "boolean": True}.get(kind)
