-- Accounts, sessions, documents and the activity log.
DROP TABLE activity_log;
DROP TABLE documents;
DROP TABLE sessions;
DROP TABLE users;
