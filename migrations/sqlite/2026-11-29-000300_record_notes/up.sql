-- What the company's people write to each other about an order or an account. Never edited; its author or the admin may
-- remove a note. The record is named by kind and number, as a notice names it; whether it exists is checked by the program.
CREATE TABLE record_notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    subject_kind TEXT NOT NULL,
    subject_id INTEGER NOT NULL,
    author_id INTEGER NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    CONSTRAINT record_notes_subject_known CHECK (subject_kind IN ('order', 'user')),
    CONSTRAINT record_notes_text_given CHECK (text <> '')
) STRICT;
CREATE INDEX record_notes_by_subject ON record_notes (subject_kind, subject_id, created_at, id);
CREATE TRIGGER record_notes_no_update BEFORE UPDATE ON record_notes
BEGIN SELECT RAISE(ABORT, 'record_notes is append-only'); END;

-- Whom a note mentions.
CREATE TABLE record_note_mentions (
    note_id INTEGER NOT NULL REFERENCES record_notes (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (note_id, user_id)
) STRICT;

-- Changes of a product's own prices, a row each. NULL: there was or is no such price. A product that is removed leaves
-- its history behind.
CREATE TABLE product_price_changes (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL,
    field TEXT NOT NULL,
    old_price INTEGER,
    new_price INTEGER,
    actor_id INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT product_price_changes_field_known CHECK (field IN ('manufacturerCost', 'wholesalerPrice', 'agentPrice',
        'customerPrice', 'suggestedDealerMinPrice', 'suggestedDealerMaxPrice', 'unitPrice', 'packPrice', 'bulkPrice')),
    CONSTRAINT product_price_changes_old_not_negative CHECK (old_price IS NULL OR old_price >= 0),
    CONSTRAINT product_price_changes_new_not_negative CHECK (new_price IS NULL OR new_price >= 0),
    CONSTRAINT product_price_changes_differ CHECK (COALESCE(old_price, -1) <> COALESCE(new_price, -1))
) STRICT;
CREATE INDEX product_price_changes_by_product ON product_price_changes (product_id, created_at, id);
CREATE TRIGGER product_price_changes_no_update BEFORE UPDATE ON product_price_changes
BEGIN SELECT RAISE(ABORT, 'product_price_changes is append-only'); END;
CREATE TRIGGER product_price_changes_no_delete BEFORE DELETE ON product_price_changes
BEGIN SELECT RAISE(ABORT, 'product_price_changes is append-only'); END;
