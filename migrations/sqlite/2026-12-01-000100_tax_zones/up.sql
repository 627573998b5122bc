-- Taxes by zone. Outside all zones the setting taxBasisPoints counts, as before.
CREATE TABLE tax_rules (
    -- the only row
    id INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    rounding TEXT NOT NULL,
    -- NULL: never changed
    updated_at INTEGER,
    updated_by INTEGER REFERENCES users (id),
    CONSTRAINT tax_rules_only CHECK (id = 1),
    CONSTRAINT tax_rules_rounding_known CHECK (rounding IN ('document', 'line'))
) STRICT;
INSERT INTO tax_rules (id, version, rounding) VALUES (1, 1, 'document');

CREATE TABLE tax_classes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    CONSTRAINT tax_classes_named CHECK (name <> '')
) STRICT;

CREATE TABLE tax_zones (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    prices_include_tax INTEGER NOT NULL,
    -- a sentence on documents; NULL: none
    statement TEXT,
    CONSTRAINT tax_zones_named CHECK (name <> ''),
    CONSTRAINT tax_zones_statement_given CHECK (statement <> ''),
    CONSTRAINT tax_zones_prices CHECK (prices_include_tax IN (0, 1))
) STRICT;

-- A place is in one zone.
CREATE TABLE tax_zone_places (
    -- ISO 3166-1 alpha-2
    country TEXT NOT NULL,
    -- ISO 3166-2; an empty text: the whole country
    subdivision TEXT NOT NULL,
    zone_id INTEGER NOT NULL REFERENCES tax_zones (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (country, subdivision),
    CONSTRAINT tax_zone_places_country CHECK (length(country) = 2)
) STRICT;
CREATE INDEX tax_zone_places_by_zone ON tax_zone_places (zone_id, position);

CREATE TABLE tax_rates (
    zone_id INTEGER NOT NULL REFERENCES tax_zones (id),
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- NULL: the standard rate
    class_id INTEGER REFERENCES tax_classes (id),
    -- millionths of what is taxed
    ppm INTEGER NOT NULL,
    is_compound INTEGER NOT NULL,
    -- business days, as days since 1970; NULL: without a first or last one
    valid_from INTEGER,
    valid_until INTEGER,
    PRIMARY KEY (zone_id, position),
    CONSTRAINT tax_rates_named CHECK (name <> ''),
    CONSTRAINT tax_rates_ppm CHECK (ppm BETWEEN 0 AND 1000000),
    CONSTRAINT tax_rates_compound CHECK (is_compound IN (0, 1)),
    CONSTRAINT tax_rates_days CHECK (valid_from <= valid_until)
) STRICT;
CREATE INDEX tax_rates_by_class ON tax_rates (class_id);

-- The class of a product; NULL: the standard rates.
ALTER TABLE products ADD COLUMN tax_class_id INTEGER REFERENCES tax_classes (id);
CREATE INDEX products_by_tax_class ON products (tax_class_id) WHERE tax_class_id IS NOT NULL;

-- A line without tax, and its share of the order's tax. NULL is the line's total, as on all lines of before and those that an
-- older version still writes: no row is rewritten.
ALTER TABLE order_lines ADD COLUMN net INTEGER CONSTRAINT order_lines_net CHECK (net BETWEEN 0 AND total);
ALTER TABLE order_lines ADD COLUMN tax INTEGER NOT NULL DEFAULT 0 CONSTRAINT order_lines_tax_not_negative CHECK (tax >= 0);
-- The same of an offer; NULL: nothing is offered, or it was offered by an older version.
ALTER TABLE quote_lines ADD COLUMN net INTEGER CONSTRAINT quote_lines_net_not_negative CHECK (net >= 0);
ALTER TABLE quote_lines ADD COLUMN tax INTEGER CONSTRAINT quote_lines_tax_not_negative CHECK (tax >= 0);

-- What an order was taxed with.
CREATE TABLE order_taxes (
    order_id INTEGER NOT NULL REFERENCES orders (id),
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    ppm INTEGER NOT NULL,
    taxable INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    PRIMARY KEY (order_id, position),
    CONSTRAINT order_taxes_ppm CHECK (ppm BETWEEN 0 AND 1000000),
    CONSTRAINT order_taxes_amounts_not_negative CHECK (taxable >= 0 AND tax >= 0)
) STRICT;

-- The zone it was taxed in, as it was then; no row: in none.
CREATE TABLE order_tax_zones (
    order_id INTEGER PRIMARY KEY REFERENCES orders (id),
    zone TEXT NOT NULL,
    country TEXT NOT NULL,
    subdivision TEXT,
    prices_include_tax INTEGER NOT NULL,
    statement TEXT,
    CONSTRAINT order_tax_zones_prices CHECK (prices_include_tax IN (0, 1))
) STRICT;
