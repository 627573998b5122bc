"""Who asks: a guest, the nine roles, the positions of employees, and programs with an API token."""

import itertools
import json
import time

import requests
from http.cookiejar import DefaultCookiePolicy

from instance import PASSWORD

COOKIE = "tierway_session"
# Name, whose account, and for programs which of the scopes their token has.
IDENTITIES = [
    ("guest", None, None),
    ("admin", "admin", None),
    ("manufacturer", "manufacturer", None),
    ("wholesaler", "wholesaler", None),
    ("dealer", "dealer", None),
    ("agent", "agent", None),
    ("sub-agent", "subagent", None),
    ("customer", "customer", None),
    ("employee", "employee", None),
    ("manager", "manager", None),
    ("supervisor", "supervisor", None),
    ("purchaser", "purchaser", None),
    ("warehouse", "warehouse", None),
    ("token that may all", "manufacturer", lambda scope: True),
    ("token that reads", "admin", lambda scope: scope.endswith(":read")),
]
# Limits that would answer 429 to what is asked here; the admin sets them as high as they go.
LIMITS = {
    "tokenRequestsPerMinute": "1000000",
    "registrationsPerHour": "100000",
    "resetsPerHour": "100000",
    "referralLookupsPerMinute": "100000",
}
_addresses = itertools.count(1)


def client_address():
    """An address that has not asked before."""
    n = next(_addresses)
    return f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"


class Identity:
    """Somebody at a server of their own."""

    def __init__(self, name, account, scopes, instance):
        self.name, self.account, self.wants, self.instance = name, account, scopes, instance
        self.session = requests.Session()
        self.session.trust_env = False
        # Only the session of the identity is sent, never one that an answer set.
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.cookie = self.token = self.role = self.id = None
        self.scopes = set()
        self.sign_ins = 0
        self.password = PASSWORD

    def enter(self, all_scopes):
        """Signs in and, for a program, makes its token."""
        if self.account is None:
            return
        self.cookie = self.sign_in(self.account)
        me = self.plain("GET", "/api/auth/me").json()
        me = me.get("user", me)
        self.role, self.id = me["role"], me["id"]
        if self.wants:
            self.scopes = {scope for scope in all_scopes if self.wants(scope)}
            self.make_token()

    def sign_in(self, account):
        """The cookie of a new session."""
        self.sign_ins += 1
        path = "/api/auth/warehouse-login" if account == "warehouse" else "/api/auth/login"
        body = {"username": account, "password": self.password}
        answer = self.ask_in(path, body)
        # Somebody may have tried wrong passwords of the account before.
        while answer.status_code == 429:
            time.sleep(int(answer.headers.get("Retry-After", "5")))
            answer = self.ask_in(path, body)
        if COOKIE not in answer.cookies:
            raise SystemExit(f"{account} cannot sign in: {answer.status_code} {answer.text[:300]}")
        return answer.cookies[COOKIE]

    def ask_in(self, path, body):
        """One attempt to sign in."""
        headers = {"X-Forwarded-For": client_address()}
        return requests.post(self.instance.url + path, json=body, headers=headers, timeout=30)

    def make_token(self):
        answer = self.plain("POST", "/api/tokens", json={"name": "property test", "scopes": sorted(self.scopes)})
        if answer.status_code != 201:
            raise SystemExit(f"no token for {self.account}: {answer.status_code} {answer.text[:300]}")
        self.token = answer.json()["token"]

    def plain(self, method, path, **more):
        """A request with the session, whatever the identity is."""
        headers = {"Cookie": f"{COOKIE}={self.cookie}", "X-Forwarded-For": client_address()}
        return requests.request(method, self.instance.url + path, headers=headers, timeout=30, **more)

    def revive(self):
        """After a request that may have ended the session, or the token: sees whether it did, and begins anew."""
        if self.account is None:
            return
        if self.plain("GET", "/api/auth/me").status_code == 401:
            self.cookie = self.sign_in(self.account)
        if self.token:
            headers = {"Authorization": f"Bearer {self.token}"}
            if requests.get(f"{self.instance.url}/api/auth/me", headers=headers, timeout=30).status_code == 401:
                self.make_token()

    def changed_password(self, prepared):
        """A request that changed the identity's own password has succeeded: signs in with the new one from now on."""
        self.password = json.loads(prepared.body)["newPassword"]

    def credentials(self):
        """The headers that say who asks."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def may_call(self, operation):
        """Whether the document lets the identity call the operation."""
        definition = operation.definition.raw
        if self.role and self.role not in definition["x-roles"]:
            return False
        security = definition["security"]
        if self.token:
            asked = [row["token"] for row in security if "token" in row]
            return bool(asked) and set(asked[0]) <= self.scopes
        return self.role is not None or {} in security


def lift_limits(instance):
    """Sets the limits of a server as high as they go."""
    admin = Identity("admin", "admin", None, instance)
    admin.enter([])
    values = [{"key": key, "value": value} for key, value in LIMITS.items()]
    answer = admin.plain("PATCH", "/api/settings", json={"values": values})
    if not answer.ok:
        raise SystemExit(f"limits: {answer.status_code} {answer.text[:300]}")
    return admin
