-- Plans that were taken back before their time never count, and no more do the changes that took them back.
ALTER TABLE price_changes ADD COLUMN counts BOOLEAN NOT NULL DEFAULT TRUE;
UPDATE price_changes SET counts = FALSE
WHERE EXISTS (
    SELECT 1 FROM price_changes AS undoing
    WHERE undoing.undoes = price_changes.id AND undoing.created_at < price_changes.effective_from
) OR EXISTS (
    SELECT 1 FROM price_changes AS undone
    WHERE undone.id = price_changes.undoes AND undone.effective_from > price_changes.created_at AND undone.undoes IS NULL
);
CREATE INDEX price_changes_taken_back ON price_changes (id) WHERE NOT counts;
