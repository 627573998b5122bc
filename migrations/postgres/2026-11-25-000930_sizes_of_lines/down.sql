ALTER TABLE order_lines DROP COLUMN tier_label;
