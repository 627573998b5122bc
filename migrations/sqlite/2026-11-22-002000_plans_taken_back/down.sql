DROP INDEX price_changes_taken_back;
ALTER TABLE price_changes DROP COLUMN counts;
