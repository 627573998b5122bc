-- What orders are found by, so that a search need not go through all of them: the names buyers had when they ordered, and the
-- tracking, receipt and invoice numbers of each order, whole and from each of their parts on. All in small letters.
CREATE TABLE order_buyers (
    customer_id BIGINT NOT NULL REFERENCES users (id),
    name TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (customer_id, name)
);
INSERT INTO order_buyers (customer_id, name) SELECT DISTINCT customer_id, split_part(search_text, E'\n', 1) FROM orders;

CREATE TABLE order_numbers (
    part TEXT COLLATE "C" NOT NULL,
    order_id BIGINT NOT NULL REFERENCES orders (id),
    PRIMARY KEY (part, order_id)
);
INSERT INTO order_numbers (part, order_id)
SELECT DISTINCT substr(l.line, p.at), o.id
FROM orders o CROSS JOIN LATERAL regexp_split_to_table(o.search_text, E'\n') WITH ORDINALITY l (line, place)
CROSS JOIN LATERAL generate_series(1, length(l.line)) p (at)
WHERE l.place > 1 AND (p.at = 1 OR (strpos('- /._#:', substr(l.line, p.at - 1, 1)) > 0
    AND strpos('- /._#:', substr(l.line, p.at, 1)) = 0));
