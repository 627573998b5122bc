-- A column with a constraint goes with its table.
CREATE TABLE password_resets_links_before AS SELECT token_hash, id, state FROM password_resets WHERE token_hash IS NOT NULL;
CREATE TABLE password_resets_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    state TEXT NOT NULL,
    requested_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    address TEXT,
    decided_by INTEGER REFERENCES users (id),
    decided_at INTEGER,
    note TEXT,
    CONSTRAINT password_resets_state_known CHECK (state IN ('requested', 'verified', 'refused', 'handedOver', 'used', 'superseded'))
) STRICT;
INSERT INTO password_resets_new SELECT id, user_id, state, requested_at, expires_at, address, decided_by, decided_at, note
    FROM password_resets;
DROP TABLE password_resets;
ALTER TABLE password_resets_new RENAME TO password_resets;
CREATE INDEX password_resets_newest ON password_resets (requested_at, id);
CREATE INDEX password_resets_by_state ON password_resets (state, requested_at, id);
CREATE INDEX password_resets_by_user ON password_resets (user_id, requested_at, id);

-- Hashes of the links of requests for a new password. A link is made for each attempt to send its mail, and works while its
-- request is in the state it was made in and has not run out.
CREATE TABLE password_reset_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    reset_id INTEGER NOT NULL REFERENCES password_resets (id) ON DELETE CASCADE,
    state TEXT NOT NULL
) STRICT;
CREATE INDEX password_reset_links_by_reset ON password_reset_links (reset_id);
INSERT INTO password_reset_links SELECT token_hash, id, state FROM password_resets_links_before;
DROP TABLE password_resets_links_before;

-- A mail with a link holds no link: it names the request, and the link is put in when it is sent. No foreign key, because requests
-- are forgotten after a month and their mails stay. Texts of before are removed; their request is not known, so that it is 0.
CREATE TABLE mail_outbox_new (
    id INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    reset_id INTEGER,
    status TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    last_error TEXT,
    created_at INTEGER NOT NULL,
    sent_at INTEGER,
    CONSTRAINT mail_outbox_status_known CHECK (status IN ('queued', 'sent', 'failed', 'kept')),
    CONSTRAINT mail_outbox_sent_with_time CHECK ((status = 'sent') = (sent_at IS NOT NULL))
) STRICT;
INSERT INTO mail_outbox_new
    SELECT id, recipient, subject,
        CASE WHEN has_secret THEN 'This mail held a link for its recipient only. Its text is not kept.' ELSE body END,
        CASE WHEN has_secret THEN 0 END,
        CASE WHEN has_secret AND status = 'queued' THEN 'failed' ELSE status END,
        attempts,
        CASE WHEN has_secret AND status = 'queued' THEN 'The link of this mail is not kept. A new one can be asked for.' ELSE last_error END,
        created_at, sent_at
    FROM mail_outbox;
DROP TABLE mail_outbox;
ALTER TABLE mail_outbox_new RENAME TO mail_outbox;
CREATE INDEX mail_outbox_newest ON mail_outbox (created_at, id);
CREATE INDEX mail_outbox_by_status ON mail_outbox (status, created_at, id);
