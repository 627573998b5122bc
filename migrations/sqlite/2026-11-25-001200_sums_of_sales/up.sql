-- Sums of sales and cohorts grow by what an order has become since they held it, so an order is kept as they hold it: with what it
-- came to, and by the days of which zone it counts; none ('') when it is in none of them, as all are now. A version of before that
-- still runs leaves the zone out, which tells that its sums got in between.
ALTER TABLE counted_orders ADD COLUMN goods INTEGER NOT NULL DEFAULT 0;
ALTER TABLE counted_orders ADD COLUMN tax INTEGER NOT NULL DEFAULT 0;
ALTER TABLE counted_orders ADD COLUMN zone TEXT;
UPDATE counted_orders SET zone = '';
CREATE INDEX counted_orders_by_zone ON counted_orders (zone);

-- Pieces of lines that came back, as the sums hold them; lines of which none did are left out.
CREATE TABLE counted_returns (
    line_id INTEGER NOT NULL PRIMARY KEY,
    order_id INTEGER NOT NULL,
    returned INTEGER NOT NULL,
    restocked INTEGER NOT NULL
) STRICT;
CREATE INDEX counted_returns_by_order ON counted_returns (order_id);

-- All orders are summed up anew, some at a time; until then they are counted from what they are. The marks of days are not used
-- any more; their table goes in a later release, so that an older version that still runs can write to it.
DELETE FROM sales_days;
DELETE FROM cohort_sums;
DELETE FROM sales_marks;
