DROP TRIGGER commission_entries_month_stays;
DROP TRIGGER commission_entries_amounts_stay;
DROP INDEX commission_entries_not_in_sums;
ALTER TABLE commission_entries DROP COLUMN reversed_month;
UPDATE commission_entries SET month = strftime('%Y-%m', created_at / 1000000, 'unixepoch')
WHERE kind <> 'bonus';
DELETE FROM payout_sums;
INSERT INTO payout_sums (payout_id, month, kind, amount)
SELECT payout_id, month, kind, SUM(amount) FROM commission_entries
WHERE payout_id IS NOT NULL AND status = 'paid' GROUP BY payout_id, month, kind;
CREATE INDEX commission_entries_not_in_sums ON commission_entries (month, kind, status, amount)
    WHERE status <> 'paid' OR payout_id IS NULL;
CREATE TRIGGER commission_entries_amounts_stay
BEFORE UPDATE OF beneficiary_id, commission_id, kind, amount, month, created_at ON commission_entries
BEGIN SELECT RAISE(ABORT, 'commission_entries is append-only'); END;
