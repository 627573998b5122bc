DROP INDEX employees_by_department;
DROP INDEX employees_by_position;
