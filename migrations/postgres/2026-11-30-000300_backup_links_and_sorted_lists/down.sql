DROP INDEX purchase_orders_by_expected;
DROP INDEX purchase_orders_by_total;
DROP INDEX suppliers_by_lead_days;
DROP INDEX employees_by_code;
DROP INDEX issues_by_urgency;
DROP TABLE backup_links;
