-- Waits for others only briefly, and is tried again.
SET LOCAL lock_timeout = '1s';

-- Links that download a backup once, soon after a password was entered. A used one is removed.
CREATE TABLE backup_links (
    -- of the key in the link, which is stored nowhere
    key_hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    -- the backup's file name
    name TEXT NOT NULL,
    -- who entered their password; nobody else can use it
    user_id BIGINT NOT NULL REFERENCES users (id),
    expires_at BIGINT NOT NULL
);

-- Lists that are sorted by something else than time. What is compared stands literally in the list's query.
CREATE INDEX issues_by_urgency
    ON issues ((CASE priority WHEN 'low' THEN 0 WHEN 'medium' THEN 1 WHEN 'high' THEN 2 ELSE 3 END), id);
CREATE INDEX employees_by_code ON employees ((COALESCE(code_key, '')), user_id);
CREATE INDEX suppliers_by_lead_days ON suppliers ((COALESCE(lead_days, -1)), id);
CREATE INDEX purchase_orders_by_total ON purchase_orders (total, id);
CREATE INDEX purchase_orders_by_expected ON purchase_orders ((COALESCE(expected_on, '9999-12-31')), id);
