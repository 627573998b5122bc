-- Who carries an order, and what the warehouse reports about orders.
ALTER TABLE orders ADD COLUMN courier TEXT NOT NULL DEFAULT 'none'
    CONSTRAINT orders_courier_known CHECK (courier IN ('express', 'standard', 'economy', 'none'));
UPDATE orders SET courier = CASE shipping ->> '$.method'
    WHEN 'Express Delivery' THEN 'express'
    WHEN 'Air Courier Service' THEN 'express'
    WHEN 'Sea Freight' THEN 'economy'
    WHEN 'Land Transport' THEN 'economy'
    ELSE 'standard' END
WHERE shipping ->> '$.method' IN
    ('Express Delivery', 'Air Courier Service', 'Sea Freight', 'Land Transport', 'Standard Shipping');
CREATE INDEX orders_by_courier ON orders (courier, created_at, id);
-- counted by the warehouse's figures, which leave requests for quotation out
CREATE INDEX orders_in_warehouse ON orders (is_quote, status, courier);
CREATE INDEX order_events_newest ON order_events (created_at, to_status, from_status, order_id);

CREATE TABLE warehouse_reports (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    status TEXT NOT NULL,
    notes TEXT,
    processed_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT warehouse_reports_status_known CHECK (status IN ('pending', 'paid', 'processing', 'ready', 'shipped', 'delivered', 'completed', 'cancelled'))
) STRICT;
CREATE INDEX warehouse_reports_newest ON warehouse_reports (created_at, id);
CREATE INDEX warehouse_reports_by_order ON warehouse_reports (order_id, created_at, id);
