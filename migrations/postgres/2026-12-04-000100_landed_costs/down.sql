ALTER TABLE purchase_receipt_lines DROP COLUMN piece_weight;
DROP TABLE purchase_charges;
