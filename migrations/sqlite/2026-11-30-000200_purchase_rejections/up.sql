-- The last rejection of a purchase order. A rejected order stays a draft in `state`, where SQLite cannot change a CHECK and an
-- older version would not know the word; `is_rejected` tells it from the others until it is changed.
ALTER TABLE purchase_orders ADD COLUMN rejected_by INTEGER REFERENCES users (id);
ALTER TABLE purchase_orders ADD COLUMN rejected_at INTEGER;
ALTER TABLE purchase_orders ADD COLUMN rejection_note TEXT
    CONSTRAINT purchase_orders_rejection CHECK ((rejection_note IS NOT NULL) = (rejected_at IS NOT NULL));
ALTER TABLE purchase_orders ADD COLUMN is_rejected INTEGER NOT NULL DEFAULT 0
    CONSTRAINT purchase_orders_is_rejected CHECK (is_rejected = 0 OR (is_rejected = 1 AND rejected_at IS NOT NULL));
