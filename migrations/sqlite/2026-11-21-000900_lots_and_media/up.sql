-- Barcodes, attributes and pictures of products; lots, holds and counts of stock; imports.

-- What a product is beyond its row of the list.
CREATE TABLE product_details (
    product_id INTEGER PRIMARY KEY REFERENCES products (id),
    -- digits of a GTIN: EAN-8, UPC-A, EAN-13 or GTIN-14
    barcode TEXT,
    -- whether every piece that comes in must name a lot
    needs_lots INTEGER NOT NULL,
    -- JSON: keys or addresses in their order; the first is products.image
    images TEXT NOT NULL,
    -- JSON: flavour, nicotine strength, volume, puff count, device type
    attributes TEXT NOT NULL,
    CONSTRAINT product_details_barcode UNIQUE (barcode),
    CONSTRAINT product_details_barcode_form CHECK (length(barcode) IN (8, 12, 13, 14) AND barcode NOT GLOB '*[^0-9]*'),
    CONSTRAINT product_details_needs_lots_is_boolean CHECK (needs_lots IN (0, 1))
) STRICT;
INSERT INTO product_details (product_id, needs_lots, images, attributes)
SELECT id, 0, CASE WHEN image IS NULL THEN '[]' ELSE json_array(image) END, '{}' FROM products;

-- Pictures that were uploaded; one that nothing refers to is removed some time after it was last touched.
CREATE TABLE media (
    key TEXT NOT NULL PRIMARY KEY,
    bytes INTEGER NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    CONSTRAINT media_sizes_not_negative CHECK (bytes >= 0 AND width >= 0 AND height >= 0)
) STRICT;
CREATE INDEX media_by_age ON media (touched_at, key);
INSERT INTO media (key, bytes, width, height, created_at, touched_at)
SELECT image, 0, 0, 0, min(created_at), max(updated_at) FROM products
WHERE image IS NOT NULL AND image NOT LIKE 'https://%' GROUP BY image;

-- Which product changed when, for the search; also of products that are gone. Old rows are removed.
CREATE TABLE catalogue_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX catalogue_changes_by_age ON catalogue_changes (changed_at, id);

