-- Notices from before there were read marks by person: they are taken off what is unread.
CREATE INDEX notifications_read_by_all ON notifications (audience, user_id) WHERE read_at IS NOT NULL;
-- What somebody has earned, by month, kind and status: answered from the index alone.
CREATE INDEX commission_entries_earned ON commission_entries (beneficiary_id, month, kind, status, amount);
DROP INDEX commission_entries_by_beneficiary;
