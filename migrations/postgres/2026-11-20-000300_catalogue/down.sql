-- Products.
DROP TABLE products;
