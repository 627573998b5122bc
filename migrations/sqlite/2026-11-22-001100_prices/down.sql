DROP TABLE dealer_price_events;
DROP TABLE dealer_prices;
DROP TABLE regional_prices;
DROP TABLE price_changes;
DROP TABLE region_places;
DROP TABLE price_versions;
