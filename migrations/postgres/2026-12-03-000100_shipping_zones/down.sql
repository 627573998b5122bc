DROP TABLE shipping_zone_places;
DROP TABLE shipping_zones;
DROP TABLE shipping_rules;
