DROP INDEX orders_that_count;
