-- Orders by the category of what they hold (by day and together), and by the region and role of the buyer and the channel at
-- once (together): the key of a place is these three with slashes between, the channel last.
ALTER TABLE order_sums DROP CONSTRAINT order_sums_side_known;
ALTER TABLE order_sums ADD CONSTRAINT order_sums_side_known
    CHECK (side IN ('all', 'channel', 'region', 'role', 'category', 'seller', 'referrer', 'party', 'place'));

INSERT INTO order_sums (side, key, day, status, payment_status, is_quote, courier, orders, total, refunded)
SELECT side, key, day, status, payment_status, is_quote, courier, COUNT(*), SUM(total), SUM(refunded) FROM (
    SELECT k.side, k.key, CASE WHEN d.whole = 1 THEN -1 ELSE o.created_at / 86400000000 END AS day, o.status,
        o.payment_status, CASE WHEN o.is_quote THEN 1 ELSE 0 END AS is_quote, o.courier, o.total,
        COALESCE(r.amount, 0) AS refunded
    FROM orders o JOIN (
        SELECT DISTINCT order_id, 'category' AS side, category AS key FROM sold_lines
        UNION ALL SELECT g.order_id, 'place', g.region || '/' || g.buyer_role || '/' || p.channel
            FROM order_origins g JOIN orders p ON p.id = g.order_id
    ) k ON k.order_id = o.id
    LEFT JOIN (SELECT order_id, SUM(amount) AS amount FROM order_payments WHERE kind = 'refund' GROUP BY order_id) r
        ON r.order_id = o.id
    CROSS JOIN (SELECT 0 AS whole UNION ALL SELECT 1) d
    WHERE d.whole = 1 OR k.side = 'category'
) c GROUP BY side, key, day, status, payment_status, is_quote, courier;
