-- Lines, then orders that are worth what their lines say.
INSERT INTO order_lines (order_id, position, product_id, sku, name, tier, quantity, pieces, price, total, price_source)
SELECT id, position, product_id, sku, name, tier, quantity, quantity * size, price, price * quantity,
    CASE WHEN tier = 'unit' THEN 'role' ELSE 'tier' END
FROM (
    SELECT p.id, k.position, g.id AS product_id, g.sku, g.name, t.tier, 1 + bench.draw(p.id, 20 + k.position, 4) AS quantity,
        CASE t.tier WHEN 'unit' THEN 1 WHEN 'pack' THEN g.pack_quantity ELSE g.bulk_quantity END AS size,
        CASE t.tier WHEN 'unit' THEN g.unit_price WHEN 'pack' THEN g.pack_price ELSE g.bulk_price END AS price
    FROM bench.plan p CROSS JOIN LATERAL generate_series(1, p.lines) k (position)
    CROSS JOIN LATERAL (SELECT bench.draw(p.id, 30 + k.position, 100) AS drawn) d
    CROSS JOIN LATERAL (SELECT CASE WHEN drawn < 74 THEN 'unit' WHEN drawn < 99 OR p.buys = 'customer' THEN 'pack'
        ELSE 'bulk' END AS tier) t
    JOIN bench.goods g ON g.number = 1 + bench.draw(p.id, 40 + k.position, :products)
    WHERE NOT p.is_quote
) drawn ORDER BY id, position;

CREATE UNLOGGED TABLE bench.paid AS
SELECT id, paid_at, CAST(EXTRACT(YEAR FROM to_timestamp(paid_at / 1000000) AT TIME ZONE 'UTC') AS BIGINT) AS year FROM (
    SELECT id, least(created_at + 600000000 + bench.draw(id, 50, 86400000000), :now) AS paid_at FROM bench.plan
    WHERE NOT is_quote AND status NOT IN ('pending', 'cancelled') AND (status = 'paid' OR way >= 30)
) p;
ALTER TABLE bench.paid ADD COLUMN serial TEXT;
UPDATE bench.paid SET serial = n.year || '-' || lpad(CAST(n.place AS TEXT), 6, '0') FROM (
    SELECT id, year, row_number() OVER (PARTITION BY year ORDER BY paid_at, id) AS place FROM bench.paid
) n WHERE n.id = paid.id;
ALTER TABLE bench.paid ADD PRIMARY KEY (id);
ANALYZE bench.paid;
INSERT INTO number_sequences (kind, year, last_serial)
SELECT kind, year, COUNT(*) FROM bench.paid CROSS JOIN (VALUES ('INV'), ('RCP')) kinds (kind) GROUP BY kind, year;

INSERT INTO orders (id, customer_id, customer_name, seller_id, referrer_id, channel, status, payment_status, payment_method,
    paid_method, paid_reference, receipt_number, invoice_number, recorded_by, paid_at, shipping, goods_total, tax,
    shipping_cost, total, is_quote, processed_by, completed_at, created_at, updated_at, version, search_text, courier)
SELECT p.id, customer_id, customer_name, seller_id, referrer_id,
    CASE WHEN seller_id IS NOT NULL THEN 'dealer-store' WHEN way % 10 = 0 THEN 'phone' ELSE 'online' END, status,
    CASE WHEN m.id IS NULL THEN 'unpaid' ELSE 'paid' END, 'bankTransfer', CASE WHEN m.id IS NOT NULL THEN 'bankTransfer' END, NULL,
    'RCP-' || m.serial, 'INV-' || m.serial, CASE WHEN m.id IS NOT NULL THEN :admin END, m.paid_at,
    '{"method":"' || CASE way % 4 WHEN 0 THEN 'Express Delivery' WHEN 1 THEN 'Sea Freight' ELSE 'Standard Shipping' END
        || '","address":"1 Quay Street"}',
    COALESCE(l.goods, 0), COALESCE(l.goods, 0) / 20, CASE WHEN is_quote THEN 0 ELSE 500 END,
    COALESCE(l.goods, 0) + COALESCE(l.goods, 0) / 20 + CASE WHEN is_quote THEN 0 ELSE 500 END, is_quote,
    CASE WHEN status <> 'pending' THEN :admin END,
    CASE WHEN status = 'completed' THEN least(created_at + 5 * 36000000000, :now) END,
    created_at, least(created_at + 5 * 36000000000, :now), 6,
    lower(customer_name) || COALESCE(E'\nrcp-' || m.serial || E'\ninv-' || m.serial, ''),
    CASE way % 4 WHEN 0 THEN 'express' WHEN 1 THEN 'economy' ELSE 'standard' END
FROM bench.plan p LEFT JOIN bench.paid m ON m.id = p.id
LEFT JOIN (SELECT order_id, CAST(SUM(total) AS BIGINT) AS goods FROM order_lines GROUP BY order_id) l ON l.order_id = p.id
ORDER BY p.id;
INSERT INTO quotes (order_id, state, answered_at, created_at)
SELECT id, CASE WHEN status = 'pending' THEN 'requested' ELSE 'declined' END,
    CASE WHEN status <> 'pending' THEN updated_at END, created_at FROM orders WHERE is_quote;
INSERT INTO quote_lines (order_id, position, product_id, sku, name, tier, quantity, pieces, requested_quantity)
SELECT o.id, 1, g.id, g.sku, g.name, 'unit', 40, 40, 40 FROM orders o
JOIN bench.goods g ON g.number = 1 + bench.draw(o.id, 41, :products) WHERE o.is_quote;
INSERT INTO order_events (order_id, from_status, to_status, actor_id, created_at)
SELECT p.id, CASE WHEN s.place > 1 THEN p.path[s.place - 1] END, s.status,
    CASE WHEN s.place = 1 THEN p.customer_id ELSE :admin END, least(p.created_at + (s.place - 1) * 36000000000, :now)
FROM (
    SELECT id, customer_id, created_at, CASE status WHEN 'pending' THEN ARRAY['pending'] WHEN 'cancelled' THEN ARRAY['pending', 'cancelled']
        WHEN 'paid' THEN ARRAY['pending', 'paid'] WHEN 'processing' THEN ARRAY['pending', 'paid', 'processing']
        WHEN 'ready' THEN ARRAY['pending', 'paid', 'processing', 'ready']
        WHEN 'shipped' THEN ARRAY['pending', 'paid', 'processing', 'shipped']
        WHEN 'delivered' THEN ARRAY['pending', 'paid', 'processing', 'shipped', 'delivered']
        ELSE ARRAY['pending', 'paid', 'processing', 'shipped', 'delivered', 'completed'] END AS path FROM orders
) p CROSS JOIN LATERAL unnest(p.path) WITH ORDINALITY s (status, place) ORDER BY p.id, s.place;
