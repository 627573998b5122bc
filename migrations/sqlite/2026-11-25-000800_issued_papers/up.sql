-- Papers that were issued, with the values they said then, and the one file of each. Both are written once.
CREATE TABLE issued_papers (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    kind TEXT NOT NULL,
    number TEXT NOT NULL,
    -- what it says, as JSON
    content TEXT NOT NULL,
    -- where its logo is, as the setting named it
    logo TEXT,
    file_name TEXT NOT NULL,
    issued_at INTEGER NOT NULL,
    CONSTRAINT issued_papers_number UNIQUE (order_id, kind, number),
    CONSTRAINT issued_papers_kind_known CHECK (kind IN ('invoice', 'receipt', 'delivery-note', 'credit-note'))
) STRICT;
CREATE INDEX issued_papers_by_logo ON issued_papers (logo) WHERE logo IS NOT NULL;

-- Made when somebody takes the paper for the first time; the bytes lie with the documents.
CREATE TABLE issued_paper_files (
    paper_id INTEGER PRIMARY KEY REFERENCES issued_papers (id),
    -- BLAKE3 of the bytes, in hexadecimal
    hash TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    CONSTRAINT issued_paper_files_hash CHECK (LENGTH(hash) = 64),
    CONSTRAINT issued_paper_files_bytes CHECK (bytes > 0)
) STRICT;

CREATE TRIGGER issued_papers_no_update BEFORE UPDATE ON issued_papers
BEGIN SELECT RAISE(ABORT, 'issued_papers is append-only'); END;
CREATE TRIGGER issued_papers_no_delete BEFORE DELETE ON issued_papers
BEGIN SELECT RAISE(ABORT, 'issued_papers is append-only'); END;
CREATE TRIGGER issued_paper_files_no_update BEFORE UPDATE ON issued_paper_files
BEGIN SELECT RAISE(ABORT, 'issued_paper_files is append-only'); END;
CREATE TRIGGER issued_paper_files_no_delete BEFORE DELETE ON issued_paper_files
BEGIN SELECT RAISE(ABORT, 'issued_paper_files is append-only'); END;
