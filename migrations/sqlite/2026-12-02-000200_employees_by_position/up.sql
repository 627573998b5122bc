-- The list of employees by position and by department.
CREATE INDEX employees_by_position ON employees (COALESCE(position, ''), user_id);
CREATE INDEX employees_by_department ON employees (COALESCE(department, ''), user_id);
