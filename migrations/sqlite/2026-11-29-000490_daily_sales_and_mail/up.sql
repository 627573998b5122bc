-- Sums of sales are stored by buyer too.
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
    CONSTRAINT daily_sales_side_known
        CHECK (side IN ('all', 'channel', 'region', 'role', 'dealer', 'buyer', 'agent', 'product', 'category'))
) STRICT;
INSERT INTO daily_sales SELECT * FROM daily_sales_before;
DROP TABLE daily_sales_before;

-- How many files an email was posted with; they are removed in time.
ALTER TABLE mail_outbox ADD COLUMN files INTEGER NOT NULL DEFAULT 0;
