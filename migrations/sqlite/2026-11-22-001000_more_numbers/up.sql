-- Further yearly sequences: credit notes, returns, delivery notes and payouts. SQLite cannot change a CHECK, so the
-- table is made anew.
CREATE TABLE number_sequences_next (
    kind TEXT NOT NULL,
    year INTEGER NOT NULL,
    last_serial INTEGER NOT NULL,
    PRIMARY KEY (kind, year),
    CONSTRAINT number_sequences_kind_known CHECK (kind IN ('INV', 'RCP', 'CRN', 'RMA', 'DLN', 'PAY')),
    CONSTRAINT number_sequences_serial_positive CHECK (last_serial > 0)
) STRICT;
INSERT INTO number_sequences_next SELECT kind, year, last_serial FROM number_sequences;
DROP TABLE number_sequences;
ALTER TABLE number_sequences_next RENAME TO number_sequences;
