ALTER TABLE imports DROP COLUMN applied_to;
