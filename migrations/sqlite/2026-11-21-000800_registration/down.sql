-- Age and consent, review of documents, password resets, jobs, mail and throttles.
DROP TABLE throttles;
DROP TABLE mail_outbox;
DROP TABLE jobs;
DROP TABLE password_resets;
DROP TABLE verification_events;
DROP INDEX documents_by_expiry;
ALTER TABLE documents DROP COLUMN reminded_at;
ALTER TABLE documents DROP COLUMN replaced_at;
ALTER TABLE documents DROP COLUMN expires_on;
ALTER TABLE documents DROP COLUMN reviewed_at;
ALTER TABLE documents DROP COLUMN reviewed_by;
ALTER TABLE documents DROP COLUMN review_note;
ALTER TABLE documents DROP COLUMN review_reason;
ALTER TABLE documents DROP COLUMN review;
ALTER TABLE users DROP COLUMN terms_accepted_at;
ALTER TABLE users DROP COLUMN terms_version;
ALTER TABLE users DROP COLUMN birth_date;
-- entries of the newer actions are left behind
CREATE TABLE activity_log_new (
    id INTEGER PRIMARY KEY,
    user_id INTEGER REFERENCES users (id),
    action TEXT NOT NULL,
    description TEXT NOT NULL,
    address TEXT,
    user_agent TEXT,
    created_at INTEGER NOT NULL,
    CONSTRAINT activity_log_action_known CHECK (action IN ('login', 'logout', 'registration', 'approval', 'rejection', 'activation', 'deactivation', 'employee', 'catalogue', 'stock', 'order', 'payment', 'setting'))
) STRICT;
INSERT INTO activity_log_new SELECT id, user_id, action, description, address, user_agent, created_at FROM activity_log
    WHERE action IN ('login', 'logout', 'registration', 'approval', 'rejection', 'activation', 'deactivation', 'employee', 'catalogue', 'stock', 'order', 'payment', 'setting');
DROP TABLE activity_log;
ALTER TABLE activity_log_new RENAME TO activity_log;
CREATE INDEX activity_log_newest ON activity_log (created_at, id);
CREATE INDEX activity_log_by_user ON activity_log (user_id, created_at, id);
CREATE INDEX activity_log_by_action ON activity_log (action, created_at, id);
CREATE TRIGGER activity_log_no_update BEFORE UPDATE ON activity_log
BEGIN SELECT RAISE(ABORT, 'activity_log is append-only'); END;
CREATE TRIGGER activity_log_no_delete BEFORE DELETE ON activity_log
BEGIN SELECT RAISE(ABORT, 'activity_log is append-only'); END;
