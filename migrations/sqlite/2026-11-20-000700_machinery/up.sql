-- Settings and idempotency keys.
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

-- The first answer to a key; status and body are NULL only inside the transaction that makes them.
CREATE TABLE idempotency_keys (
    user_id INTEGER NOT NULL REFERENCES users (id),
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    status INTEGER,
    body TEXT,
    claimed_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, key),
    CONSTRAINT idempotency_keys_answer CHECK ((status IS NULL) = (body IS NULL))
) STRICT;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (claimed_at);
