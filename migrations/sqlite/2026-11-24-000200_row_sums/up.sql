-- How many rows the long lists have that only ever grow, so that their totals need not be counted: sums up to an id, made by a
-- recurring job that stays days behind. What comes after that id is counted.
CREATE TABLE row_sums (
    list TEXT NOT NULL,
    key TEXT NOT NULL,
    part TEXT NOT NULL,
    row_count INTEGER NOT NULL,
    PRIMARY KEY (list, key, part),
    CONSTRAINT row_sums_list_known CHECK (list IN ('movements', 'activity', 'notices')),
    CONSTRAINT row_sums_positive CHECK (row_count > 0)
) STRICT;
CREATE TABLE row_sum_ends (
    list TEXT NOT NULL PRIMARY KEY,
    last_id INTEGER NOT NULL
) STRICT;
