-- How well a product sells: the best seller has the highest number, most products have 0. A job writes it.
ALTER TABLE products ADD COLUMN popularity INTEGER NOT NULL DEFAULT 0
    CONSTRAINT products_popularity_not_negative CHECK (popularity >= 0);
CREATE INDEX products_active_best_selling ON products (is_active, popularity, id);
CREATE INDEX products_best_selling ON products (popularity, id);

-- Products that buyers have saved.
CREATE TABLE saved_products (
    user_id INTEGER NOT NULL REFERENCES users (id),
    product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_products_newest ON saved_products (user_id, created_at, product_id);
CREATE INDEX saved_products_by_product ON saved_products (product_id);

-- Buyers who wait for a product that is sold out. A row goes when its notice is written.
CREATE TABLE stock_alerts (
    product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (product_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_alerts_by_user ON stock_alerts (user_id, product_id);

-- Carts that buyers have stored under a name, to fill their cart again.
CREATE TABLE saved_carts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT saved_carts_name_given CHECK (name <> '')
) STRICT;
CREATE INDEX saved_carts_of_user ON saved_carts (user_id, id);

CREATE TABLE saved_cart_lines (
    cart_id INTEGER NOT NULL REFERENCES saved_carts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    -- a product that is removed leaves the saved carts
    product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    tier TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    -- the dealer in whose store it is bought; NULL: the company's own
    seller_id INTEGER REFERENCES users (id),
    PRIMARY KEY (cart_id, position),
    CONSTRAINT saved_cart_lines_tier_known CHECK (tier IN ('unit', 'pack', 'bulk')),
    CONSTRAINT saved_cart_lines_quantity_positive CHECK (quantity > 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_cart_lines_by_product ON saved_cart_lines (product_id);
