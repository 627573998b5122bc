-- Changes of country or zone that approved traders ask for: they pay what they paid until somebody has decided.
CREATE TABLE place_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    from_country TEXT,
    from_zone TEXT,
    country TEXT,
    zone TEXT,
    state TEXT NOT NULL,
    reason TEXT,
    requested_at INTEGER NOT NULL,
    decided_by INTEGER REFERENCES users (id),
    decided_at INTEGER,
    CONSTRAINT place_changes_state_known CHECK (state IN ('pending', 'approved', 'refused', 'withdrawn'))
) STRICT;
CREATE UNIQUE INDEX place_changes_one_pending ON place_changes (user_id) WHERE state = 'pending';
CREATE INDEX place_changes_newest ON place_changes (requested_at, id);
CREATE INDEX place_changes_by_state ON place_changes (state, requested_at, id);
CREATE INDEX place_changes_by_user ON place_changes (user_id, requested_at, id);
