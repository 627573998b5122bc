-- Orders, their lines and history, and the yearly numbers.
DROP TABLE number_sequences;
DROP TABLE order_events;
DROP TABLE order_lines;
DROP TABLE orders;
