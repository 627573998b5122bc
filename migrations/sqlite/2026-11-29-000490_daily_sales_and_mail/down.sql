ALTER TABLE mail_outbox DROP COLUMN files;
ALTER TABLE daily_sales RENAME TO daily_sales_before;
CREATE TABLE daily_sales (
    side TEXT NOT NULL,
    day INTEGER NOT NULL,
    -- empty: none
    key TEXT NOT NULL,
    orders INTEGER NOT NULL,
    units INTEGER NOT NULL,
    goods INTEGER NOT NULL,
    refunds INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    PRIMARY KEY (side, day, key),
    CONSTRAINT sales_days_side_known CHECK (side IN ('all', 'channel', 'region', 'role', 'dealer', 'agent', 'product', 'category'))
) STRICT;
INSERT INTO daily_sales SELECT * FROM daily_sales_before;
DROP TABLE daily_sales_before;
