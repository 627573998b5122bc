DROP INDEX employees_by_department;
DROP INDEX employees_by_position;
ALTER TABLE employees ALTER COLUMN position TYPE TEXT, ALTER COLUMN department TYPE TEXT;
