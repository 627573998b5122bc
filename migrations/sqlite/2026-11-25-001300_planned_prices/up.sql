-- An answer with a buyer's prices is kept until the next planned prices of the buyer's kind come to count.
CREATE INDEX price_changes_by_start ON price_changes (audience, effective_from);
