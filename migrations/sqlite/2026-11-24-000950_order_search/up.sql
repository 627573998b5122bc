-- What orders are found by, so that a search need not go through all of them: the names buyers had when they ordered, and the
-- tracking, receipt and invoice numbers of each order, whole and from each of their parts on. All in small letters.
CREATE TABLE order_buyers (
    customer_id INTEGER NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    PRIMARY KEY (customer_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO order_buyers (customer_id, name)
SELECT DISTINCT customer_id, substr(search_text, 1, instr(search_text || char(10), char(10)) - 1) FROM orders;

CREATE TABLE order_numbers (
    part TEXT NOT NULL,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    PRIMARY KEY (part, order_id)
) STRICT, WITHOUT ROWID;
INSERT INTO order_numbers (part, order_id)
WITH RECURSIVE lines (order_id, line, rest) AS (
    SELECT id, '', substr(search_text, instr(search_text, char(10)) + 1) || char(10) FROM orders
    WHERE instr(search_text, char(10)) > 0
    UNION ALL
    SELECT order_id, substr(rest, 1, instr(rest, char(10)) - 1), substr(rest, instr(rest, char(10)) + 1) FROM lines
    WHERE rest <> ''
), places (order_id, line, at) AS (
    SELECT order_id, line, 1 FROM lines WHERE line <> ''
    UNION ALL
    SELECT order_id, line, at + 1 FROM places WHERE at < length(line)
)
SELECT DISTINCT substr(line, at), order_id FROM places
WHERE at = 1 OR (instr('- /._#:', substr(line, at - 1, 1)) > 0 AND instr('- /._#:', substr(line, at, 1)) = 0);
