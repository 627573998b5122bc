DROP TABLE notice_digests;
DROP TABLE notice_preferences;
-- A personal notice was read by the only one it is for.
UPDATE notifications SET read_at = (SELECT MIN(read.read_at) FROM notice_reads read WHERE read.notice_id = notifications.id)
    WHERE read_at IS NULL AND id IN (SELECT notice_id FROM notice_reads);
DROP TABLE notice_reads;
DROP INDEX notifications_newest;
ALTER TABLE notifications DROP COLUMN subject_id;
ALTER TABLE notifications DROP COLUMN subject_kind;
