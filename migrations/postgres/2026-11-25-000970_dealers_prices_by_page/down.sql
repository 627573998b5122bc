DROP INDEX dealer_prices_without_place;
DROP INDEX dealer_prices_by_place;
ALTER TABLE dealer_prices DROP COLUMN list_key;
