DROP TABLE order_sum_changes;
DROP TABLE order_sums;
