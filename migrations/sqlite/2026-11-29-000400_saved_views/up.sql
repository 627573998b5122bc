-- Filters, order and columns of a list that a person comes back to, under a name.
CREATE TABLE saved_views (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    -- which list; pages choose the key
    list TEXT NOT NULL,
    name TEXT NOT NULL,
    -- the list's query string, without the question mark; empty: everything
    query TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT saved_views_list_given CHECK (list <> ''),
    CONSTRAINT saved_views_name_given CHECK (name <> '')
) STRICT;
CREATE INDEX saved_views_by_user ON saved_views (user_id, list, id);
