-- Issue reports: what is wrong with a product, a batch or an order, and who sees to it.
CREATE TABLE issues (
    id INTEGER PRIMARY KEY,
    issue_type TEXT NOT NULL,
    description TEXT NOT NULL,
    search_text TEXT NOT NULL,
    priority TEXT NOT NULL,
    status TEXT NOT NULL,
    reported_by INTEGER REFERENCES users (id),
    -- number and department of the reporter at that time
    employee_code TEXT,
    department TEXT,
    product_id INTEGER REFERENCES products (id),
    lot_id INTEGER REFERENCES lots (id),
    order_id INTEGER REFERENCES orders (id),
    assigned_to INTEGER REFERENCES users (id),
    resolved_by INTEGER REFERENCES users (id),
    resolved_at INTEGER,
    version INTEGER NOT NULL DEFAULT 1,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT issues_type_given CHECK (issue_type <> ''),
    CONSTRAINT issues_description_given CHECK (description <> ''),
    CONSTRAINT issues_priority_known CHECK (priority IN ('low', 'medium', 'high', 'urgent')),
    CONSTRAINT issues_status_known CHECK (status IN ('open', 'solved', 'unsolved')),
    CONSTRAINT issues_resolved CHECK ((status = 'open') = (resolved_at IS NULL)),
    CONSTRAINT issues_resolver_with_time CHECK (resolved_by IS NULL OR resolved_at IS NOT NULL)
) STRICT;
CREATE INDEX issues_newest ON issues (created_at, id);
CREATE INDEX issues_by_status ON issues (status, created_at, id);
CREATE INDEX issues_by_priority ON issues (priority, created_at, id);
CREATE INDEX issues_by_assignee ON issues (assigned_to, created_at, id);
CREATE INDEX issues_by_product ON issues (product_id, created_at, id);
CREATE INDEX issues_by_resolution ON issues (resolved_at, created_at);

CREATE TABLE issue_comments (
    id INTEGER PRIMARY KEY,
    issue_id INTEGER NOT NULL REFERENCES issues (id),
    author_id INTEGER NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    CONSTRAINT issue_comments_text_given CHECK (text <> '')
) STRICT;
CREATE INDEX issue_comments_by_issue ON issue_comments (issue_id, id);
CREATE TRIGGER issue_comments_no_update BEFORE UPDATE ON issue_comments
BEGIN SELECT RAISE(ABORT, 'issue_comments is append-only'); END;
CREATE TRIGGER issue_comments_no_delete BEFORE DELETE ON issue_comments
BEGIN SELECT RAISE(ABORT, 'issue_comments is append-only'); END;

-- Photos as they were drawn anew; the files lie in private storage.
CREATE TABLE issue_photos (
    id INTEGER PRIMARY KEY,
    issue_id INTEGER NOT NULL REFERENCES issues (id),
    storage_key TEXT NOT NULL,
    size INTEGER NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    added_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT issue_photos_storage_key UNIQUE (storage_key),
    CONSTRAINT issue_photos_size CHECK (size > 0 AND width > 0 AND height > 0)
) STRICT;
CREATE INDEX issue_photos_by_issue ON issue_photos (issue_id, id);

CREATE TABLE issue_events (
    id INTEGER PRIMARY KEY,
    issue_id INTEGER NOT NULL REFERENCES issues (id),
    kind TEXT NOT NULL,
    -- to whom it was given or from whom it was taken
    person_id INTEGER REFERENCES users (id),
    -- the new priority, or how many photos
    detail TEXT,
    actor_id INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT issue_events_kind_known CHECK (kind IN ('reported', 'assigned', 'unassigned', 'priority', 'solved', 'unsolved', 'reopened', 'photos'))
) STRICT;
CREATE INDEX issue_events_by_issue ON issue_events (issue_id, id);
CREATE TRIGGER issue_events_no_update BEFORE UPDATE ON issue_events
BEGIN SELECT RAISE(ABORT, 'issue_events is append-only'); END;
CREATE TRIGGER issue_events_no_delete BEFORE DELETE ON issue_events
BEGIN SELECT RAISE(ABORT, 'issue_events is append-only'); END;
