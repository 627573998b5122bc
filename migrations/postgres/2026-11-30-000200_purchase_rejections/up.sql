-- Waits for others only briefly, and is tried again.
SET LOCAL lock_timeout = '1s';

-- The last rejection of a purchase order. A rejected order stays a draft in `state`, where SQLite cannot change a CHECK and an
-- older version would not know the word; `is_rejected` tells it from the others until it is changed.
ALTER TABLE purchase_orders ADD COLUMN rejected_by BIGINT REFERENCES users (id);
ALTER TABLE purchase_orders ADD COLUMN rejected_at BIGINT;
ALTER TABLE purchase_orders ADD COLUMN rejection_note TEXT
    CONSTRAINT purchase_orders_rejection CHECK ((rejection_note IS NOT NULL) = (rejected_at IS NOT NULL));
ALTER TABLE purchase_orders ADD COLUMN is_rejected BOOLEAN NOT NULL DEFAULT FALSE
    CONSTRAINT purchase_orders_is_rejected CHECK (NOT is_rejected OR rejected_at IS NOT NULL);
