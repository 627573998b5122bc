-- What is to be drawn from, and the orders as they will be. Numbers that look random follow from the order's own, so that two
-- runs make the same company.
CREATE SCHEMA bench;
CREATE FUNCTION bench.draw(number BIGINT, salt BIGINT, below BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE
    AS 'SELECT ((hashint8extended(number, salt) % below) + below) % below';
CREATE UNLOGGED TABLE bench.people AS
SELECT id, role, CAST(row_number() OVER (PARTITION BY role ORDER BY id) AS BIGINT) AS number,
    trim(first_name || ' ' || last_name) AS name, referred_by FROM users;
CREATE UNIQUE INDEX ON bench.people (role, number);
CREATE UNIQUE INDEX ON bench.people (id);
CREATE UNLOGGED TABLE bench.goods AS
SELECT id, CAST(row_number() OVER (ORDER BY id) AS BIGINT) AS number, sku, name, unit_price, pack_price, pack_quantity,
    bulk_price, bulk_quantity FROM products WHERE is_active;
CREATE UNIQUE INDEX ON bench.goods (number);
ANALYZE bench.people;
ANALYZE bench.goods;

CREATE UNLOGGED TABLE bench.plan AS
SELECT drawn.*, buyer.id AS customer_id, buyer.name AS customer_name, buyer.role AS buyer_role,
    CASE WHEN drawn.buys = 'customer' THEN seller.id END AS seller_id,
    CASE WHEN drawn.buys = 'customer' THEN CASE WHEN drawn.sent < 31 THEN busy.id ELSE buyer.referred_by END END AS referrer_id,
    CASE WHEN is_quote THEN CASE WHEN age < 30 THEN 'pending' ELSE 'cancelled' END
        WHEN age < 3 THEN CASE WHEN fate < 300 THEN 'pending' WHEN fate < 400 THEN 'paid' WHEN fate < 600 THEN 'processing'
            WHEN fate < 750 THEN 'ready' WHEN fate < 880 THEN 'shipped' WHEN fate < 970 THEN 'delivered' ELSE 'cancelled' END
        WHEN age < 14 THEN CASE WHEN fate < 40 THEN 'pending' WHEN fate < 80 THEN 'processing' WHEN fate < 120 THEN 'ready'
            WHEN fate < 350 THEN 'shipped' WHEN fate < 900 THEN 'delivered' WHEN fate < 950 THEN 'completed'
            ELSE 'cancelled' END
        ELSE CASE WHEN fate < 2 THEN 'pending' WHEN fate < 600 THEN 'delivered' WHEN fate < 935 THEN 'completed'
            ELSE 'cancelled' END END AS status
FROM (
    SELECT id, created_at, (:now - created_at) / 86400000000 AS age, sent, fate, way,
        CASE WHEN who < 160 THEN 'dealer' WHEN who < 190 THEN 'agent' ELSE 'customer' END AS buys,
        -- of 400 dealers the first buys as much as 40 others; customers buy once they have registered
        CASE WHEN who < 16 THEN 1 WHEN who < 160 THEN 2 + CAST(floor(:dealers * chance * chance) AS BIGINT) % (:dealers - 1)
            WHEN who < 190 THEN 1 + CAST(floor(:agents * chance) AS BIGINT)
            ELSE 1 + CAST(floor(:customers * least(1.0, id * 1.05 / :orders) * chance) AS BIGINT) END AS buyer,
        CASE WHEN store < 32 THEN 1 WHEN store < 300 THEN 2 + CAST(floor(:dealers * chance) AS BIGINT) % (:dealers - 1) END AS shop,
        (lines - 1) / 3 + 1 AS lines, bench.draw(id, 8, 100) = 0 AS is_quote
    FROM (
        SELECT id, CASE WHEN id > :orders - :today THEN :now - (:orders - id + 1) * ((:now - :midnight) / (:today + 1))
                ELSE :start + (id - 1) * ((:midnight - :start) / (:orders - :today)) + bench.draw(id, 9, 20000000) END AS created_at,
            bench.draw(id, 1, 1000) AS who, bench.draw(id, 2, 1000) AS store, bench.draw(id, 3, 1000) AS sent,
            bench.draw(id, 4, 1000) AS fate, bench.draw(id, 5, 1000) AS way,
            bench.draw(id, 6, 1000000) / 1000000.0 AS chance, bench.draw(id, 7, 9) AS lines
        FROM (SELECT generate_series(CAST(1 AS BIGINT), :orders) AS id) numbers
    ) draws
) drawn
JOIN bench.people buyer ON buyer.role = drawn.buys AND buyer.number = drawn.buyer
LEFT JOIN bench.people seller ON seller.role = 'dealer' AND seller.number = drawn.shop
LEFT JOIN bench.people busy ON busy.role = 'agent' AND busy.number = 1
ORDER BY drawn.id;
ALTER TABLE bench.plan ADD PRIMARY KEY (id);
ANALYZE bench.plan;
