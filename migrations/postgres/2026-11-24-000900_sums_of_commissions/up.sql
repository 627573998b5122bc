-- Commissions are counted by agent and by sub-agent; one without an agent or a sub-agent under the empty key.
ALTER TABLE row_sums DROP CONSTRAINT row_sums_list_known;
ALTER TABLE row_sums ADD CONSTRAINT row_sums_list_known CHECK (list IN ('movements', 'activity', 'notices', 'agents', 'sub-agents'));
