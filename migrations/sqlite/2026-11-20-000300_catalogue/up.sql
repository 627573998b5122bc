-- Products.
CREATE TABLE products (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sku TEXT NOT NULL,
    sku_key TEXT NOT NULL,
    name TEXT NOT NULL,
    -- lower-cased name and category: both databases sort them byte by byte
    name_key TEXT NOT NULL,
    description TEXT NOT NULL,
    category TEXT NOT NULL,
    category_key TEXT NOT NULL,
    -- name, description, category and SKU, lower-cased, for the search
    search_text TEXT NOT NULL,
    image TEXT,
    is_active INTEGER NOT NULL,
    -- thousandths of weight_unit and dimension_unit
    weight INTEGER,
    weight_unit TEXT NOT NULL,
    length INTEGER,
    width INTEGER,
    height INTEGER,
    dimension_unit TEXT NOT NULL,
    manufacturer_cost INTEGER NOT NULL,
    wholesaler_price INTEGER NOT NULL,
    agent_price INTEGER,
    -- agent_price, or the largest integer where there is none: such products are listed last
    price_key INTEGER NOT NULL,
    customer_price INTEGER,
    suggested_dealer_min_price INTEGER,
    suggested_dealer_max_price INTEGER,
    unit_price INTEGER,
    pack_price INTEGER,
    pack_quantity INTEGER,
    bulk_price INTEGER,
    bulk_quantity INTEGER,
    -- JSON: the words of the tiers
    packaging TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT products_sku_key UNIQUE (sku_key),
    CONSTRAINT products_named CHECK (name <> '' AND category <> ''),
    CONSTRAINT products_weight_unit_known CHECK (weight_unit IN ('kg', 'g', 'lb', 'oz', 'ton')),
    CONSTRAINT products_dimension_unit_known CHECK (dimension_unit IN ('mm', 'cm', 'm', 'in', 'ft')),
    CONSTRAINT products_measures_not_negative CHECK (weight >= 0 AND length >= 0 AND width >= 0 AND height >= 0),
    CONSTRAINT products_cost_not_negative CHECK (manufacturer_cost >= 0 AND wholesaler_price >= 0),
    CONSTRAINT products_agent_price_not_negative CHECK (agent_price >= 0),
    CONSTRAINT products_customer_price_not_negative CHECK (customer_price >= 0),
    CONSTRAINT products_unit_price_not_negative CHECK (unit_price >= 0),
    CONSTRAINT products_dealer_range CHECK (suggested_dealer_min_price >= 0 AND suggested_dealer_max_price >= 0 AND suggested_dealer_max_price >= suggested_dealer_min_price),
    CONSTRAINT products_pack CHECK (pack_price >= 0 AND pack_quantity >= 0),
    CONSTRAINT products_bulk CHECK (bulk_price >= 0 AND bulk_quantity >= 0),
    CONSTRAINT products_price_key CHECK (price_key = coalesce(agent_price, 9223372036854775807)),
    CONSTRAINT products_is_active_is_boolean CHECK (is_active IN (0, 1))
) STRICT;
-- One index for each order of the list, for active products and for all of them.
CREATE INDEX products_active_by_name ON products (is_active, name_key, id);
CREATE INDEX products_active_by_price ON products (is_active, price_key, id);
CREATE INDEX products_active_by_category ON products (is_active, category_key, id);
CREATE INDEX products_active_newest ON products (is_active, created_at, id);
CREATE INDEX products_by_name ON products (name_key, id);
CREATE INDEX products_by_price ON products (price_key, id);
CREATE INDEX products_by_category ON products (category_key, id);
CREATE INDEX products_newest ON products (created_at, id);
CREATE INDEX products_of_category ON products (category, is_active, name_key, id);
