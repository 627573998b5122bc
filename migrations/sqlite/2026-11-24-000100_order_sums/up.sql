-- How many orders there are of what kind, so that lists and figures need not count them: sums, and what has changed since.

-- By channel, region and role of the buyer, each by day since 1970 and together (day -1), and by who sold it, who referred it
-- and who did either or bought it, only together. 'all' has the empty key.
CREATE TABLE order_sums (
    side TEXT NOT NULL,
    key TEXT NOT NULL,
    day INTEGER NOT NULL,
    status TEXT NOT NULL,
    payment_status TEXT NOT NULL,
    is_quote INTEGER NOT NULL,
    courier TEXT NOT NULL,
    orders INTEGER NOT NULL,
    total INTEGER NOT NULL,
    refunded INTEGER NOT NULL,
    PRIMARY KEY (side, key, day, status, payment_status, is_quote, courier),
    CONSTRAINT order_sums_side_known CHECK (side IN ('all', 'channel', 'region', 'role', 'seller', 'referrer', 'party'))
) STRICT;

-- What is to be added to the sums. Only ever added to by those who change orders, so that they do not wait for each other;
-- a recurring job takes it into the sums.
CREATE TABLE order_sum_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    side TEXT NOT NULL,
    key TEXT NOT NULL,
    day INTEGER NOT NULL,
    status TEXT NOT NULL,
    payment_status TEXT NOT NULL,
    is_quote INTEGER NOT NULL,
    courier TEXT NOT NULL,
    orders INTEGER NOT NULL,
    total INTEGER NOT NULL,
    refunded INTEGER NOT NULL
) STRICT;
CREATE INDEX order_sum_changes_by_key ON order_sum_changes (side, key, day);

INSERT INTO order_sums (side, key, day, status, payment_status, is_quote, courier, orders, total, refunded)
SELECT side, key, day, status, payment_status, is_quote, courier, COUNT(*), SUM(total), SUM(refunded) FROM (
    SELECT s.side, CASE s.part WHEN 1 THEN '' WHEN 2 THEN o.channel WHEN 3 THEN g.region WHEN 4 THEN g.buyer_role
        WHEN 5 THEN CAST(o.seller_id AS TEXT) WHEN 6 THEN CAST(o.referrer_id AS TEXT) WHEN 7 THEN CAST(o.customer_id AS TEXT)
        WHEN 8 THEN CASE WHEN o.seller_id <> o.customer_id THEN CAST(o.seller_id AS TEXT) END
        WHEN 9 THEN CASE WHEN o.referrer_id <> o.customer_id AND o.referrer_id <> COALESCE(o.seller_id, 0)
            THEN CAST(o.referrer_id AS TEXT) END END AS key,
        CASE WHEN d.whole = 1 THEN -1 ELSE o.created_at / 86400000000 END AS day, o.status, o.payment_status,
        CASE WHEN o.is_quote THEN 1 ELSE 0 END AS is_quote, o.courier, o.total, COALESCE(r.amount, 0) AS refunded
    FROM orders o JOIN order_origins g ON g.order_id = o.id
    LEFT JOIN (SELECT order_id, SUM(amount) AS amount FROM order_payments WHERE kind = 'refund' GROUP BY order_id) r
        ON r.order_id = o.id
    CROSS JOIN (SELECT 'all' AS side, 1 AS part UNION ALL SELECT 'channel', 2 UNION ALL SELECT 'region', 3
        UNION ALL SELECT 'role', 4 UNION ALL SELECT 'seller', 5 UNION ALL SELECT 'referrer', 6
        UNION ALL SELECT 'party', 7 UNION ALL SELECT 'party', 8 UNION ALL SELECT 'party', 9) s
    CROSS JOIN (SELECT 0 AS whole UNION ALL SELECT 1) d
    WHERE d.whole = 1 OR s.part <= 4
) c WHERE key IS NOT NULL GROUP BY side, key, day, status, payment_status, is_quote, courier;
