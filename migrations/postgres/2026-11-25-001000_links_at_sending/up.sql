-- Hashes of the links of requests for a new password. A link is made for each attempt to send its mail, and works while its
-- request is in the state it was made in and has not run out.
CREATE TABLE password_reset_links (
    token_hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    reset_id BIGINT NOT NULL REFERENCES password_resets (id) ON DELETE CASCADE,
    state TEXT NOT NULL
);
CREATE INDEX password_reset_links_by_reset ON password_reset_links (reset_id);
INSERT INTO password_reset_links SELECT token_hash, id, state FROM password_resets WHERE token_hash IS NOT NULL;
ALTER TABLE password_resets DROP COLUMN token_hash;

-- A mail with a link holds no link: it names the request, and the link is put in when it is sent. No foreign key, because requests
-- are forgotten after a month and their mails stay. Texts of before are removed; their request is not known, so that it is 0.
ALTER TABLE mail_outbox ADD COLUMN reset_id BIGINT;
UPDATE mail_outbox SET reset_id = 0, body = 'This mail held a link for its recipient only. Its text is not kept.' WHERE has_secret;
UPDATE mail_outbox SET status = 'failed', last_error = 'The link of this mail is not kept. A new one can be asked for.'
    WHERE has_secret AND status = 'queued';
ALTER TABLE mail_outbox DROP COLUMN has_secret;
