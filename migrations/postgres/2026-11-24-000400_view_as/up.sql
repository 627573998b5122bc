-- Whose pages a session shows, and until when.
ALTER TABLE sessions ADD COLUMN view_as BIGINT REFERENCES users (id);
ALTER TABLE sessions ADD COLUMN view_as_until BIGINT
    CONSTRAINT sessions_view_whole CHECK ((view_as IS NULL) = (view_as_until IS NULL));
-- Decisions and looks about somebody are part of what is known about them.
ALTER TABLE activity_log ADD COLUMN subject_id BIGINT REFERENCES users (id);
CREATE INDEX activity_log_by_subject ON activity_log (subject_id, created_at, id) WHERE subject_id IS NOT NULL;
