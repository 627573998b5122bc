DELETE FROM sales_days;
DELETE FROM cohort_sums;
INSERT INTO sales_marks (day) SELECT DISTINCT created_at / 86400000000 FROM orders;
DROP TABLE counted_returns;
DROP INDEX counted_orders_by_zone;
ALTER TABLE counted_orders DROP COLUMN zone;
ALTER TABLE counted_orders DROP COLUMN tax;
ALTER TABLE counted_orders DROP COLUMN goods;
