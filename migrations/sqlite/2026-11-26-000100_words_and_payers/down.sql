DROP INDEX orders_paid_by_customer;
ALTER TABLE daily_sales RENAME TO sales_days;
ALTER TABLE sales_rollups RENAME TO sales_folds;
ALTER TABLE row_counts RENAME TO row_sums;
ALTER TABLE row_count_ends RENAME TO row_sum_ends;
CREATE TABLE sales_marks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    day INTEGER NOT NULL
) STRICT;
CREATE INDEX sales_marks_by_day ON sales_marks (day);
