-- The least that an order of three lines takes, in one transaction: its key with the answer, three guarded updates of stock,
-- the order, its lines, one event and one notice.
INSERT INTO yard_orders (customer_id, status, total, address, placed_at)
    VALUES (:customer, 'processing', 26000, '1 Quay Street', 1770000000) RETURNING id;
INSERT INTO yard_lines (order_id, position, product_id, name, quantity, price, total) VALUES
    (:order, 1, :product1, 'Aurora Mint', 1, 1000, 1000),
    (:order, 2, :product2, 'Aurora Mint', 2, 9000, 18000),
    (:order, 3, :product3, 'Aurora Mint', 3, 1000, 3000);
INSERT INTO yard_events (order_id, status, happened_at) VALUES (:order, 'processing', 1770000000);
INSERT INTO yard_notices (audience, order_id, made_at) VALUES ('warehouse', :order, 1770000000);
INSERT INTO yard_keys (user_id, key, fingerprint, status, answer)
    VALUES (:customer, :key, '0000000000000000000000000000000000000000000000000000000000000000', 201, :answer);
UPDATE yard_stock SET reserved = reserved + 1 WHERE product_id = :product1 AND on_hand - reserved >= 1;
UPDATE yard_stock SET reserved = reserved + 2 WHERE product_id = :product2 AND on_hand - reserved >= 2;
UPDATE yard_stock SET reserved = reserved + 3 WHERE product_id = :product3 AND on_hand - reserved >= 3;
