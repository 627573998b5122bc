-- One row for each change of an order that the reports count. Only ever added to by those who change orders, so that they do
-- not wait for each other; a job takes the rows into the sums within a second or two, and whoever reads the sums adds the orders
-- that still stand here.
CREATE TABLE order_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    -- the day since 1970 on which it was placed
    day INTEGER NOT NULL,
    -- whether what it sold may be another now, not only where it stands
    sells INTEGER NOT NULL,
    CONSTRAINT order_changes_sells_is_boolean CHECK (sells IN (0, 1))
) STRICT;

-- Orders as the sums hold them. Written by that job alone, which so knows what to take out of the sums; it waits for nobody who
-- holds an order, and so the rows refer to none.
CREATE TABLE counted_orders (
    order_id INTEGER NOT NULL PRIMARY KEY,
    status TEXT NOT NULL,
    payment_status TEXT NOT NULL,
    is_quote INTEGER NOT NULL,
    courier TEXT NOT NULL,
    seller_id INTEGER,
    referrer_id INTEGER,
    total INTEGER NOT NULL,
    refunded INTEGER NOT NULL,
    has_lines INTEGER NOT NULL,
    CONSTRAINT counted_orders_is_quote_is_boolean CHECK (is_quote IN (0, 1)),
    CONSTRAINT counted_orders_has_lines_is_boolean CHECK (has_lines IN (0, 1))
) STRICT;

-- What was to be added to the sums is added, so that they hold every order as it is. The table it stood in is not used any more;
-- it goes in a later release, so that an older version that still runs can write to it.
INSERT INTO order_sums (side, key, day, status, payment_status, is_quote, courier, orders, total, refunded)
SELECT side, key, day, status, payment_status, is_quote, courier, SUM(orders), SUM(total), SUM(refunded) FROM (
    SELECT side, key, day, status, payment_status, is_quote, courier, orders, total, refunded FROM order_sum_changes
    WHERE side IN ('all', 'channel', 'region', 'role', 'category')
    UNION ALL
    SELECT side, key, -1, status, payment_status, is_quote, courier, orders, total, refunded FROM order_sum_changes
) c WHERE day >= -1 GROUP BY side, key, day, status, payment_status, is_quote, courier
ON CONFLICT (side, key, day, status, payment_status, is_quote, courier) DO UPDATE SET
    orders = order_sums.orders + excluded.orders,
    total = order_sums.total + excluded.total,
    refunded = order_sums.refunded + excluded.refunded;
DELETE FROM order_sum_changes;

INSERT INTO counted_orders
    (order_id, status, payment_status, is_quote, courier, seller_id, referrer_id, total, refunded, has_lines)
SELECT o.id, o.status, o.payment_status, o.is_quote, o.courier, o.seller_id, o.referrer_id, o.total, COALESCE(r.amount, 0),
    EXISTS (SELECT 1 FROM sold_lines l WHERE l.order_id = o.id)
FROM orders o LEFT JOIN (SELECT order_id, SUM(amount) AS amount FROM order_payments WHERE kind = 'refund' GROUP BY order_id) r
    ON r.order_id = o.id;
