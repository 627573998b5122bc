-- Freight, insurance, duty and other charges of purchase orders. What a line bears of them is derived, not stored.
CREATE TABLE purchase_charges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES purchase_orders (id),
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    spread TEXT NOT NULL,
    -- number of the bill
    reference TEXT,
    -- folded; of one kind unique in an order
    reference_key TEXT,
    note TEXT,
    recorded_by INTEGER REFERENCES users (id),
    recorded_at INTEGER NOT NULL,
    CONSTRAINT purchase_charges_reference_key UNIQUE (order_id, kind, reference_key),
    CONSTRAINT purchase_charges_kind_known CHECK (kind IN ('freight', 'insurance', 'duty', 'other')),
    CONSTRAINT purchase_charges_amount CHECK (amount BETWEEN 1 AND 100000000),
    CONSTRAINT purchase_charges_spread_known CHECK (spread IN ('value', 'weight', 'pieces')),
    CONSTRAINT purchase_charges_reference CHECK ((reference IS NULL) = (reference_key IS NULL) AND reference <> '')
) STRICT;

-- What a piece weighed when it arrived, in milligrams, for charges by weight; NULL: its product had no weight.
ALTER TABLE purchase_receipt_lines ADD COLUMN piece_weight INTEGER
    CONSTRAINT purchase_receipt_lines_piece_weight CHECK (piece_weight >= 0);
