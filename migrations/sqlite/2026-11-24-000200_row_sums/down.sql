DROP TABLE row_sum_ends;
DROP TABLE row_sums;
