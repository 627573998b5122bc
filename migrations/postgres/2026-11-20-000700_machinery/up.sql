-- Settings and idempotency keys.
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL,
    updated_at BIGINT NOT NULL
);

-- The first answer to a key; status and body are NULL only inside the transaction that makes them.
CREATE TABLE idempotency_keys (
    user_id BIGINT NOT NULL REFERENCES users (id),
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    status BIGINT,
    body TEXT,
    claimed_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, key),
    CONSTRAINT idempotency_keys_answer CHECK ((status IS NULL) = (body IS NULL))
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (claimed_at);
