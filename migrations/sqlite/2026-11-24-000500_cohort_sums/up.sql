-- What referred customers bought by the month of their registration and that of the order, made with the sums of the days of
-- that month. A day of each month with orders is marked as changed, so that its sums are made within the hour.
CREATE TABLE cohort_sums (
    cohort BIGINT NOT NULL,
    month BIGINT NOT NULL,
    customers BIGINT NOT NULL,
    orders BIGINT NOT NULL,
    revenue BIGINT NOT NULL,
    PRIMARY KEY (cohort, month)
);
INSERT INTO sales_marks (day) SELECT MIN(placed_at) / 86400000000 FROM order_origins WHERE cohort IS NOT NULL GROUP BY month;
-- A month is read as a whole.
DROP INDEX order_origins_by_cohort;
CREATE INDEX order_origins_by_month ON order_origins (month, cohort, order_id);
