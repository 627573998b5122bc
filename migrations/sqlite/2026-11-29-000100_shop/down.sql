DROP TABLE saved_cart_lines;
DROP TABLE saved_carts;
DROP TABLE stock_alerts;
DROP TABLE saved_products;
DROP INDEX products_best_selling;
DROP INDEX products_active_best_selling;
ALTER TABLE products DROP COLUMN popularity;
