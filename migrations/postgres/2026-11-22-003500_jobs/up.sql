-- Jobs are listed for the admin, and those that failed run again.
-- Attempts before the job was asked for again; they no longer count towards giving it up.
ALTER TABLE jobs ADD COLUMN forgiven BIGINT NOT NULL DEFAULT 0 CONSTRAINT jobs_forgiven_not_negative CHECK (forgiven >= 0);
CREATE INDEX jobs_by_kind ON jobs (kind, created_at, id);
CREATE INDEX jobs_by_outcome ON jobs (failed, created_at, id);
CREATE INDEX jobs_unfinished ON jobs (created_at, id) WHERE finished_at IS NULL;
