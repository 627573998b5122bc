DROP TABLE bonus_months;
DROP TABLE commission_entries;
DROP TABLE payout_lines;
DROP TABLE payouts;
ALTER TABLE commissions DROP COLUMN remaining;
DROP TABLE commission_plans;
