DROP TABLE warehouse_reports;
DROP INDEX order_events_newest;
DROP INDEX orders_in_warehouse;
DROP INDEX orders_by_courier;
ALTER TABLE orders DROP COLUMN courier;
