-- Further yearly sequences: credit notes, returns, delivery notes and payouts.
ALTER TABLE number_sequences DROP CONSTRAINT number_sequences_kind_known;
ALTER TABLE number_sequences ADD CONSTRAINT number_sequences_kind_known
    CHECK (kind IN ('INV', 'RCP', 'CRN', 'RMA', 'DLN', 'PAY'));
