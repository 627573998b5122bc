DROP INDEX commission_entries_not_in_sums;
DROP TABLE payout_sums;
