DELETE FROM order_sum_changes WHERE side IN ('category', 'place');
DELETE FROM order_sums WHERE side IN ('category', 'place');
CREATE TABLE new_order_sums (
    side TEXT NOT NULL,
    key TEXT NOT NULL,
    day INTEGER NOT NULL,
    status TEXT NOT NULL,
    payment_status TEXT NOT NULL,
    is_quote INTEGER NOT NULL,
    courier TEXT NOT NULL,
    orders INTEGER NOT NULL,
    total INTEGER NOT NULL,
    refunded INTEGER NOT NULL,
    PRIMARY KEY (side, key, day, status, payment_status, is_quote, courier),
    CONSTRAINT order_sums_side_known CHECK (side IN ('all', 'channel', 'region', 'role', 'seller', 'referrer', 'party'))
) STRICT;
INSERT INTO new_order_sums SELECT * FROM order_sums;
DROP TABLE order_sums;
ALTER TABLE new_order_sums RENAME TO order_sums;
