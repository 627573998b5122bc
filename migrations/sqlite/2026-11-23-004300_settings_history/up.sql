-- What settings were before: written with each change, never changed.
CREATE TABLE setting_entries (
    id INTEGER PRIMARY KEY,
    setting_key TEXT NOT NULL,
    old_value TEXT,
    new_value TEXT NOT NULL,
    user_id INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX setting_entries_newest ON setting_entries (created_at, id);
CREATE INDEX setting_entries_by_key ON setting_entries (setting_key, created_at, id);
CREATE TRIGGER setting_entries_no_update BEFORE UPDATE ON setting_entries
BEGIN SELECT RAISE(ABORT, 'setting_entries is append-only'); END;
CREATE TRIGGER setting_entries_no_delete BEFORE DELETE ON setting_entries
BEGIN SELECT RAISE(ABORT, 'setting_entries is append-only'); END;
