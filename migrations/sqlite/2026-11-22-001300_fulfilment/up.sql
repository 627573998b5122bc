-- What became of orders: shipments, returns, and the money that came in and went back.

-- Pieces of an order that left together. Those of an order that went back are undone, never removed.
CREATE TABLE order_shipments (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    -- delivery note number
    number TEXT NOT NULL,
    carrier TEXT,
    tracking_number TEXT,
    notes TEXT,
    created_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    undone_at INTEGER,
    CONSTRAINT order_shipments_number UNIQUE (number)
) STRICT;
CREATE INDEX order_shipments_by_order ON order_shipments (order_id, id);

CREATE TABLE order_shipment_lines (
    shipment_id INTEGER NOT NULL REFERENCES order_shipments (id),
    line_id INTEGER NOT NULL REFERENCES order_lines (id),
    pieces INTEGER NOT NULL,
    PRIMARY KEY (shipment_id, line_id),
    CONSTRAINT order_shipment_lines_pieces_positive CHECK (pieces > 0)
) STRICT;
CREATE INDEX order_shipment_lines_by_line ON order_shipment_lines (line_id);

CREATE TABLE order_returns (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    number TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    notes TEXT,
    -- what was said when it was approved, rejected or closed
    answer TEXT,
    requested_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    decided_by INTEGER REFERENCES users (id),
    decided_at INTEGER,
    received_by INTEGER REFERENCES users (id),
    received_at INTEGER,
    closed_at INTEGER,
    CONSTRAINT order_returns_number UNIQUE (number),
    CONSTRAINT order_returns_state_known CHECK (state IN ('requested', 'approved', 'rejected', 'received', 'closed')),
    CONSTRAINT order_returns_reason_given CHECK (reason <> ''),
    CONSTRAINT order_returns_decided CHECK ((state = 'requested') = (decided_at IS NULL)),
    CONSTRAINT order_returns_received CHECK (received_at IS NOT NULL OR state <> 'received')
) STRICT;
CREATE INDEX order_returns_newest ON order_returns (created_at, id);
CREATE INDEX order_returns_by_order ON order_returns (order_id, id);
CREATE INDEX order_returns_by_state ON order_returns (state, created_at, id);

CREATE TABLE order_return_lines (
    return_id INTEGER NOT NULL REFERENCES order_returns (id),
    line_id INTEGER NOT NULL REFERENCES order_lines (id),
    -- pieces announced, then those that arrived and those of them that went back on the shelf
    pieces INTEGER NOT NULL,
    received INTEGER NOT NULL,
    restocked INTEGER NOT NULL,
    reason TEXT,
    PRIMARY KEY (return_id, line_id),
    CONSTRAINT order_return_lines_pieces CHECK (pieces > 0 AND 0 <= restocked AND restocked <= received AND received <= pieces)
) STRICT;
CREATE INDEX order_return_lines_by_line ON order_return_lines (line_id);

-- Money in and out, append-only. An order is paid once; what is refunded never exceeds it.
CREATE TABLE order_payments (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    method TEXT,
    reference TEXT,
    -- receipt number of a payment, credit note number of a refund
    number TEXT NOT NULL,
    reason TEXT,
    return_id INTEGER REFERENCES order_returns (id),
    recorded_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT order_payments_number UNIQUE (kind, number),
    CONSTRAINT order_payments_kind_known CHECK (kind IN ('payment', 'refund')),
    CONSTRAINT order_payments_amount CHECK (amount > 0 OR (amount = 0 AND kind = 'payment')),
    CONSTRAINT order_payments_refund_has_reason CHECK ((kind = 'refund') = (reason IS NOT NULL)),
    CONSTRAINT order_payments_only_refunds_have_return CHECK (return_id IS NULL OR kind = 'refund')
) STRICT;
CREATE INDEX order_payments_by_order ON order_payments (order_id, id);
CREATE INDEX order_payments_newest ON order_payments (created_at, id);
CREATE UNIQUE INDEX order_payments_order_id ON order_payments (order_id) WHERE kind = 'payment';
CREATE TRIGGER order_payments_no_update BEFORE UPDATE ON order_payments
BEGIN SELECT RAISE(ABORT, 'order_payments is append-only'); END;
CREATE TRIGGER order_payments_no_delete BEFORE DELETE ON order_payments
BEGIN SELECT RAISE(ABORT, 'order_payments is append-only'); END;

-- Payments that were recorded before.
INSERT INTO order_payments (order_id, kind, amount, method, reference, number, recorded_by, created_at)
SELECT id, 'payment', total, paid_method, paid_reference, receipt_number, recorded_by, paid_at
FROM orders WHERE paid_at IS NOT NULL ORDER BY paid_at, id;

-- Orders that had left: one shipment each, numbered in the order in which they left, by the year.
INSERT INTO order_shipments (order_id, number, tracking_number, created_by, created_at)
SELECT order_id,
    'DLN-' || year || '-' || printf('%06d', row_number() OVER (PARTITION BY year ORDER BY left_at, order_id)),
    tracking_number, actor_id, left_at
FROM (
    SELECT orders.id AS order_id, orders.shipping ->> '$.trackingNumber' AS tracking_number, event.actor_id,
        coalesce(event.created_at, orders.updated_at) AS left_at,
        strftime('%Y', coalesce(event.created_at, orders.updated_at) / 1000000, 'unixepoch') AS year
    FROM orders LEFT JOIN order_events event ON event.id = (
        SELECT max(id) FROM order_events WHERE order_events.order_id = orders.id
            AND from_status IN ('pending', 'paid', 'processing', 'ready')
            AND to_status IN ('shipped', 'delivered', 'completed'))
    WHERE orders.status IN ('shipped', 'delivered', 'completed')
        AND EXISTS (SELECT 1 FROM order_lines WHERE order_lines.order_id = orders.id)
) gone ORDER BY left_at, order_id;
INSERT INTO order_shipment_lines (shipment_id, line_id, pieces)
SELECT order_shipments.id, order_lines.id, order_lines.pieces
FROM order_shipments JOIN order_lines ON order_lines.order_id = order_shipments.order_id;
INSERT INTO number_sequences (kind, year, last_serial)
SELECT 'DLN', CAST(substr(number, 5, 4) AS INTEGER), count(*) FROM order_shipments GROUP BY substr(number, 5, 4);
