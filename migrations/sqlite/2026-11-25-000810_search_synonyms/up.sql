-- Words that mean the same to those who search: one row, changed as a whole by whoever saw its version.
CREATE TABLE search_synonyms (
    id INTEGER NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    -- JSON: groups of words
    word_groups TEXT NOT NULL,
    CONSTRAINT search_synonyms_only_one CHECK (id = 1)
) STRICT;
INSERT INTO search_synonyms (id, version, word_groups) VALUES (1, 1, '[]');
