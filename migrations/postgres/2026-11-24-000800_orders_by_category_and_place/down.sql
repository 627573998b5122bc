DELETE FROM order_sum_changes WHERE side IN ('category', 'place');
DELETE FROM order_sums WHERE side IN ('category', 'place');
ALTER TABLE order_sums DROP CONSTRAINT order_sums_side_known;
ALTER TABLE order_sums ADD CONSTRAINT order_sums_side_known
    CHECK (side IN ('all', 'channel', 'region', 'role', 'seller', 'referrer', 'party'));
