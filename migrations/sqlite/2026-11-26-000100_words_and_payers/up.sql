-- Tables of sums by the words of the trade. The marks of days have not been used since sums grow by differences.
ALTER TABLE sales_days RENAME TO daily_sales;
ALTER TABLE sales_folds RENAME TO sales_rollups;
ALTER TABLE row_sums RENAME TO row_counts;
ALTER TABLE row_sum_ends RENAME TO row_count_ends;
DROP TABLE sales_marks;

-- Whether a buyer has ever paid is asked at each order of one who may hold few unpaid pieces.
CREATE INDEX orders_paid_by_customer ON orders (customer_id) WHERE payment_status = 'paid';
