-- Carts and address books of signed-in buyers, quotations, and what is written about an order.
CREATE TABLE carts (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    -- counts changes, so that a tab that is behind is told
    version INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT carts_version_not_negative CHECK (version >= 0)
) STRICT;

CREATE TABLE cart_lines (
    user_id INTEGER NOT NULL REFERENCES carts (user_id),
    position INTEGER NOT NULL,
    -- a product that is removed leaves the carts
    product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    tier TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    -- the dealer in whose store it is bought; NULL: the company's own
    seller_id INTEGER REFERENCES users (id),
    -- the price of one tier unit that the buyer was shown
    seen_price INTEGER,
    PRIMARY KEY (user_id, position),
    CONSTRAINT cart_lines_tier_known CHECK (tier IN ('unit', 'pack', 'bulk')),
    CONSTRAINT cart_lines_quantity_positive CHECK (quantity > 0),
    CONSTRAINT cart_lines_seen_price_positive CHECK (seen_price IS NULL OR seen_price > 0)
) STRICT;
CREATE INDEX cart_lines_by_product ON cart_lines (product_id);

CREATE TABLE addresses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    label TEXT,
    recipient TEXT NOT NULL,
    phone TEXT,
    line1 TEXT NOT NULL,
    line2 TEXT,
    city TEXT NOT NULL,
    state TEXT,
    postal_code TEXT,
    country TEXT NOT NULL,
    is_default INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT addresses_is_default_is_boolean CHECK (is_default IN (0, 1))
) STRICT;
CREATE INDEX addresses_by_user ON addresses (user_id, id);
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default = 1;

-- The request of an order without lines and what was offered for it.
CREATE TABLE quotes (
    order_id INTEGER PRIMARY KEY REFERENCES orders (id),
    state TEXT NOT NULL,
    valid_until INTEGER,
    note TEXT,
    offered_by INTEGER REFERENCES users (id),
    offered_at INTEGER,
    answered_at INTEGER,
    created_at INTEGER NOT NULL,
    CONSTRAINT quotes_state_known CHECK (state IN ('requested', 'offered', 'accepted', 'declined', 'expired')),
    CONSTRAINT quotes_offered_has_time CHECK (state NOT IN ('offered', 'accepted', 'expired') OR offered_at IS NOT NULL),
    CONSTRAINT quotes_answered_has_time CHECK ((state IN ('accepted', 'declined')) = (answered_at IS NOT NULL))
) STRICT;
CREATE INDEX quotes_by_state ON quotes (state, valid_until);

CREATE TABLE quote_lines (
    order_id INTEGER NOT NULL REFERENCES quotes (order_id),
    position INTEGER NOT NULL,
    product_id INTEGER NOT NULL REFERENCES products (id),
    sku TEXT NOT NULL,
    name TEXT NOT NULL,
    tier TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    pieces INTEGER NOT NULL,
    -- what the buyer asked for; NULL: a line the company added
    requested_quantity INTEGER,
    target_price INTEGER,
    -- what is offered for one tier unit; NULL: nothing
    price INTEGER,
    PRIMARY KEY (order_id, position),
    CONSTRAINT quote_lines_once UNIQUE (order_id, product_id, tier),
    CONSTRAINT quote_lines_tier_known CHECK (tier IN ('unit', 'pack', 'bulk')),
    CONSTRAINT quote_lines_quantity_positive CHECK (quantity > 0 AND pieces > 0 AND (requested_quantity IS NULL OR requested_quantity > 0)),
    CONSTRAINT quote_lines_money_positive CHECK ((target_price IS NULL OR target_price > 0) AND (price IS NULL OR price > 0)),
    CONSTRAINT quote_lines_wanted CHECK (requested_quantity IS NOT NULL OR price IS NOT NULL)
) STRICT;
CREATE INDEX quote_lines_by_product ON quote_lines (product_id);

CREATE TABLE order_messages (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    author_id INTEGER NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_messages_by_order ON order_messages (order_id, created_at, id);
CREATE TRIGGER order_messages_no_update BEFORE UPDATE ON order_messages
BEGIN SELECT RAISE(ABORT, 'order_messages is append-only'); END;
CREATE TRIGGER order_messages_no_delete BEFORE DELETE ON order_messages
BEGIN SELECT RAISE(ABORT, 'order_messages is append-only'); END;

-- Requests that were made before there were offers.
INSERT INTO quotes (order_id, state, answered_at, created_at)
SELECT id,
    CASE WHEN status = 'cancelled' THEN 'declined' ELSE 'requested' END,
    CASE WHEN status = 'cancelled' THEN updated_at END,
    created_at
FROM orders WHERE is_quote = 1;
