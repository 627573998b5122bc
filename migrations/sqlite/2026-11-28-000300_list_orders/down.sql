DROP INDEX commissions_by_amount;
DROP INDEX users_of_role_by_name;
DROP INDEX users_by_name;
ALTER TABLE users DROP COLUMN name_key;
DROP INDEX orders_by_total;
