ALTER TABLE purchase_orders DROP COLUMN is_rejected;
ALTER TABLE purchase_orders DROP COLUMN rejection_note;
ALTER TABLE purchase_orders DROP COLUMN rejected_at;
ALTER TABLE purchase_orders DROP COLUMN rejected_by;
