DROP TABLE order_messages;
DROP TABLE quote_lines;
DROP TABLE quotes;
DROP TABLE addresses;
DROP TABLE cart_lines;
DROP TABLE carts;
