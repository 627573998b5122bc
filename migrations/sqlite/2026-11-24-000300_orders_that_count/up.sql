-- Who has ordered, and for how much: answered from the index alone.
CREATE INDEX orders_that_count ON orders (customer_id, created_at, goods_total) WHERE status <> 'cancelled' AND NOT is_quote;
