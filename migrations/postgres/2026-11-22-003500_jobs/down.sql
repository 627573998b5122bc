DROP INDEX jobs_unfinished;
DROP INDEX jobs_by_outcome;
DROP INDEX jobs_by_kind;
ALTER TABLE jobs DROP COLUMN forgiven;
