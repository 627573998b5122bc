-- Suppliers, purchase orders and what arrives of them. And a yearly sequence for the orders' numbers: SQLite cannot
-- change a CHECK, so the table is made anew.
CREATE TABLE number_sequences_next (
    kind TEXT NOT NULL,
    year INTEGER NOT NULL,
    last_serial INTEGER NOT NULL,
    PRIMARY KEY (kind, year),
    CONSTRAINT number_sequences_kind_known CHECK (kind IN ('INV', 'RCP', 'CRN', 'RMA', 'DLN', 'PAY', 'PO')),
    CONSTRAINT number_sequences_serial_positive CHECK (last_serial > 0)
) STRICT;
INSERT INTO number_sequences_next SELECT kind, year, last_serial FROM number_sequences;
DROP TABLE number_sequences;
ALTER TABLE number_sequences_next RENAME TO number_sequences;

-- Those goods are bought from.
CREATE TABLE suppliers (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    -- folded; unique
    name_key TEXT NOT NULL,
    contact TEXT,
    email TEXT,
    phone TEXT,
    address TEXT,
    -- days from order to delivery; NULL: as the settings say
    lead_days INTEGER,
    notes TEXT,
    is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
    version INTEGER NOT NULL,
    search_text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT suppliers_name_key UNIQUE (name_key),
    CONSTRAINT suppliers_lead_days CHECK (lead_days BETWEEN 0 AND 365),
    CONSTRAINT suppliers_version CHECK (version > 0)
) STRICT;

-- What they sell, and for how much.
CREATE TABLE supplier_products (
    supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
    product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    supplier_sku TEXT,
    -- of one piece
    cost INTEGER NOT NULL,
    pack_size INTEGER NOT NULL,
    minimum_pieces INTEGER NOT NULL,
    is_preferred INTEGER NOT NULL CHECK (is_preferred IN (0, 1)),
    PRIMARY KEY (supplier_id, product_id),
    CONSTRAINT supplier_products_figures CHECK (cost >= 0 AND pack_size > 0 AND minimum_pieces > 0)
) STRICT;
CREATE INDEX supplier_products_by_product ON supplier_products (product_id, supplier_id);

-- Goods ordered from a supplier.
CREATE TABLE purchase_orders (
    id INTEGER PRIMARY KEY,
    number TEXT NOT NULL,
    supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
    state TEXT NOT NULL,
    -- YYYY-MM-DD
    expected_on TEXT,
    note TEXT,
    -- what the lines cost
    total INTEGER NOT NULL,
    version INTEGER NOT NULL,
    created_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    approved_by INTEGER REFERENCES users (id),
    approved_at INTEGER,
    ordered_by INTEGER REFERENCES users (id),
    ordered_at INTEGER,
    -- who closed it or called it off
    closed_by INTEGER REFERENCES users (id),
    closed_at INTEGER,
    CONSTRAINT purchase_orders_number UNIQUE (number),
    CONSTRAINT purchase_orders_state_known
        CHECK (state IN ('draft', 'approved', 'ordered', 'partlyReceived', 'received', 'closed', 'cancelled')),
    CONSTRAINT purchase_orders_figures CHECK (total >= 0 AND version > 0),
    CONSTRAINT purchase_orders_approved_at CHECK (approved_at IS NOT NULL OR state IN ('draft', 'cancelled')),
    CONSTRAINT purchase_orders_ordered_at CHECK (ordered_at IS NOT NULL OR state IN ('draft', 'approved', 'cancelled')),
    CONSTRAINT purchase_orders_closed_at CHECK ((closed_at IS NOT NULL) = (state IN ('closed', 'cancelled')))
) STRICT;
CREATE INDEX purchase_orders_newest ON purchase_orders (created_at, id);
CREATE INDEX purchase_orders_by_state ON purchase_orders (state, created_at, id);
CREATE INDEX purchase_orders_by_supplier ON purchase_orders (supplier_id, created_at, id);

CREATE TABLE purchase_order_lines (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES purchase_orders (id),
    position INTEGER NOT NULL,
    product_id INTEGER NOT NULL REFERENCES products (id),
    supplier_sku TEXT,
    pieces INTEGER NOT NULL,
    -- of one piece
    cost INTEGER NOT NULL,
    -- sums over what arrived
    received INTEGER NOT NULL DEFAULT 0,
    rejected INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT purchase_order_lines_figures
        CHECK (pieces > 0 AND cost >= 0 AND received >= 0 AND rejected >= 0)
) STRICT;
CREATE INDEX purchase_order_lines_by_order ON purchase_order_lines (order_id, position, id);
CREATE INDEX purchase_order_lines_by_product ON purchase_order_lines (product_id, order_id);

-- What arrived together.
CREATE TABLE purchase_receipts (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES purchase_orders (id),
    -- the supplier's invoice or delivery note
    invoice TEXT,
    note TEXT,
    received_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX purchase_receipts_by_order ON purchase_receipts (order_id, id);

CREATE TABLE purchase_receipt_lines (
    id INTEGER PRIMARY KEY,
    receipt_id INTEGER NOT NULL REFERENCES purchase_receipts (id),
    line_id INTEGER NOT NULL REFERENCES purchase_order_lines (id),
    product_id INTEGER NOT NULL REFERENCES products (id),
    -- of one piece, as ordered
    cost INTEGER NOT NULL,
    pieces INTEGER NOT NULL,
    rejected INTEGER NOT NULL,
    reason TEXT,
    lot_id INTEGER REFERENCES lots (id),
    -- the movement that brought the pieces in
    movement_id INTEGER REFERENCES inventory_transactions (id),
    -- that of the receipt, for the history of costs
    created_at INTEGER NOT NULL,
    CONSTRAINT purchase_receipt_lines_movement UNIQUE (movement_id),
    CONSTRAINT purchase_receipt_lines_figures
        CHECK (cost >= 0 AND pieces >= 0 AND rejected >= 0 AND pieces + rejected > 0),
    CONSTRAINT purchase_receipt_lines_moved CHECK ((movement_id IS NOT NULL) = (pieces > 0)),
    CONSTRAINT purchase_receipt_lines_reason CHECK (reason IS NOT NULL OR rejected = 0)
) STRICT;
CREATE INDEX purchase_receipt_lines_by_receipt ON purchase_receipt_lines (receipt_id, id);
CREATE INDEX purchase_receipt_lines_by_line ON purchase_receipt_lines (line_id);
CREATE INDEX purchase_receipt_lines_costs ON purchase_receipt_lines (product_id, created_at, id);

-- What arrived is never changed.
CREATE TRIGGER purchase_receipts_no_update BEFORE UPDATE ON purchase_receipts
BEGIN SELECT RAISE(ABORT, 'purchase_receipts is append-only'); END;
CREATE TRIGGER purchase_receipts_no_delete BEFORE DELETE ON purchase_receipts
BEGIN SELECT RAISE(ABORT, 'purchase_receipts is append-only'); END;
CREATE TRIGGER purchase_receipt_lines_no_update BEFORE UPDATE ON purchase_receipt_lines
BEGIN SELECT RAISE(ABORT, 'purchase_receipt_lines is append-only'); END;
CREATE TRIGGER purchase_receipt_lines_no_delete BEFORE DELETE ON purchase_receipt_lines
BEGIN SELECT RAISE(ABORT, 'purchase_receipt_lines is append-only'); END;
