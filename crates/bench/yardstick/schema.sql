-- Tables of the yardstick's own, beside the product's: what the product changes about its own must not move the floor.
-- {KEY} is a key of 64 bits, {ID} one that the database counts itself.
CREATE TABLE yard_products (
    id {KEY}, sku TEXT NOT NULL UNIQUE, name TEXT NOT NULL, description TEXT NOT NULL, category TEXT NOT NULL,
    picture TEXT NOT NULL, popularity BIGINT NOT NULL, version BIGINT NOT NULL
);
CREATE INDEX yard_products_name ON yard_products (name, id);
CREATE TABLE yard_prices (
    product_id BIGINT NOT NULL, region TEXT NOT NULL, role TEXT NOT NULL, unit BIGINT NOT NULL, pack BIGINT NOT NULL,
    bulk BIGINT NOT NULL, PRIMARY KEY (product_id, region, role)
);
CREATE TABLE yard_stock (product_id {KEY}, on_hand BIGINT NOT NULL, reserved BIGINT NOT NULL);
CREATE TABLE yard_words (word TEXT NOT NULL, product_id BIGINT NOT NULL, PRIMARY KEY (word, product_id));
CREATE TABLE yard_sessions (
    key_hash TEXT PRIMARY KEY, user_id BIGINT NOT NULL, role TEXT NOT NULL, region TEXT NOT NULL, seen_at BIGINT NOT NULL
);
CREATE TABLE yard_orders (
    id {ID}, customer_id BIGINT NOT NULL, status TEXT NOT NULL, total BIGINT NOT NULL, address TEXT NOT NULL,
    placed_at BIGINT NOT NULL
);
CREATE INDEX yard_orders_by_customer ON yard_orders (customer_id, id);
CREATE TABLE yard_lines (
    order_id BIGINT NOT NULL, position BIGINT NOT NULL, product_id BIGINT NOT NULL, name TEXT NOT NULL,
    quantity BIGINT NOT NULL, price BIGINT NOT NULL, total BIGINT NOT NULL, PRIMARY KEY (order_id, position)
);
CREATE TABLE yard_events (id {ID}, order_id BIGINT NOT NULL, status TEXT NOT NULL, happened_at BIGINT NOT NULL);
CREATE INDEX yard_events_of_order ON yard_events (order_id, id);
CREATE TABLE yard_notices (id {ID}, audience TEXT NOT NULL, order_id BIGINT NOT NULL, made_at BIGINT NOT NULL);
CREATE INDEX yard_notices_for ON yard_notices (audience, id);
CREATE TABLE yard_keys (
    user_id BIGINT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL, status BIGINT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
);

-- As many products as the database holds, and a session of each customer.
INSERT INTO yard_products
    SELECT id, 'YARD-' || id, 'Aurora Mint ' || id,
        'Sealed at the works and checked by hand. Comes in a recycled box with a leaflet in four languages; keeps for two years.',
        'Category ' || (id % 12), '/media/' || id || '.webp', (id * 7919) % 100003, 1
    FROM products;
INSERT INTO yard_prices SELECT id, 'ireland', 'customer', 1000 + id % 500, 9000 + id % 900, 80000 + id % 9000 FROM yard_products;
INSERT INTO yard_prices SELECT id, 'ireland', 'dealer', 700 + id % 500, 6000 + id % 900, 50000 + id % 9000 FROM yard_products;
INSERT INTO yard_stock SELECT id, 100000000, 0 FROM yard_products;
INSERT INTO yard_words SELECT 'word' || (id % 89), id FROM yard_products;
INSERT INTO yard_words SELECT 'taste' || (id % 61), id FROM yard_products;
INSERT INTO yard_sessions SELECT key_hash, user_id, 'customer', 'ireland', 0 FROM sessions;
