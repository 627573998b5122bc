-- What dealers ask for packs and bulks in their own stores; NULL: it follows from the price of a piece.
ALTER TABLE dealer_prices ADD COLUMN pack_price BIGINT CONSTRAINT dealer_prices_pack_price_in_range CHECK (pack_price BETWEEN 1 AND 999999999999);
ALTER TABLE dealer_prices ADD COLUMN bulk_price BIGINT CONSTRAINT dealer_prices_bulk_price_in_range CHECK (bulk_price BETWEEN 1 AND 999999999999);
ALTER TABLE dealer_price_events ADD COLUMN pack_price BIGINT CONSTRAINT dealer_price_events_pack_price_in_range CHECK (pack_price BETWEEN 1 AND 999999999999);
ALTER TABLE dealer_price_events ADD COLUMN bulk_price BIGINT CONSTRAINT dealer_price_events_bulk_price_in_range CHECK (bulk_price BETWEEN 1 AND 999999999999);
