-- Age and consent, review of documents, password resets, jobs, mail and throttles.
ALTER TABLE users ADD COLUMN birth_date TEXT CONSTRAINT users_birth_date_form CHECK (birth_date GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]');
ALTER TABLE users ADD COLUMN terms_version TEXT;
ALTER TABLE users ADD COLUMN terms_accepted_at INTEGER;

ALTER TABLE documents ADD COLUMN review TEXT NOT NULL DEFAULT 'pending' CONSTRAINT documents_review_known CHECK (review IN ('pending', 'accepted', 'refused'));
ALTER TABLE documents ADD COLUMN review_reason TEXT CONSTRAINT documents_refused_with_reason CHECK ((review = 'refused') = (review_reason IS NOT NULL));
ALTER TABLE documents ADD COLUMN review_note TEXT;
ALTER TABLE documents ADD COLUMN reviewed_by INTEGER REFERENCES users (id);
ALTER TABLE documents ADD COLUMN reviewed_at INTEGER;
-- last day on which the document is valid, YYYY-MM-DD
ALTER TABLE documents ADD COLUMN expires_on TEXT CONSTRAINT documents_expires_on_form CHECK (expires_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]');
-- when a better one took its place
ALTER TABLE documents ADD COLUMN replaced_at INTEGER;
-- when its owner was last told that it ends
ALTER TABLE documents ADD COLUMN reminded_at INTEGER;
CREATE INDEX documents_by_expiry ON documents (expires_on, id) WHERE expires_on IS NOT NULL AND replaced_at IS NULL;

-- What happened to a verification, append-only.
CREATE TABLE verification_events (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    document_id INTEGER REFERENCES documents (id),
    event TEXT NOT NULL,
    reason TEXT,
    note TEXT,
    actor_id INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT verification_events_event_known CHECK (event IN ('registered', 'submitted', 'accepted', 'refused', 'approved', 'rejected', 'reminded', 'expired'))
) STRICT;
CREATE INDEX verification_events_by_user ON verification_events (user_id, created_at, id);
CREATE TRIGGER verification_events_no_update BEFORE UPDATE ON verification_events
BEGIN SELECT RAISE(ABORT, 'verification_events is append-only'); END;
CREATE TRIGGER verification_events_no_delete BEFORE DELETE ON verification_events
BEGIN SELECT RAISE(ABORT, 'verification_events is append-only'); END;

CREATE TABLE password_resets (
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
CREATE INDEX password_resets_newest ON password_resets (requested_at, id);
CREATE INDEX password_resets_by_state ON password_resets (state, requested_at, id);
CREATE INDEX password_resets_by_user ON password_resets (user_id, requested_at, id);

-- Work to be done outside requests: run by any instance, under a lease, again after a failure.
CREATE TABLE jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    -- at most one unfinished job of a key
    dedupe_key TEXT,
    run_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    leased_until INTEGER,
    last_error TEXT,
    -- finished: done or given up
    finished_at INTEGER,
    failed INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    CONSTRAINT jobs_attempts_not_negative CHECK (attempts >= 0),
    CONSTRAINT jobs_failed_is_boolean CHECK (failed IN (0, 1))
) STRICT;
CREATE INDEX jobs_due ON jobs (run_at, id) WHERE finished_at IS NULL;
CREATE INDEX jobs_newest ON jobs (created_at, id);
CREATE UNIQUE INDEX jobs_dedupe_key ON jobs (dedupe_key) WHERE finished_at IS NULL;

CREATE TABLE mail_outbox (
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
CREATE INDEX mail_outbox_newest ON mail_outbox (created_at, id);
CREATE INDEX mail_outbox_by_status ON mail_outbox (status, created_at, id);

-- Failures counted by what they come from, so that all instances slow a guesser together.
CREATE TABLE throttles (
    key TEXT NOT NULL PRIMARY KEY,
    failures INTEGER NOT NULL,
    window_started_at INTEGER NOT NULL,
    blocked_until INTEGER,
    updated_at INTEGER NOT NULL,
    CONSTRAINT throttles_failures_not_negative CHECK (failures >= 0)
) STRICT;
CREATE INDEX throttles_by_age ON throttles (updated_at);

-- More actions; a CHECK is changed by making the table anew.
CREATE TABLE activity_log_new (
    id INTEGER PRIMARY KEY,
    user_id INTEGER REFERENCES users (id),
    action TEXT NOT NULL,
    description TEXT NOT NULL,
    address TEXT,
    user_agent TEXT,
    created_at INTEGER NOT NULL,
    CONSTRAINT activity_log_action_known CHECK (action IN ('login', 'logout', 'registration', 'approval', 'rejection', 'activation', 'deactivation', 'employee', 'catalogue', 'stock', 'order', 'payment', 'setting', 'password', 'profile', 'document', 'session'))
) STRICT;
INSERT INTO activity_log_new SELECT id, user_id, action, description, address, user_agent, created_at FROM activity_log;
DROP TABLE activity_log;
ALTER TABLE activity_log_new RENAME TO activity_log;
CREATE INDEX activity_log_newest ON activity_log (created_at, id);
CREATE INDEX activity_log_by_user ON activity_log (user_id, created_at, id);
CREATE INDEX activity_log_by_action ON activity_log (action, created_at, id);
CREATE TRIGGER activity_log_no_update BEFORE UPDATE ON activity_log
BEGIN SELECT RAISE(ABORT, 'activity_log is append-only'); END;
CREATE TRIGGER activity_log_no_delete BEFORE DELETE ON activity_log
BEGIN SELECT RAISE(ABORT, 'activity_log is append-only'); END;
