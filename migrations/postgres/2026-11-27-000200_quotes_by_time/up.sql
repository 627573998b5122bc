-- Quote requests of a period are counted by when they were made, not through all orders of that time.
CREATE INDEX quotes_by_time ON quotes (created_at);
