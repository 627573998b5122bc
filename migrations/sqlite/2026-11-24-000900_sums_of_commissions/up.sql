-- Commissions are counted by agent and by sub-agent; one without an agent or a sub-agent under the empty key.
CREATE TABLE new_row_sums (
    list TEXT NOT NULL,
    key TEXT NOT NULL,
    part TEXT NOT NULL,
    row_count INTEGER NOT NULL,
    PRIMARY KEY (list, key, part),
    CONSTRAINT row_sums_list_known CHECK (list IN ('movements', 'activity', 'notices', 'agents', 'sub-agents')),
    CONSTRAINT row_sums_positive CHECK (row_count > 0)
) STRICT;
INSERT INTO new_row_sums SELECT * FROM row_sums;
DROP TABLE row_sums;
ALTER TABLE new_row_sums RENAME TO row_sums;
