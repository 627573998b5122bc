-- How many orders of a buyer stand where, and are paid, is counted in this index alone.
CREATE INDEX orders_of_a_buyer ON orders (customer_id, status, payment_status, is_quote);
