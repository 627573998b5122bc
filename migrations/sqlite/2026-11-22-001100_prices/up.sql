-- Regions, regional prices and dealers' own prices.

-- What is changed as a whole: the table of regions, the prices of each audience. Raising a version locks the rest.
CREATE TABLE price_versions (
    name TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    CONSTRAINT price_versions_name_known CHECK (name IN ('regions', 'dealer', 'agent'))
) STRICT;
INSERT INTO price_versions (name, version) VALUES ('regions', 1), ('dealer', 1), ('agent', 1);

-- Countries, and zones that stand by themselves, with the region they belong to.
CREATE TABLE region_places (
    -- the place's position in the table
    position INTEGER NOT NULL PRIMARY KEY,
    region TEXT NOT NULL,
    country TEXT NOT NULL,
    zone TEXT,
    -- the same lower-cased; no zone is an empty text
    country_key TEXT NOT NULL,
    zone_key TEXT NOT NULL,
    CONSTRAINT region_places_place UNIQUE (country_key, zone_key),
    CONSTRAINT region_places_region_known CHECK (region IN ('usa', 'canada', 'europe', 'asia')),
    CONSTRAINT region_places_named CHECK (country_key <> ''),
    CONSTRAINT region_places_zone_key CHECK ((zone IS NULL) = (zone_key = ''))
) STRICT;
INSERT INTO region_places (position, region, country, zone, country_key, zone_key) VALUES
    (1, 'usa', 'United States', NULL, 'united states', ''),
    (2, 'usa', 'United States of America', NULL, 'united states of america', ''),
    (3, 'usa', 'USA', NULL, 'usa', ''),
    (4, 'usa', 'US', NULL, 'us', ''),
    (5, 'canada', 'Canada', NULL, 'canada', ''),
    (6, 'europe', 'United Kingdom', NULL, 'united kingdom', ''),
    (7, 'europe', 'UK', NULL, 'uk', ''),
    (8, 'europe', 'Great Britain', NULL, 'great britain', ''),
    (9, 'europe', 'England', NULL, 'england', ''),
    (10, 'europe', 'Scotland', NULL, 'scotland', ''),
    (11, 'europe', 'Wales', NULL, 'wales', ''),
    (12, 'europe', 'Northern Ireland', NULL, 'northern ireland', ''),
    (13, 'europe', 'Ireland', NULL, 'ireland', ''),
    (14, 'europe', 'Germany', NULL, 'germany', ''),
    (15, 'europe', 'France', NULL, 'france', ''),
    (16, 'europe', 'Italy', NULL, 'italy', ''),
    (17, 'europe', 'Spain', NULL, 'spain', ''),
    (18, 'europe', 'Portugal', NULL, 'portugal', ''),
    (19, 'europe', 'Netherlands', NULL, 'netherlands', ''),
    (20, 'europe', 'Belgium', NULL, 'belgium', ''),
    (21, 'europe', 'Luxembourg', NULL, 'luxembourg', ''),
    (22, 'europe', 'Switzerland', NULL, 'switzerland', ''),
    (23, 'europe', 'Austria', NULL, 'austria', ''),
    (24, 'europe', 'Liechtenstein', NULL, 'liechtenstein', ''),
    (25, 'europe', 'Denmark', NULL, 'denmark', ''),
    (26, 'europe', 'Sweden', NULL, 'sweden', ''),
    (27, 'europe', 'Norway', NULL, 'norway', ''),
    (28, 'europe', 'Finland', NULL, 'finland', ''),
    (29, 'europe', 'Iceland', NULL, 'iceland', ''),
    (30, 'europe', 'Poland', NULL, 'poland', ''),
    (31, 'europe', 'Czechia', NULL, 'czechia', ''),
    (32, 'europe', 'Czech Republic', NULL, 'czech republic', ''),
    (33, 'europe', 'Slovakia', NULL, 'slovakia', ''),
    (34, 'europe', 'Hungary', NULL, 'hungary', ''),
    (35, 'europe', 'Romania', NULL, 'romania', ''),
    (36, 'europe', 'Bulgaria', NULL, 'bulgaria', ''),
    (37, 'europe', 'Greece', NULL, 'greece', ''),
    (38, 'europe', 'Cyprus', NULL, 'cyprus', ''),
    (39, 'europe', 'Malta', NULL, 'malta', ''),
    (40, 'europe', 'Croatia', NULL, 'croatia', ''),
    (41, 'europe', 'Slovenia', NULL, 'slovenia', ''),
    (42, 'europe', 'Serbia', NULL, 'serbia', ''),
    (43, 'europe', 'Bosnia and Herzegovina', NULL, 'bosnia and herzegovina', ''),
    (44, 'europe', 'Montenegro', NULL, 'montenegro', ''),
    (45, 'europe', 'North Macedonia', NULL, 'north macedonia', ''),
    (46, 'europe', 'Albania', NULL, 'albania', ''),
    (47, 'europe', 'Kosovo', NULL, 'kosovo', ''),
    (48, 'europe', 'Moldova', NULL, 'moldova', ''),
    (49, 'europe', 'Ukraine', NULL, 'ukraine', ''),
    (50, 'europe', 'Estonia', NULL, 'estonia', ''),
    (51, 'europe', 'Latvia', NULL, 'latvia', ''),
    (52, 'europe', 'Lithuania', NULL, 'lithuania', ''),
    (53, 'europe', 'Monaco', NULL, 'monaco', ''),
    (54, 'europe', 'Andorra', NULL, 'andorra', ''),
    (55, 'europe', 'San Marino', NULL, 'san marino', ''),
    (56, 'europe', 'Georgia', NULL, 'georgia', ''),
    (57, 'europe', 'Armenia', NULL, 'armenia', ''),
    (58, 'asia', 'Malaysia', NULL, 'malaysia', ''),
    (59, 'asia', 'Singapore', NULL, 'singapore', ''),
    (60, 'asia', 'Thailand', NULL, 'thailand', ''),
    (61, 'asia', 'Indonesia', NULL, 'indonesia', ''),
    (62, 'asia', 'Philippines', NULL, 'philippines', ''),
    (63, 'asia', 'Vietnam', NULL, 'vietnam', ''),
    (64, 'asia', 'Viet Nam', NULL, 'viet nam', ''),
    (65, 'asia', 'Brunei', NULL, 'brunei', ''),
    (66, 'asia', 'Cambodia', NULL, 'cambodia', ''),
    (67, 'asia', 'Laos', NULL, 'laos', ''),
    (68, 'asia', 'Myanmar', NULL, 'myanmar', ''),
    (69, 'asia', 'East Timor', NULL, 'east timor', ''),
    (70, 'asia', 'China', NULL, 'china', ''),
    (71, 'asia', 'Hong Kong', NULL, 'hong kong', ''),
    (72, 'asia', 'Macau', NULL, 'macau', ''),
    (73, 'asia', 'Taiwan', NULL, 'taiwan', ''),
    (74, 'asia', 'Japan', NULL, 'japan', ''),
    (75, 'asia', 'South Korea', NULL, 'south korea', ''),
    (76, 'asia', 'Korea', NULL, 'korea', ''),
    (77, 'asia', 'Mongolia', NULL, 'mongolia', ''),
    (78, 'asia', 'India', NULL, 'india', ''),
    (79, 'asia', 'Pakistan', NULL, 'pakistan', ''),
    (80, 'asia', 'Bangladesh', NULL, 'bangladesh', ''),
    (81, 'asia', 'Sri Lanka', NULL, 'sri lanka', ''),
    (82, 'asia', 'Nepal', NULL, 'nepal', ''),
    (83, 'asia', 'Bhutan', NULL, 'bhutan', ''),
    (84, 'asia', 'Maldives', NULL, 'maldives', ''),
    (85, 'asia', 'Kazakhstan', NULL, 'kazakhstan', ''),
    (86, 'asia', 'Kyrgyzstan', NULL, 'kyrgyzstan', ''),
    (87, 'asia', 'Uzbekistan', NULL, 'uzbekistan', ''),
    (88, 'asia', 'Tajikistan', NULL, 'tajikistan', ''),
    (89, 'asia', 'Turkmenistan', NULL, 'turkmenistan', ''),
    (90, 'asia', 'Turkey', NULL, 'turkey', ''),
    (91, 'asia', 'United Arab Emirates', NULL, 'united arab emirates', ''),
    (92, 'asia', 'UAE', NULL, 'uae', ''),
    (93, 'asia', 'Saudi Arabia', NULL, 'saudi arabia', ''),
    (94, 'asia', 'Qatar', NULL, 'qatar', ''),
    (95, 'asia', 'Kuwait', NULL, 'kuwait', ''),
    (96, 'asia', 'Bahrain', NULL, 'bahrain', ''),
    (97, 'asia', 'Oman', NULL, 'oman', ''),
    (98, 'asia', 'Jordan', NULL, 'jordan', ''),
    (99, 'asia', 'Israel', NULL, 'israel', ''),
    (100, 'asia', 'Australia', NULL, 'australia', ''),
    (101, 'asia', 'New Zealand', NULL, 'new zealand', '');

