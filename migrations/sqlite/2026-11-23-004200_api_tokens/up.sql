-- API tokens: keys with which programs act for their owners.
CREATE TABLE api_tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    -- the first letters of the key, to know it by
    preview TEXT NOT NULL,
    -- hash of the key; the key itself is never stored
    key_hash TEXT NOT NULL,
    -- names of scopes with a blank between them
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    last_used_at INTEGER,
    revoked_at INTEGER,
    CONSTRAINT api_tokens_key_hash UNIQUE (key_hash),
    CONSTRAINT api_tokens_scopes_given CHECK (scopes <> ''),
    CONSTRAINT api_tokens_end_after_start CHECK (expires_at > created_at)
) STRICT;
CREATE INDEX api_tokens_by_user ON api_tokens (user_id, created_at, id);
CREATE INDEX api_tokens_by_end ON api_tokens (expires_at);
