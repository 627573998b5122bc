DELETE FROM row_sums WHERE list IN ('agents', 'sub-agents');
DELETE FROM row_sum_ends WHERE list IN ('agents', 'sub-agents');
ALTER TABLE row_sums DROP CONSTRAINT row_sums_list_known;
ALTER TABLE row_sums ADD CONSTRAINT row_sums_list_known CHECK (list IN ('movements', 'activity', 'notices'));
