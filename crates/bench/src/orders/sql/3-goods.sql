-- What left and came back, what was made, and where the stock stands after it.
CREATE UNLOGGED TABLE bench.gone AS
SELECT id, left_at, CAST(EXTRACT(YEAR FROM to_timestamp(left_at / 1000000) AT TIME ZONE 'UTC') AS BIGINT) AS year FROM (
    SELECT id, least(created_at + 3 * 36000000000, :now) AS left_at FROM orders WHERE status IN ('shipped', 'delivered', 'completed')
) o;
INSERT INTO order_shipments (id, order_id, number, created_by, created_at)
SELECT row_number() OVER (ORDER BY left_at, id), id,
    'DLN-' || year || '-' || lpad(CAST(row_number() OVER (PARTITION BY year ORDER BY left_at, id) AS TEXT), 6, '0'), :admin, left_at
FROM bench.gone;
INSERT INTO order_shipment_lines (shipment_id, line_id, pieces)
SELECT s.id, l.id, l.pieces FROM order_shipments s JOIN order_lines l ON l.order_id = s.order_id;
INSERT INTO number_sequences (kind, year, last_serial) SELECT 'DLN', year, COUNT(*) FROM bench.gone GROUP BY year;

-- One of a hundred orders that earned nobody anything: its first line comes back and is refunded.
CREATE UNLOGGED TABLE bench.back AS
SELECT row_number() OVER (ORDER BY o.id) AS number, o.id, l.id AS line_id, l.product_id, l.pieces, l.total,
    least(o.created_at + 12 * 36000000000, :now) AS at FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.position = 1
WHERE o.status IN ('delivered', 'completed') AND o.referrer_id IS NULL AND o.payment_status = 'paid'
    AND o.created_at + 12 * 36000000000 < :now AND bench.draw(o.id, 60, 100) < 3;
INSERT INTO order_returns (id, order_id, number, state, reason, answer, requested_by, created_at, decided_by, decided_at,
    received_by, received_at, closed_at)
SELECT number, b.id, 'RMA-' || to_char(to_timestamp(at / 1000000) AT TIME ZONE 'UTC', 'YYYY') || '-' || lpad(CAST(number AS TEXT), 6, '0'),
    'closed', 'Damaged', 'Refunded', o.customer_id, at - 7200000000, :admin, at - 3600000000, :admin, at, at
FROM bench.back b JOIN orders o ON o.id = b.id;
INSERT INTO order_return_lines (return_id, line_id, pieces, received, restocked)
SELECT number, line_id, pieces, pieces, pieces FROM bench.back;
INSERT INTO number_sequences (kind, year, last_serial)
SELECT kind, CAST(EXTRACT(YEAR FROM to_timestamp(at / 1000000) AT TIME ZONE 'UTC') AS BIGINT) AS year, MAX(number)
FROM bench.back CROSS JOIN (VALUES ('RMA'), ('CRN')) kinds (kind) GROUP BY 1, 2;
INSERT INTO order_payments (order_id, kind, amount, method, number, recorded_by, created_at)
SELECT id, 'payment', total, paid_method, receipt_number, recorded_by, paid_at FROM orders WHERE paid_at IS NOT NULL ORDER BY paid_at, id;
INSERT INTO order_payments (order_id, kind, amount, method, number, reason, return_id, recorded_by, created_at)
SELECT id, 'refund', total, 'bankTransfer',
    'CRN-' || to_char(to_timestamp(at / 1000000) AT TIME ZONE 'UTC', 'YYYY') || '-' || lpad(CAST(number AS TEXT), 6, '0'),
    'Damaged', number, :admin, at FROM bench.back ORDER BY number;

INSERT INTO inventory_transactions (product_id, direction, quantity, reason, order_id, created_by, balance_after, created_at)
SELECT product_id, CASE WHEN pieces < 0 THEN 'out' ELSE 'in' END, abs(pieces), reason, order_id, :admin,
    before + SUM(pieces) OVER (PARTITION BY product_id ORDER BY at, place), at
FROM (
    SELECT m.*, s.stock_in - s.stock_out AS before FROM (
        SELECT l.product_id, -l.pieces AS pieces, 'sale' AS reason, l.order_id, g.left_at AS at, l.id AS place
        FROM bench.gone g JOIN order_lines l ON l.order_id = g.id
        UNION ALL SELECT product_id, pieces, 'return', id, at, line_id FROM bench.back
        UNION ALL SELECT id, 1000 + bench.draw(id, quarter, 500), 'production', NULL,
            :start + quarter * ((:now - :start) / 9) + bench.draw(id, 70 + quarter, 86400000000 * 20), -quarter
            FROM bench.goods CROSS JOIN generate_series(1, 8) quarter
    ) m JOIN stock_levels s ON s.product_id = m.product_id
) moves ORDER BY at, place;
UPDATE stock_levels SET stock_in = m.came, stock_out = m.went, updated_at = :now FROM (
    SELECT product_id, CAST(SUM(CASE WHEN direction = 'in' THEN quantity ELSE 0 END) AS BIGINT) AS came,
        CAST(SUM(CASE WHEN direction = 'out' THEN quantity ELSE 0 END) AS BIGINT) AS went
    FROM inventory_transactions GROUP BY product_id
) m WHERE m.product_id = stock_levels.product_id;
UPDATE stock_levels SET reserved = r.pieces FROM (
    SELECT l.product_id, CAST(SUM(l.pieces) AS BIGINT) AS pieces FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE o.status IN ('pending', 'paid', 'processing', 'ready') AND NOT o.is_quote GROUP BY l.product_id
) r WHERE r.product_id = stock_levels.product_id;
