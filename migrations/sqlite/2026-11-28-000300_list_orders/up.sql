-- Lists that are sorted by something else than time: orders by total, accounts by name, commissions by what they come to.
CREATE INDEX orders_by_total ON orders (total, id);

-- The first line of what the directory's search reads: first and last name, or the username, folded by the program.
ALTER TABLE users ADD COLUMN name_key TEXT
    GENERATED ALWAYS AS (substr(search_text, 1, instr(search_text || char(10), char(10)) - 1)) VIRTUAL;
CREATE INDEX users_by_name ON users (name_key, id);
CREATE INDEX users_of_role_by_name ON users (role, name_key, id);

CREATE INDEX commissions_by_amount ON commissions (agent_amount + sub_agent_amount, id);
