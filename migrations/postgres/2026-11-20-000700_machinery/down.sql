-- Settings and idempotency keys.
DROP TABLE idempotency_keys;
DROP TABLE settings;
