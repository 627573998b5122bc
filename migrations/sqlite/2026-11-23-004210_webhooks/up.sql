-- Webhooks, and what they are told: an outbox with what became of each delivery.
CREATE TABLE webhooks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    url TEXT NOT NULL,
    description TEXT,
    -- names of kinds of events with a blank between them
    kinds TEXT NOT NULL,
    -- signs, so it is kept as it is
    secret TEXT NOT NULL,
    old_secret TEXT,
    old_secret_until INTEGER,
    is_enabled INTEGER NOT NULL CHECK (is_enabled IN (0, 1)),
    failures INTEGER NOT NULL,
    disabled_at INTEGER,
    created_at INTEGER NOT NULL,
    -- a removed one stays for what is being written for it at that moment
    removed_at INTEGER,
    CONSTRAINT webhooks_kinds_given CHECK (kinds <> ''),
    CONSTRAINT webhooks_failures_not_negative CHECK (failures >= 0),
    CONSTRAINT webhooks_old_secret_ends CHECK ((old_secret IS NULL) = (old_secret_until IS NULL))
) STRICT;
CREATE INDEX webhooks_by_user ON webhooks (user_id, created_at, id);

CREATE TABLE webhook_deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    webhook_id INTEGER NOT NULL REFERENCES webhooks (id),
    event TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    attempted_at INTEGER,
    -- HTTP status and the beginning of the last answer
    status INTEGER,
    answer TEXT,
    error TEXT,
    CONSTRAINT webhook_deliveries_state_known CHECK (state IN ('pending', 'delivered', 'failed')),
    CONSTRAINT webhook_deliveries_attempts_not_negative CHECK (attempts >= 0)
) STRICT;
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_by_state ON webhook_deliveries (webhook_id, state, created_at, id);
CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (created_at);
