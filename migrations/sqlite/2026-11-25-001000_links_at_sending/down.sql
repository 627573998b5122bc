CREATE TABLE mail_outbox_old (
    id INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    -- emptied once a mail with a secret in it was sent
    body TEXT NOT NULL,
    has_secret INTEGER NOT NULL,
    status TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    last_error TEXT,
    created_at INTEGER NOT NULL,
    sent_at INTEGER,
    CONSTRAINT mail_outbox_status_known CHECK (status IN ('queued', 'sent', 'failed', 'kept')),
    CONSTRAINT mail_outbox_sent_with_time CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
    CONSTRAINT mail_outbox_has_secret_is_boolean CHECK (has_secret IN (0, 1))
) STRICT;
INSERT INTO mail_outbox_old
    SELECT id, recipient, subject, CASE WHEN reset_id IS NULL THEN body ELSE '' END, reset_id IS NOT NULL, status, attempts,
        last_error, created_at, sent_at
    FROM mail_outbox;
DROP TABLE mail_outbox;
ALTER TABLE mail_outbox_old RENAME TO mail_outbox;
CREATE INDEX mail_outbox_newest ON mail_outbox (created_at, id);
CREATE INDEX mail_outbox_by_status ON mail_outbox (status, created_at, id);

CREATE TABLE password_resets_old (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    -- hash of the link's token, NULL while none is out; the token itself is never stored
    token_hash TEXT,
    state TEXT NOT NULL,
    requested_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    address TEXT,
    decided_by INTEGER REFERENCES users (id),
    decided_at INTEGER,
    note TEXT,
    CONSTRAINT password_resets_token_hash UNIQUE (token_hash),
    CONSTRAINT password_resets_state_known CHECK (state IN ('requested', 'verified', 'refused', 'handedOver', 'used', 'superseded'))
) STRICT;
INSERT INTO password_resets_old
    SELECT id, user_id, (SELECT MIN(links.token_hash) FROM password_reset_links AS links WHERE links.reset_id = password_resets.id AND links.state = password_resets.state), state,
        requested_at, expires_at, address, decided_by, decided_at, note
    FROM password_resets;
DROP TABLE password_reset_links;
DROP TABLE password_resets;
ALTER TABLE password_resets_old RENAME TO password_resets;
CREATE INDEX password_resets_newest ON password_resets (requested_at, id);
CREATE INDEX password_resets_by_state ON password_resets (state, requested_at, id);
CREATE INDEX password_resets_by_user ON password_resets (user_id, requested_at, id);
