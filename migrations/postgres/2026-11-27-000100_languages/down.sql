ALTER TABLE activity_log DROP COLUMN wording;
ALTER TABLE notifications DROP COLUMN wording;
ALTER TABLE users DROP COLUMN language;
