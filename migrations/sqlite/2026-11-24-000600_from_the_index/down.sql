CREATE INDEX commission_entries_by_beneficiary ON commission_entries (beneficiary_id, month);
DROP INDEX commission_entries_earned;
DROP INDEX notifications_read_by_all;
