DROP TRIGGER order_origins_of_before ON order_origins;
DROP FUNCTION order_origins_of_before();
DROP TRIGGER sold_lines_of_before ON sold_lines;
DROP FUNCTION sold_lines_of_before();
INSERT INTO order_origins (order_id, placed_at, buyer_role, region, month, cohort)
SELECT o.id, o.created_at, o.buyer_role, o.region,
    CAST(EXTRACT(YEAR FROM to_timestamp(o.created_at / 1000000) AT TIME ZONE 'UTC') * 12 + EXTRACT(MONTH FROM to_timestamp(o.created_at / 1000000) AT TIME ZONE 'UTC') - 1 AS BIGINT), o.cohort
FROM orders o WHERE o.id NOT IN (SELECT order_id FROM order_origins);
INSERT INTO sold_lines (line_id, order_id, product_id, placed_at, category, unit_cost)
SELECT l.id, l.order_id, l.product_id, o.created_at, l.category, l.unit_cost FROM order_lines l JOIN orders o ON o.id = l.order_id
WHERE l.id NOT IN (SELECT line_id FROM sold_lines);
DROP INDEX orders_by_region;
DROP INDEX orders_by_buyer_role;
DROP INDEX order_lines_by_category;
DROP INDEX order_lines_by_product;
CREATE INDEX order_lines_by_product ON order_lines (product_id);
ALTER TABLE orders DROP COLUMN buyer_role;
ALTER TABLE orders DROP COLUMN region;
ALTER TABLE orders DROP COLUMN cohort;
ALTER TABLE order_lines DROP COLUMN category;
ALTER TABLE order_lines DROP COLUMN unit_cost;
