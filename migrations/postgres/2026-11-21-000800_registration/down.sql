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
ALTER TABLE activity_log DROP CONSTRAINT activity_log_action_known;
-- entries of the newer actions stay, unchecked
ALTER TABLE activity_log ADD CONSTRAINT activity_log_action_known CHECK (action IN ('login', 'logout', 'registration', 'approval', 'rejection', 'activation', 'deactivation', 'employee', 'catalogue', 'stock', 'order', 'payment', 'setting')) NOT VALID;
