-- Waits for others only briefly, and is tried again.
SET LOCAL lock_timeout = '1s';

-- The list of employees by position and by department.
ALTER TABLE employees ALTER COLUMN position TYPE TEXT COLLATE "C", ALTER COLUMN department TYPE TEXT COLLATE "C";
CREATE INDEX employees_by_position ON employees ((COALESCE(position, '')), user_id);
CREATE INDEX employees_by_department ON employees ((COALESCE(department, '')), user_id);
