DROP INDEX order_origins_by_month;
CREATE INDEX order_origins_by_cohort ON order_origins (cohort, month, order_id);
DROP TABLE cohort_sums;
