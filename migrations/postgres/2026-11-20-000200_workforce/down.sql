-- Employees, the decisions about them, and notices.
DROP TABLE notifications;
DROP TABLE management_history;
DROP TABLE employees;
