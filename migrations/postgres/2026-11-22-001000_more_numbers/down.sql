DELETE FROM number_sequences WHERE kind NOT IN ('INV', 'RCP');
ALTER TABLE number_sequences DROP CONSTRAINT number_sequences_kind_known;
ALTER TABLE number_sequences ADD CONSTRAINT number_sequences_kind_known CHECK (kind IN ('INV', 'RCP'));
