-- Employees, the decisions about them, and notices.
CREATE TABLE employees (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    code TEXT,
    code_key TEXT,
    position TEXT,
    department TEXT,
    CONSTRAINT employees_code_key UNIQUE (code_key),
    CONSTRAINT employees_code_with_key CHECK ((code IS NULL) = (code_key IS NULL))
) STRICT;

CREATE TABLE management_history (
    id INTEGER PRIMARY KEY,
    employee_id INTEGER NOT NULL REFERENCES users (id),
    action TEXT NOT NULL,
    reason TEXT NOT NULL,
    managed_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT management_history_action_known CHECK (action IN ('activate', 'deactivate', 'position', 'access'))
) STRICT;
CREATE INDEX management_history_newest ON management_history (created_at, id);
CREATE TRIGGER management_history_no_update BEFORE UPDATE ON management_history
BEGIN SELECT RAISE(ABORT, 'management_history is append-only'); END;
CREATE TRIGGER management_history_no_delete BEFORE DELETE ON management_history
BEGIN SELECT RAISE(ABORT, 'management_history is append-only'); END;

-- A notice is for one person or for everybody of a role or position.
CREATE TABLE notifications (
    id INTEGER PRIMARY KEY,
    user_id INTEGER REFERENCES users (id),
    audience TEXT,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    message TEXT NOT NULL,
    read_at INTEGER,
    created_at INTEGER NOT NULL,
    CONSTRAINT notifications_one_audience CHECK ((user_id IS NULL) <> (audience IS NULL))
) STRICT;
CREATE INDEX notifications_by_user ON notifications (user_id, created_at, id);
CREATE INDEX notifications_by_audience ON notifications (audience, created_at, id);
