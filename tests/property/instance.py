"""A server of its own for each identity: data that nobody else changes, on a free loopback port."""

import glob
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import requests

PASSWORD = "tierway-demo"


def free_port():
    """A loopback port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Seed:
    """The demo data that each server has a copy of: a directory, and a database where TIERWAY_TEST_POSTGRES names the
    maintenance database of a server (scripts/with-postgres)."""

    def __init__(self, binary, scratch):
        self.binary, self.directory = binary, os.path.join(scratch, "seeded")
        self.maintenance = os.environ.get("TIERWAY_TEST_POSTGRES", "")
        self.database = f"property_{os.getpid()}"
        if self.maintenance:
            self.sql(f'CREATE DATABASE "{self.database}"')
        subprocess.run([binary, "seed"], env=self.environment(self.directory, self.database), check=True,
                       stdout=subprocess.DEVNULL)

    def environment(self, directory, database):
        """What the product is told of its data."""
        ours = ("DATABASE", "SMTP", "AWS", "MEDIA", "BACKUP", "PUBLIC_URL", "MAIL_FROM")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        url = f"{self.maintenance.rsplit('/', 1)[0]}/{database}" if self.maintenance else ""
        return kept | {"DATA_DIR": directory, "DATABASE_URL": url}

    def copy(self, directory, number):
        """The environment of one more copy."""
        shutil.copytree(self.directory, directory)
        database = f"{self.database}_{number}"
        if self.maintenance:
            self.sql(f'CREATE DATABASE "{database}" TEMPLATE "{self.database}"')
        return self.environment(directory, database)

    def sql(self, text):
        """Runs a statement of the maintenance database."""
        psql = shutil.which("psql") or next(iter(glob.glob("/usr/lib/postgresql/*/bin/psql")), "psql")
        subprocess.run([psql, "-q", "-v", "ON_ERROR_STOP=1", "-c", text, self.maintenance], check=True)


class Instance:
    """The product with a copy of the demo data."""

    def __init__(self, seed, directory, number):
        self.binary, self.directory = seed.binary, Path(directory) / str(number)
        data = seed.copy(str(self.directory / "data"), number)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = self.directory / "log"
        self.process = None
        # The tester is a proxy that names a client's address in each request, so that quotas by address are those of
        # many clients.
        self.environment = data | {
            "BIND_ADDRESS": f"127.0.0.1:{self.port}",
            "DRAIN_SECONDS": "0",
            "TRUSTED_PROXIES": "127.0.0.1",
            "RUST_LOG": "error",
        }

    def start(self):
        """Serves; `wait` says when it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([self.binary, "serve"], env=self.environment, stdout=log, stderr=log)

    def wait(self, seconds=60):
        """Until it answers."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                if requests.get(f"{self.url}/health/ready", timeout=5).ok:
                    return
            except requests.RequestException:
                pass
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"The server did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.1)

    def stop(self):
        """Ends it; running requests finish."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def faults(self):
        """What the log calls an error, and what `tierway check` finds wrong with the books once it is stopped."""
        lines = self.log.read_text(errors="replace").splitlines()
        found = [line for line in lines if " ERROR " in line or "panicked" in line]
        check = subprocess.run([self.binary, "check"], env=self.environment, capture_output=True, text=True)
        if check.returncode != 0:
            found += (check.stdout + check.stderr).splitlines()
        return found
