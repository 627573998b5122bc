DROP TABLE sales_folds;
DROP TABLE sales_marks;
DROP TABLE sales_days;
DROP INDEX orders_by_channel;
DROP TABLE sold_lines;
DROP TABLE order_origins;