-- Lots: pieces of one product that were made together. Changed only after stock_levels of the product in the same
-- transaction, whose row serialises them.
CREATE TABLE lots (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL REFERENCES products (id),
    -- the batch code, and the same lower-cased
    code TEXT NOT NULL,
    code_key TEXT NOT NULL,
    -- days, YYYY-MM-DD
    produced_on TEXT,
    expires_on TEXT,
    -- expires_on, or the last day there is: such lots are taken last
    expiry_key TEXT NOT NULL,
    stock_in INTEGER NOT NULL,
    stock_out INTEGER NOT NULL,
    is_held INTEGER NOT NULL,
    hold_reason TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT lots_code_key UNIQUE (product_id, code_key),
    CONSTRAINT lots_named CHECK (code <> ''),
    CONSTRAINT lots_sums CHECK (0 <= stock_out AND stock_out <= stock_in),
    CONSTRAINT lots_produced_on_form CHECK (produced_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    CONSTRAINT lots_expires_on_form CHECK (expires_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    CONSTRAINT lots_expiry_key CHECK (expiry_key = coalesce(expires_on, '9999-12-31')),
    CONSTRAINT lots_produced_first CHECK (produced_on <= expires_on),
    CONSTRAINT lots_is_held_is_boolean CHECK (is_held IN (0, 1)),
    CONSTRAINT lots_hold_has_reason CHECK ((is_held = 1) = (hold_reason IS NOT NULL))
) STRICT;
CREATE INDEX lots_first_expiry ON lots (product_id, expiry_key, id);
CREATE INDEX lots_by_expiry ON lots (expiry_key, id);
CREATE INDEX lots_newest ON lots (created_at, id);
CREATE INDEX lots_by_code ON lots (code_key, id);

CREATE TABLE lot_events (
    id INTEGER PRIMARY KEY,
    lot_id INTEGER NOT NULL REFERENCES lots (id),
    event TEXT NOT NULL,
    note TEXT,
    actor_id INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT lot_events_event_known CHECK (event IN ('created', 'held', 'released', 'dated'))
) STRICT;
CREATE INDEX lot_events_by_lot ON lot_events (lot_id, id);
CREATE TRIGGER lot_events_no_update BEFORE UPDATE ON lot_events
BEGIN SELECT RAISE(ABORT, 'lot_events is append-only'); END;
CREATE TRIGGER lot_events_no_delete BEFORE DELETE ON lot_events
BEGIN SELECT RAISE(ABORT, 'lot_events is append-only'); END;

-- Stock counts: figures counted on the shelf, posted as adjustments.
CREATE TABLE stock_counts (
    id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    created_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    -- lines counted, lines that differed, and the pieces they differed by
    line_count INTEGER NOT NULL,
    difference_count INTEGER NOT NULL,
    pieces_in INTEGER NOT NULL,
    pieces_out INTEGER NOT NULL,
    CONSTRAINT stock_counts_sums_not_negative CHECK (line_count >= 0 AND difference_count >= 0 AND pieces_in >= 0 AND pieces_out >= 0)
) STRICT;
CREATE INDEX stock_counts_newest ON stock_counts (created_at, id);

CREATE TABLE stock_count_lines (
    count_id INTEGER NOT NULL REFERENCES stock_counts (id),
    position INTEGER NOT NULL,
    product_id INTEGER NOT NULL REFERENCES products (id),
    lot_id INTEGER REFERENCES lots (id),
    expected INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    PRIMARY KEY (count_id, position),
    CONSTRAINT stock_count_lines_not_negative CHECK (expected >= 0 AND counted >= 0)
) STRICT;
CREATE INDEX stock_count_lines_by_product ON stock_count_lines (product_id);

-- Pieces in held lots, which nobody can order.
ALTER TABLE stock_levels ADD COLUMN held INTEGER NOT NULL DEFAULT 0 CONSTRAINT stock_levels_held CHECK (0 <= held AND held <= stock_in - stock_out);
CREATE INDEX stock_levels_by_balance ON stock_levels ((stock_in - stock_out), product_id);

-- A movement touches one lot, or the pieces that belong to none.
ALTER TABLE inventory_transactions ADD COLUMN lot_id INTEGER REFERENCES lots (id);
ALTER TABLE inventory_transactions ADD COLUMN lot_balance_after INTEGER CONSTRAINT inventory_transactions_lot_balance CHECK ((lot_id IS NULL) = (lot_balance_after IS NULL) AND lot_balance_after >= 0);
ALTER TABLE inventory_transactions ADD COLUMN count_id INTEGER REFERENCES stock_counts (id);
CREATE INDEX inventory_transactions_by_lot ON inventory_transactions (lot_id, created_at, id) WHERE lot_id IS NOT NULL;
CREATE INDEX inventory_transactions_by_reason ON inventory_transactions (reason, created_at, id);

-- Files that are read into the catalogue or the stock, and what each of their rows would do.
CREATE TABLE imports (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    file_name TEXT NOT NULL,
    -- the uploaded file among the private files
    file_key TEXT NOT NULL,
    -- JSON: column names of the file with samples, and which field each becomes
    columns TEXT NOT NULL,
    mapping TEXT NOT NULL,
    -- reason of a stock count
    reason TEXT,
    total_rows INTEGER NOT NULL,
    done_rows INTEGER NOT NULL,
    create_count INTEGER NOT NULL,
    update_count INTEGER NOT NULL,
    same_count INTEGER NOT NULL,
    error_count INTEGER NOT NULL,
    -- why it failed as a whole
    error TEXT,
    created_by INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    checked_at INTEGER,
    finished_at INTEGER,
    CONSTRAINT imports_kind_known CHECK (kind IN ('products', 'prices', 'stockCount')),
    CONSTRAINT imports_state_known CHECK (state IN ('uploaded', 'checking', 'checked', 'applying', 'applied', 'failed', 'cancelled')),
    CONSTRAINT imports_counts_not_negative CHECK (total_rows >= 0 AND done_rows >= 0 AND create_count >= 0 AND update_count >= 0 AND same_count >= 0 AND error_count >= 0)
) STRICT;
CREATE INDEX imports_newest ON imports (created_at, id);

CREATE TABLE import_rows (
    import_id INTEGER NOT NULL REFERENCES imports (id),
    -- line of the file as people count it: the first row under the heading is 2
    row_number INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    product_id INTEGER,
    -- SKU as in the file
    sku TEXT NOT NULL,
    -- JSON: the row as it will be written
    payload TEXT NOT NULL,
    -- JSON: complaints by column
    errors TEXT NOT NULL,
    PRIMARY KEY (import_id, row_number),
    CONSTRAINT import_rows_outcome_known CHECK (outcome IN ('create', 'update', 'same', 'error'))
) STRICT;
CREATE INDEX import_rows_by_outcome ON import_rows (import_id, outcome, row_number);
