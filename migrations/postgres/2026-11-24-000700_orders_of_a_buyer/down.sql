DROP INDEX orders_of_a_buyer;
