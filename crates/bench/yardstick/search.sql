-- The least that a search for one word takes: the best 24 that hold it, and how many there are in each category.
SELECT p.id, p.sku, p.name, p.description, p.category, p.picture, r.unit, r.pack, r.bulk
    FROM yard_words w
    JOIN yard_products p ON p.id = w.product_id
    JOIN yard_prices r ON r.product_id = p.id AND r.region = 'ireland' AND r.role = 'customer'
    WHERE w.word = :key ORDER BY p.popularity DESC, p.id LIMIT 24;
SELECT p.category, COUNT(*) AS products
    FROM yard_words w JOIN yard_products p ON p.id = w.product_id WHERE w.word = :key GROUP BY p.category;
