ALTER TABLE mail_outbox DROP COLUMN files;
ALTER TABLE daily_sales DROP CONSTRAINT daily_sales_side_known;
ALTER TABLE daily_sales ADD CONSTRAINT sales_days_side_known
    CHECK (side IN ('all', 'channel', 'region', 'role', 'dealer', 'agent', 'product', 'category'));
