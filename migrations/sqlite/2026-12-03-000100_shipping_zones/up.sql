-- Shipping by zone. Outside all zones the setting shippingCost counts, as before.
CREATE TABLE shipping_rules (
    -- the only row
    id INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    -- NULL: never changed
    updated_at INTEGER,
    updated_by INTEGER REFERENCES users (id),
    CONSTRAINT shipping_rules_only CHECK (id = 1)
) STRICT;
INSERT INTO shipping_rules (id, version) VALUES (1, 1);

CREATE TABLE shipping_zones (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- JSON: the methods in their order, each with its rates and surcharges
    methods TEXT NOT NULL,
    CONSTRAINT shipping_zones_named CHECK (name <> '')
) STRICT;

-- A place is in one zone.
CREATE TABLE shipping_zone_places (
    -- ISO 3166-1 alpha-2
    country TEXT NOT NULL,
    -- ISO 3166-2; an empty text: the whole country
    subdivision TEXT NOT NULL,
    zone_id INTEGER NOT NULL REFERENCES shipping_zones (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (country, subdivision),
    CONSTRAINT shipping_zone_places_country CHECK (length(country) = 2)
) STRICT;
CREATE INDEX shipping_zone_places_by_zone ON shipping_zone_places (zone_id, position);
