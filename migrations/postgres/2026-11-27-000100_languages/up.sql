-- The language a person has chosen; NULL: as their browser says.
ALTER TABLE users ADD COLUMN language TEXT COLLATE "C"
    CONSTRAINT users_language_known CHECK (language IN ('en', 'ms', 'zh', 'th'));

-- The sentences with their values, as JSON, so that each reader gets them in their language. NULL: written by an older
-- version, in English only.
ALTER TABLE notifications ADD COLUMN wording TEXT;
ALTER TABLE activity_log ADD COLUMN wording TEXT;
