DROP INDEX price_changes_by_start;
