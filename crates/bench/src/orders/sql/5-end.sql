-- Ids go on after those that were given, and what was only drawn from goes.
SELECT setval(pg_get_serial_sequence('orders', 'id'), (SELECT MAX(id) FROM orders));
SELECT setval(pg_get_serial_sequence('order_shipments', 'id'), (SELECT MAX(id) FROM order_shipments));
SELECT setval(pg_get_serial_sequence('order_returns', 'id'), (SELECT COALESCE(MAX(id), 1) FROM order_returns));
SELECT setval(pg_get_serial_sequence('commissions', 'id'), (SELECT COALESCE(MAX(id), 1) FROM commissions));
SELECT setval(pg_get_serial_sequence('payouts', 'id'), (SELECT COALESCE(MAX(id), 1) FROM payouts));
TRUNCATE order_origins, sold_lines;
DROP SCHEMA bench CASCADE;
