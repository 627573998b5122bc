-- What is kept of an order for the figures of sales as it was when it was sold, and the sums of days.

-- Where orders came from. Orders that were there before get what their buyer's profile and the table of regions say now;
-- places written in capitals outside ASCII are in no region on SQLite.
CREATE TABLE order_origins (
    order_id INTEGER NOT NULL PRIMARY KEY REFERENCES orders (id),
    placed_at INTEGER NOT NULL,
    buyer_role TEXT NOT NULL,
    -- empty: none
    region TEXT NOT NULL,
    -- months since the year 0: of the order, and of the registration of a customer who came through a referral
    month INTEGER NOT NULL,
    cohort INTEGER,
    CONSTRAINT order_origins_role_known CHECK (buyer_role IN ('admin', 'manufacturer', 'wholesaler', 'dealer', 'agent', 'sub-agent', 'customer', 'employee', 'warehouse')),
    CONSTRAINT order_origins_region_known CHECK (region IN ('', 'usa', 'canada', 'europe', 'asia'))
) STRICT;
INSERT INTO order_origins (order_id, placed_at, buyer_role, region, month, cohort)
SELECT o.id, o.created_at, u.role,
    COALESCE((SELECT p.region FROM region_places p
        WHERE p.country_key = lower(trim(u.country)) AND p.zone_key IN ('', lower(trim(COALESCE(u.zone, ''))))
        ORDER BY p.zone_key DESC LIMIT 1), ''),
    CAST(strftime('%Y', o.created_at / 1000000, 'unixepoch') AS INTEGER) * 12 + CAST(strftime('%m', o.created_at / 1000000, 'unixepoch') AS INTEGER) - 1,
    CASE WHEN u.role = 'customer' AND u.referred_by IS NOT NULL
        THEN CAST(strftime('%Y', u.created_at / 1000000, 'unixepoch') AS INTEGER) * 12 + CAST(strftime('%m', u.created_at / 1000000, 'unixepoch') AS INTEGER) - 1 END
FROM orders o JOIN users u ON u.id = o.customer_id;
CREATE INDEX order_origins_by_region ON order_origins (region, placed_at, order_id);
CREATE INDEX order_origins_by_role ON order_origins (buyer_role, placed_at, order_id);
CREATE INDEX order_origins_by_cohort ON order_origins (cohort, month, order_id);

-- What lines cost, and what category their product was in. Lines that were there before get what the product says now.
CREATE TABLE sold_lines (
    line_id INTEGER NOT NULL PRIMARY KEY REFERENCES order_lines (id),
    order_id INTEGER NOT NULL REFERENCES orders (id),
    product_id INTEGER NOT NULL REFERENCES products (id),
    placed_at INTEGER NOT NULL,
    category TEXT NOT NULL,
    unit_cost INTEGER NOT NULL,
    CONSTRAINT sold_lines_cost_not_negative CHECK (unit_cost >= 0)
) STRICT;
INSERT INTO sold_lines (line_id, order_id, product_id, placed_at, category, unit_cost)
SELECT l.id, l.order_id, l.product_id, o.created_at, p.category, p.manufacturer_cost
FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id;
CREATE INDEX sold_lines_by_order ON sold_lines (order_id);
CREATE INDEX sold_lines_by_product ON sold_lines (product_id, placed_at, order_id);
CREATE INDEX sold_lines_by_category ON sold_lines (category, placed_at, order_id);

CREATE INDEX orders_by_channel ON orders (channel, created_at, id);

-- Sums of days since 1970 by what sales are told apart by.
CREATE TABLE sales_days (
    side TEXT NOT NULL,
    day INTEGER NOT NULL,
    -- empty: none
    key TEXT NOT NULL,
    orders INTEGER NOT NULL,
    units INTEGER NOT NULL,
    goods INTEGER NOT NULL,
    refunds INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    PRIMARY KEY (side, day, key),
    CONSTRAINT sales_days_side_known CHECK (side IN ('all', 'channel', 'region', 'role', 'dealer', 'agent', 'product', 'category'))
) STRICT;

-- Days whose orders have changed since their sums were made. Only ever added to by those who change orders, so that they
-- do not wait for each other.
CREATE TABLE sales_marks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    day INTEGER NOT NULL
) STRICT;
CREATE INDEX sales_marks_by_day ON sales_marks (day);
INSERT INTO sales_marks (day) SELECT DISTINCT created_at / 86400000000 FROM orders;

-- Locked by who makes the sums of a day.
CREATE TABLE sales_folds (
    day INTEGER NOT NULL PRIMARY KEY,
    folds INTEGER NOT NULL
) STRICT;
