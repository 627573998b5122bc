-- The stock ledger, the levels that follow from it, and stock update records.
CREATE TABLE stock_levels (
    product_id INTEGER PRIMARY KEY REFERENCES products (id),
    stock_in INTEGER NOT NULL,
    stock_out INTEGER NOT NULL,
    reserved INTEGER NOT NULL,
    updated_at INTEGER,
    CONSTRAINT stock_levels_sums_not_negative CHECK (stock_in >= 0 AND stock_out >= 0),
    CONSTRAINT stock_levels_never_oversold CHECK (0 <= reserved AND reserved <= stock_in - stock_out)
) STRICT;

CREATE TABLE inventory_transactions (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL REFERENCES products (id),
    direction TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    reason TEXT NOT NULL,
    reference TEXT,
    notes TEXT,
    order_id INTEGER REFERENCES orders (id),
    created_by INTEGER REFERENCES users (id),
    balance_after INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    CONSTRAINT inventory_transactions_direction_known CHECK (direction IN ('in', 'out')),
    CONSTRAINT inventory_transactions_reason_known CHECK (reason IN ('purchase', 'return', 'transfer', 'adjustment', 'production', 'sale', 'damage', 'sample', 'expired')),
    CONSTRAINT inventory_transactions_quantity_positive CHECK (quantity > 0),
    CONSTRAINT inventory_transactions_balance_not_negative CHECK (balance_after >= 0)
) STRICT;
CREATE INDEX inventory_transactions_newest ON inventory_transactions (created_at, id);
CREATE INDEX inventory_transactions_by_product ON inventory_transactions (product_id, created_at, id);
CREATE INDEX inventory_transactions_by_order ON inventory_transactions (order_id);
CREATE TRIGGER inventory_transactions_no_update BEFORE UPDATE ON inventory_transactions
BEGIN SELECT RAISE(ABORT, 'inventory_transactions is append-only'); END;
CREATE TRIGGER inventory_transactions_no_delete BEFORE DELETE ON inventory_transactions
BEGIN SELECT RAISE(ABORT, 'inventory_transactions is append-only'); END;

CREATE TABLE stock_updates (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL REFERENCES products (id),
    new_stock INTEGER NOT NULL,
    updated_by INTEGER REFERENCES users (id),
    reason TEXT,
    created_at INTEGER NOT NULL,
    CONSTRAINT stock_updates_not_negative CHECK (new_stock >= 0)
) STRICT;
CREATE INDEX stock_updates_newest ON stock_updates (created_at, id);
CREATE INDEX stock_updates_by_product ON stock_updates (product_id);
CREATE TRIGGER stock_updates_no_update BEFORE UPDATE ON stock_updates
BEGIN SELECT RAISE(ABORT, 'stock_updates is append-only'); END;
CREATE TRIGGER stock_updates_no_delete BEFORE DELETE ON stock_updates
BEGIN SELECT RAISE(ABORT, 'stock_updates is append-only'); END;
