ALTER TABLE dealer_prices DROP COLUMN pack_price;
ALTER TABLE dealer_prices DROP COLUMN bulk_price;
ALTER TABLE dealer_price_events DROP COLUMN pack_price;
ALTER TABLE dealer_price_events DROP COLUMN bulk_price;
