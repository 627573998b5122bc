DROP TABLE order_payments;
DROP TABLE order_return_lines;
DROP TABLE order_returns;
DROP TABLE order_shipment_lines;
DROP TABLE order_shipments;
DELETE FROM number_sequences WHERE kind IN ('CRN', 'RMA', 'DLN');
