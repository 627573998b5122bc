-- What a paid payout holds, by month and kind, so that what everybody has earned need not be added up from all entries: those of a
-- paid payout stay as they are.
CREATE TABLE payout_sums (
    payout_id INTEGER NOT NULL REFERENCES payouts (id),
    month TEXT NOT NULL,
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (payout_id, month, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO payout_sums (payout_id, month, kind, amount)
SELECT payout_id, month, kind, SUM(amount) FROM commission_entries
WHERE payout_id IS NOT NULL AND status = 'paid' GROUP BY payout_id, month, kind;

-- The others, answered from the index alone.
CREATE INDEX commission_entries_not_in_sums ON commission_entries (month, kind, status, amount)
    WHERE status <> 'paid' OR payout_id IS NULL;
