DROP TABLE order_numbers;
DROP TABLE order_buyers;
