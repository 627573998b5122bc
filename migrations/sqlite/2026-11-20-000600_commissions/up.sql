-- What paid orders earned their referrers.
CREATE TABLE commissions (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    agent_id INTEGER REFERENCES users (id),
    sub_agent_id INTEGER REFERENCES users (id),
    agent_amount INTEGER NOT NULL,
    sub_agent_amount INTEGER NOT NULL,
    basis INTEGER NOT NULL,
    -- the rates it was computed with
    agent_rate INTEGER NOT NULL,
    sub_agent_rate INTEGER NOT NULL,
    basis_amount INTEGER NOT NULL,
    hold_days INTEGER NOT NULL,
    matures_at INTEGER NOT NULL,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    CONSTRAINT commissions_order_id UNIQUE (order_id),
    CONSTRAINT commissions_status_known CHECK (status IN ('pending', 'approved', 'paid', 'reversed')),
    CONSTRAINT commissions_money_not_negative CHECK (agent_amount >= 0 AND sub_agent_amount >= 0 AND basis >= 0),
    CONSTRAINT commissions_rates CHECK (agent_rate >= 0 AND sub_agent_rate >= 0 AND basis_amount > 0 AND hold_days >= 0),
    CONSTRAINT commissions_agent_named CHECK (agent_amount = 0 OR agent_id IS NOT NULL),
    CONSTRAINT commissions_sub_agent_named CHECK (sub_agent_amount = 0 OR sub_agent_id IS NOT NULL)
) STRICT;
CREATE INDEX commissions_newest ON commissions (created_at, id);
CREATE INDEX commissions_by_agent ON commissions (agent_id, created_at, id);
CREATE INDEX commissions_by_sub_agent ON commissions (sub_agent_id, created_at, id);
CREATE INDEX commissions_maturing ON commissions (status, matures_at);
