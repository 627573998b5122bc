-- Buyers who were told that their order will be cancelled when it is not paid, and when. Apart from the orders, which do not
-- change by it.
CREATE TABLE order_reminders (
    order_id INTEGER PRIMARY KEY REFERENCES orders (id),
    told_at INTEGER NOT NULL
) STRICT;
