-- Orders, their lines and history, and the yearly numbers.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES users (id),
    customer_name TEXT NOT NULL,
    seller_id INTEGER REFERENCES users (id),
    referrer_id INTEGER REFERENCES users (id),
    channel TEXT NOT NULL,
    status TEXT NOT NULL,
    payment_status TEXT NOT NULL,
    -- the buyer's wanted way to pay, then the recorded one
    payment_method TEXT,
    paid_method TEXT,
    paid_reference TEXT,
    receipt_number TEXT,
    invoice_number TEXT,
    recorded_by INTEGER REFERENCES users (id),
    paid_at INTEGER,
    -- JSON: method, address, tracking number and papers
    shipping TEXT NOT NULL,
    goods_total INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    shipping_cost INTEGER NOT NULL,
    total INTEGER NOT NULL,
    is_quote INTEGER NOT NULL,
    notes TEXT,
    processed_by INTEGER REFERENCES users (id),
    completed_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    -- buyer's name, tracking, receipt and invoice number, lower-cased, for the search
    search_text TEXT NOT NULL,
    CONSTRAINT orders_receipt_number UNIQUE (receipt_number),
    CONSTRAINT orders_invoice_number UNIQUE (invoice_number),
    CONSTRAINT orders_status_known CHECK (status IN ('pending', 'paid', 'processing', 'ready', 'shipped', 'delivered', 'completed', 'cancelled')),
    CONSTRAINT orders_payment_status_known CHECK (payment_status IN ('unpaid', 'paid')),
    CONSTRAINT orders_paid_means_recorded CHECK ((payment_status = 'paid') = (paid_at IS NOT NULL)),
    CONSTRAINT orders_paid_has_numbers CHECK (paid_at IS NULL OR (receipt_number IS NOT NULL AND invoice_number IS NOT NULL)),
    CONSTRAINT orders_money_not_negative CHECK (goods_total >= 0 AND tax >= 0 AND shipping_cost >= 0),
    CONSTRAINT orders_total CHECK (total = goods_total + tax + shipping_cost),
    CONSTRAINT orders_version_positive CHECK (version >= 1),
    CONSTRAINT orders_is_quote_is_boolean CHECK (is_quote IN (0, 1))
) STRICT;
CREATE INDEX orders_newest ON orders (created_at, id);
CREATE INDEX orders_by_status ON orders (status, created_at, id);
CREATE INDEX orders_by_customer ON orders (customer_id, created_at, id);
CREATE INDEX orders_by_seller ON orders (seller_id, created_at, id);
CREATE INDEX orders_by_referrer ON orders (referrer_id, created_at, id);

CREATE TABLE order_lines (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    position INTEGER NOT NULL,
    product_id INTEGER NOT NULL REFERENCES products (id),
    sku TEXT NOT NULL,
    name TEXT NOT NULL,
    tier TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    pieces INTEGER NOT NULL,
    price INTEGER NOT NULL,
    total INTEGER NOT NULL,
    price_source TEXT NOT NULL,
    CONSTRAINT order_lines_position UNIQUE (order_id, position),
    CONSTRAINT order_lines_tier_known CHECK (tier IN ('unit', 'pack', 'bulk')),
    CONSTRAINT order_lines_quantity_positive CHECK (quantity > 0 AND pieces > 0),
    CONSTRAINT order_lines_price_not_negative CHECK (price >= 0),
    CONSTRAINT order_lines_total CHECK (total = price * quantity)
) STRICT;
CREATE INDEX order_lines_by_product ON order_lines (product_id);

CREATE TABLE order_events (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    from_status TEXT,
    to_status TEXT NOT NULL,
    actor_id INTEGER REFERENCES users (id),
    note TEXT,
    created_at INTEGER NOT NULL,
    CONSTRAINT order_events_from_known CHECK (from_status IN ('pending', 'paid', 'processing', 'ready', 'shipped', 'delivered', 'completed', 'cancelled')),
    CONSTRAINT order_events_to_known CHECK (to_status IN ('pending', 'paid', 'processing', 'ready', 'shipped', 'delivered', 'completed', 'cancelled'))
) STRICT;
CREATE INDEX order_events_by_order ON order_events (order_id, id);
CREATE TRIGGER order_events_no_update BEFORE UPDATE ON order_events
BEGIN SELECT RAISE(ABORT, 'order_events is append-only'); END;
CREATE TRIGGER order_events_no_delete BEFORE DELETE ON order_events
BEGIN SELECT RAISE(ABORT, 'order_events is append-only'); END;

-- The last serial taken of each yearly sequence; a transaction that rolls back gives its number back.
CREATE TABLE number_sequences (
    kind TEXT NOT NULL,
    year INTEGER NOT NULL,
    last_serial INTEGER NOT NULL,
    PRIMARY KEY (kind, year),
    CONSTRAINT number_sequences_kind_known CHECK (kind IN ('INV', 'RCP')),
    CONSTRAINT number_sequences_serial_positive CHECK (last_serial > 0)
) STRICT;