-- Prices that were set together.
CREATE TABLE price_changes (
    id INTEGER PRIMARY KEY,
    audience TEXT NOT NULL,
    actor_id INTEGER REFERENCES users (id),
    note TEXT,
    effective_from INTEGER NOT NULL,
    cell_count INTEGER NOT NULL,
    -- the change this one undoes, and the one that undid it
    undoes INTEGER REFERENCES price_changes (id),
    undone_by INTEGER REFERENCES price_changes (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT price_changes_audience_known CHECK (audience IN ('dealer', 'agent')),
    CONSTRAINT price_changes_cells_positive CHECK (cell_count > 0),
    CONSTRAINT price_changes_undoes UNIQUE (undoes)
) STRICT;
CREATE INDEX price_changes_newest ON price_changes (created_at, id);
CREATE INDEX price_changes_by_audience ON price_changes (audience, created_at, id);

-- The prices themselves. Of a product, region and audience the latest whose time has come counts, of two at one time the
-- one with the higher id. The product may be gone.
CREATE TABLE regional_prices (
    id INTEGER PRIMARY KEY,
    change_id INTEGER NOT NULL REFERENCES price_changes (id),
    product_id INTEGER NOT NULL,
    region TEXT NOT NULL,
    audience TEXT NOT NULL,
    -- NULL: removed
    price INTEGER,
    -- what counted at that time before
    price_before INTEGER,
    effective_from INTEGER NOT NULL,
    CONSTRAINT regional_prices_region_known CHECK (region IN ('usa', 'canada', 'europe', 'asia')),
    CONSTRAINT regional_prices_audience_known CHECK (audience IN ('dealer', 'agent')),
    CONSTRAINT regional_prices_price_in_range CHECK (price BETWEEN 1 AND 999999999999),
    CONSTRAINT regional_prices_price_before_in_range CHECK (price_before BETWEEN 1 AND 999999999999)
) STRICT;
CREATE INDEX regional_prices_by_cell ON regional_prices (product_id, audience, region, effective_from, id);
CREATE INDEX regional_prices_by_change ON regional_prices (change_id, id);
CREATE TRIGGER regional_prices_no_update BEFORE UPDATE ON regional_prices
BEGIN SELECT RAISE(ABORT, 'regional_prices is append-only'); END;
CREATE TRIGGER regional_prices_no_delete BEFORE DELETE ON regional_prices
BEGIN SELECT RAISE(ABORT, 'regional_prices is append-only'); END;

-- What dealers ask in their own stores.
CREATE TABLE dealer_prices (
    dealer_id INTEGER NOT NULL REFERENCES users (id),
    product_id INTEGER NOT NULL REFERENCES products (id),
    price INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (dealer_id, product_id),
    CONSTRAINT dealer_prices_price_in_range CHECK (price BETWEEN 1 AND 999999999999)
) STRICT;
CREATE INDEX dealer_prices_by_product ON dealer_prices (product_id);

-- Their history; the product may be gone.
CREATE TABLE dealer_price_events (
    id INTEGER PRIMARY KEY,
    dealer_id INTEGER NOT NULL REFERENCES users (id),
    product_id INTEGER NOT NULL,
    -- NULL: removed
    price INTEGER,
    actor_id INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT dealer_price_events_price_in_range CHECK (price BETWEEN 1 AND 999999999999)
) STRICT;
CREATE INDEX dealer_price_events_by_dealer ON dealer_price_events (dealer_id, product_id, id);
CREATE TRIGGER dealer_price_events_no_update BEFORE UPDATE ON dealer_price_events
BEGIN SELECT RAISE(ABORT, 'dealer_price_events is append-only'); END;
CREATE TRIGGER dealer_price_events_no_delete BEFORE DELETE ON dealer_price_events
BEGIN SELECT RAISE(ABORT, 'dealer_price_events is append-only'); END;
