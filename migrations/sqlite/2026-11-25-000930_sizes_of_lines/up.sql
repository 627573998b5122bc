-- What one of the size was called when the line was ordered; lines of before, and products without a word of their own, have
-- none.
ALTER TABLE order_lines ADD COLUMN tier_label TEXT;
