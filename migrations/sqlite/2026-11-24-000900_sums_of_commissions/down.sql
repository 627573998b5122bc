DELETE FROM row_sums WHERE list IN ('agents', 'sub-agents');
DELETE FROM row_sum_ends WHERE list IN ('agents', 'sub-agents');
CREATE TABLE new_row_sums (
    list TEXT NOT NULL,
    key TEXT NOT NULL,
    part TEXT NOT NULL,
    row_count INTEGER NOT NULL,
    PRIMARY KEY (list, key, part),
    CONSTRAINT row_sums_list_known CHECK (list IN ('movements', 'activity', 'notices')),
    CONSTRAINT row_sums_positive CHECK (row_count > 0)
) STRICT;
INSERT INTO new_row_sums SELECT * FROM row_sums;
DROP TABLE row_sums;
ALTER TABLE new_row_sums RENAME TO row_sums;
