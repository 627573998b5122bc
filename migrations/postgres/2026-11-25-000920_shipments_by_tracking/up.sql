-- A search finds every parcel by its tracking number, not only the last one of an order.
CREATE INDEX order_shipments_by_tracking ON order_shipments (tracking_number);
