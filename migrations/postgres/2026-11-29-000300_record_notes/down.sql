DROP TABLE product_price_changes;
DROP TABLE record_note_mentions;
DROP TABLE record_notes;
