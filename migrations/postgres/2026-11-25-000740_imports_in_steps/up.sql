-- An import is applied in steps: the number of the last row that was.
ALTER TABLE imports ADD COLUMN applied_to BIGINT NOT NULL DEFAULT 0;
