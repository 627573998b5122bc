ALTER TABLE mail_outbox ADD COLUMN has_secret BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE mail_outbox SET has_secret = TRUE, body = '' WHERE reset_id IS NOT NULL;
ALTER TABLE mail_outbox ALTER COLUMN has_secret DROP DEFAULT;
ALTER TABLE mail_outbox DROP COLUMN reset_id;

ALTER TABLE password_resets ADD COLUMN token_hash TEXT CONSTRAINT password_resets_token_hash UNIQUE;
UPDATE password_resets SET token_hash = (SELECT MIN(links.token_hash) FROM password_reset_links AS links WHERE links.reset_id = password_resets.id AND links.state = password_resets.state);
DROP TABLE password_reset_links;
