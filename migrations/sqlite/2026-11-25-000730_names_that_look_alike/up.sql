-- The form in which usernames that look alike are one (UTS 39). The program fills it for accounts that are there already;
-- where two of them look alike, the later one has none.
ALTER TABLE users ADD COLUMN username_skeleton TEXT;
CREATE UNIQUE INDEX users_username_skeleton ON users (username_skeleton);
