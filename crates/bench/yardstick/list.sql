-- The least that 50 products with a buyer's prices take: who asks, and the products with price and stock.
SELECT user_id, role, region FROM yard_sessions WHERE key_hash = :key;
SELECT p.id, p.sku, p.name, p.description, p.category, p.picture, p.version, r.unit, r.pack, r.bulk, s.on_hand - s.reserved AS left_over
    FROM yard_products p
    JOIN yard_prices r ON r.product_id = p.id AND r.region = 'ireland' AND r.role = 'customer'
    JOIN yard_stock s ON s.product_id = p.id
    ORDER BY p.name, p.id LIMIT 50;
