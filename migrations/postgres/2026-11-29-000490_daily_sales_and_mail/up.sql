-- Changes of tables in use, in a migration of their own: they exclude everybody else, so they wait for others only briefly, are
-- tried again when those take longer, and read no rows.
SET LOCAL lock_timeout = '1s';

-- Sums of sales are stored by buyer too. The next migration validates the constraint.
ALTER TABLE daily_sales DROP CONSTRAINT IF EXISTS sales_days_side_known;
ALTER TABLE daily_sales ADD CONSTRAINT daily_sales_side_known
    CHECK (side IN ('all', 'channel', 'region', 'role', 'dealer', 'buyer', 'agent', 'product', 'category')) NOT VALID;

-- How many files an email was posted with; they are removed in time.
ALTER TABLE mail_outbox ADD COLUMN files BIGINT NOT NULL DEFAULT 0;
