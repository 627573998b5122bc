DROP INDEX activity_log_by_subject;
ALTER TABLE activity_log DROP COLUMN subject_id;
ALTER TABLE sessions DROP COLUMN view_as_until;
ALTER TABLE sessions DROP COLUMN view_as;
