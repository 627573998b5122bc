-- Sums of sales by buyer: each trader, and customers together. All orders are aggregated again in batches; until then reports read
-- the orders themselves. The first statement takes the lock of the rollup.
INSERT INTO sales_rollups (day, folds) VALUES (-1, 1) ON CONFLICT (day) DO UPDATE SET folds = sales_rollups.folds + 1;
UPDATE sales_rollups SET folds = folds + 1 WHERE day <> -1;
DELETE FROM daily_sales;
DELETE FROM cohort_sums;
DELETE FROM counted_returns;
UPDATE counted_orders SET zone = '';

-- Sales reports emailed on a schedule.
CREATE TABLE report_schedules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    every TEXT NOT NULL,
    files TEXT NOT NULL,
    step TEXT NOT NULL,
    -- NULL: without groups
    side TEXT,
    -- NULL: with nothing
    compare TEXT,
    -- the business day, as days since 1970
    next_on INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    CONSTRAINT report_schedules_every_known CHECK (every IN ('week', 'month')),
    CONSTRAINT report_schedules_files_known CHECK (files IN ('pdf', 'csv', 'both')),
    CONSTRAINT report_schedules_step_known CHECK (step IN ('day', 'week', 'month')),
    CONSTRAINT report_schedules_side_known
        CHECK (side IN ('channel', 'region', 'role', 'dealer', 'buyer', 'agent', 'product', 'category')),
    CONSTRAINT report_schedules_compare_known CHECK (compare IN ('previous', 'year'))
) STRICT;
CREATE INDEX report_schedules_by_user ON report_schedules (user_id, id);
CREATE INDEX report_schedules_by_day ON report_schedules (next_on, id);

-- Files that go out with an email.
CREATE TABLE mail_attachments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    mail_id INTEGER NOT NULL REFERENCES mail_outbox (id),
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    content BLOB NOT NULL
) STRICT;
CREATE INDEX mail_attachments_by_mail ON mail_attachments (mail_id, id);
