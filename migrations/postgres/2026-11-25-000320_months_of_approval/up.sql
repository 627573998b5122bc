-- Earnings count in the month of their approval, and what is taken back after it in the month of that.
ALTER TABLE commission_entries ADD COLUMN reversed_month TEXT;
DROP TRIGGER commission_entries_amounts_stay ON commission_entries;
UPDATE commission_entries SET month = to_char(to_timestamp(approved_at / 1000000) AT TIME ZONE 'UTC', 'YYYY-MM')
WHERE approved_at IS NOT NULL AND kind <> 'bonus';
UPDATE commission_entries SET reversed_month = to_char(to_timestamp(reversed_at / 1000000) AT TIME ZONE 'UTC', 'YYYY-MM')
WHERE approved_at IS NOT NULL AND reversed_at IS NOT NULL;
DELETE FROM payout_sums;
INSERT INTO payout_sums (payout_id, month, kind, amount)
SELECT payout_id, month, kind, SUM(amount) FROM commission_entries
WHERE payout_id IS NOT NULL AND status = 'paid' GROUP BY payout_id, month, kind;
DROP INDEX commission_entries_not_in_sums;
CREATE INDEX commission_entries_not_in_sums ON commission_entries (month, kind, status, reversed_month, amount)
    WHERE status <> 'paid' OR payout_id IS NULL;

-- The month moves once, with the approval.
CREATE TRIGGER commission_entries_amounts_stay
    BEFORE UPDATE OF beneficiary_id, commission_id, kind, amount, created_at OR DELETE ON commission_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER commission_entries_month_stays
    BEFORE UPDATE OF month ON commission_entries
    FOR EACH ROW WHEN (OLD.approved_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
