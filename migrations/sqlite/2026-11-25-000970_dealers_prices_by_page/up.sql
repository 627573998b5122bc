-- Where a dealer's own price stands in the list of them: those at which nobody can buy first, then by the name of the product.
-- The program keeps it with the price and the product. It fills it for prices that are there already; empty until then.
ALTER TABLE dealer_prices ADD COLUMN list_key TEXT NOT NULL DEFAULT '';
CREATE INDEX dealer_prices_by_place ON dealer_prices (dealer_id, list_key, product_id);
CREATE INDEX dealer_prices_without_place ON dealer_prices (product_id) WHERE list_key = '';
