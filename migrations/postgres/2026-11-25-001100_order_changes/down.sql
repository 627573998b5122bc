DROP TABLE counted_orders;
DROP TABLE order_changes;
