-- What referrals earn, as a ledger; the plans it follows, and the batches it is paid in.

-- Rates with the time from which they count; the latest that has begun, of those the last made. Never changed.
CREATE TABLE commission_plans (
    id INTEGER PRIMARY KEY,
    effective_from INTEGER NOT NULL,
    agent_rate INTEGER NOT NULL,
    sub_agent_rate INTEGER NOT NULL,
    basis_amount INTEGER NOT NULL,
    hold_days INTEGER NOT NULL,
    -- percent of a month's approved commissions, and the most of it
    bonus_percent INTEGER NOT NULL,
    bonus_maximum INTEGER NOT NULL,
    -- who is owed less is not paid yet
    payout_minimum INTEGER NOT NULL,
    note TEXT,
    created_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT commission_plans_rates CHECK (agent_rate >= 0 AND sub_agent_rate >= 0 AND basis_amount > 0 AND hold_days >= 0),
    CONSTRAINT commission_plans_bonus CHECK (bonus_percent BETWEEN 0 AND 100 AND bonus_maximum >= 0),
    CONSTRAINT commission_plans_minimum CHECK (payout_minimum >= 0)
) STRICT;
CREATE INDEX commission_plans_in_effect ON commission_plans (effective_from, id);
CREATE TRIGGER commission_plans_no_update BEFORE UPDATE ON commission_plans
BEGIN SELECT RAISE(ABORT, 'commission_plans is append-only'); END;
CREATE TRIGGER commission_plans_no_delete BEFORE DELETE ON commission_plans
BEGIN SELECT RAISE(ABORT, 'commission_plans is append-only'); END;

-- The plan until now: the published constants, or what the admin has set instead. The four settings stay where they
-- are for an older version that still runs; nothing reads them any more.
INSERT INTO commission_plans (
    effective_from, agent_rate, sub_agent_rate, basis_amount, hold_days, bonus_percent, bonus_maximum, payout_minimum,
    note, created_at
) VALUES (
    0,
    coalesce((SELECT CAST(replace(value, '.', '') AS INTEGER) FROM settings WHERE key = 'agentRate' AND value GLOB '[0-9]*.[0-9][0-9]'), 50),
    coalesce((SELECT CAST(replace(value, '.', '') AS INTEGER) FROM settings WHERE key = 'subAgentRate' AND value GLOB '[0-9]*.[0-9][0-9]'), 50),
    coalesce((SELECT CAST(replace(value, '.', '') AS INTEGER) FROM settings WHERE key = 'basisAmount' AND value GLOB '[0-9]*.[0-9][0-9]' AND CAST(replace(value, '.', '') AS INTEGER) > 0), 1400),
    coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE key = 'holdDays' AND value GLOB '[0-9]*' AND value NOT GLOB '*[^0-9]*'), 14),
    10, 10000, 1000, NULL, 0
);

-- The goods that still earn, once some of the order was taken back; NULL: all of the basis.
ALTER TABLE commissions ADD COLUMN remaining INTEGER
    CONSTRAINT commissions_remaining CHECK (remaining >= 0 AND remaining <= basis);

-- Batches of payouts: draft, approved, paid; or cancelled, which frees their entries.
CREATE TABLE payouts (
    id INTEGER PRIMARY KEY,
    number TEXT NOT NULL,
    status TEXT NOT NULL,
    -- sums of the lines
    total INTEGER NOT NULL,
    line_count INTEGER NOT NULL,
    minimum INTEGER NOT NULL,
    -- entries approved before this time were gathered
    up_to INTEGER NOT NULL,
    note TEXT,
    method TEXT,
    reference TEXT,
    created_by INTEGER REFERENCES users (id),
    created_at INTEGER NOT NULL,
    approved_by INTEGER REFERENCES users (id),
    approved_at INTEGER,
    -- who paid or cancelled it
    closed_by INTEGER REFERENCES users (id),
    paid_at INTEGER,
    cancelled_at INTEGER,
    CONSTRAINT payouts_number UNIQUE (number),
    CONSTRAINT payouts_status_known CHECK (status IN ('draft', 'approved', 'paid', 'cancelled')),
    CONSTRAINT payouts_sums CHECK (total >= 0 AND line_count >= 0 AND minimum >= 0),
    CONSTRAINT payouts_approved_at CHECK (approved_at IS NOT NULL OR status IN ('draft', 'cancelled')),
    CONSTRAINT payouts_paid_at CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
    CONSTRAINT payouts_cancelled_at CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL))
) STRICT;
CREATE INDEX payouts_newest ON payouts (created_at, id);
CREATE INDEX payouts_by_status ON payouts (status, created_at, id);

-- What a batch pays whom: commissions less what was taken back, and bonuses.
CREATE TABLE payout_lines (
    payout_id INTEGER NOT NULL REFERENCES payouts (id),
    beneficiary_id INTEGER NOT NULL REFERENCES users (id),
    -- their name at the time
    name TEXT NOT NULL,
    commissions INTEGER NOT NULL,
    reversals INTEGER NOT NULL,
    bonus INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    entry_count INTEGER NOT NULL,
    PRIMARY KEY (payout_id, beneficiary_id),
    CONSTRAINT payout_lines_sums CHECK (amount = commissions + reversals + bonus AND amount > 0 AND entry_count > 0),
    CONSTRAINT payout_lines_signs CHECK (commissions >= 0 AND reversals <= 0 AND bonus >= 0)
) STRICT;
CREATE INDEX payout_lines_by_beneficiary ON payout_lines (beneficiary_id, payout_id);

-- The ledger: what somebody earned, what was taken back, what a month brought on top. Amounts never change.
CREATE TABLE commission_entries (
    id INTEGER PRIMARY KEY,
    beneficiary_id INTEGER NOT NULL REFERENCES users (id),
    commission_id INTEGER REFERENCES commissions (id),
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    status TEXT NOT NULL,
    -- YYYY-MM: the month it is earned in; of a bonus the month it is for
    month TEXT NOT NULL,
    matures_at INTEGER NOT NULL,
    approved_at INTEGER,
    reversed_at INTEGER,
    -- the live batch that holds or has paid it
    payout_id INTEGER REFERENCES payouts (id),
    created_at INTEGER NOT NULL,
    CONSTRAINT commission_entries_kind_known CHECK (kind IN ('commission', 'reversal', 'bonus')),
    CONSTRAINT commission_entries_status_known CHECK (status IN ('pending', 'approved', 'paid', 'reversed')),
    CONSTRAINT commission_entries_sign CHECK ((amount < 0) = (kind = 'reversal') AND amount <> 0),
    CONSTRAINT commission_entries_source CHECK ((commission_id IS NULL) = (kind = 'bonus')),
    CONSTRAINT commission_entries_month_form CHECK (month GLOB '[12][0-9][0-9][0-9]-[01][0-9]'),
    CONSTRAINT commission_entries_approved_at CHECK (approved_at IS NOT NULL OR status IN ('pending', 'reversed')),
    CONSTRAINT commission_entries_held CHECK (payout_id IS NULL OR status IN ('approved', 'paid'))
) STRICT;
-- one bonus for each beneficiary and month
CREATE UNIQUE INDEX commission_entries_bonus ON commission_entries (beneficiary_id, month) WHERE kind = 'bonus';
CREATE INDEX commission_entries_by_beneficiary ON commission_entries (beneficiary_id, month);
CREATE INDEX commission_entries_by_commission ON commission_entries (commission_id, id);
CREATE INDEX commission_entries_by_payout ON commission_entries (payout_id, beneficiary_id);
CREATE INDEX commission_entries_maturing ON commission_entries (status, matures_at);
CREATE INDEX commission_entries_by_approval ON commission_entries (approved_at);
CREATE INDEX commission_entries_by_reversal ON commission_entries (reversed_at);

-- What the commissions there are have earned: one entry for each beneficiary.
INSERT INTO commission_entries (
    beneficiary_id, commission_id, kind, amount, status, month, matures_at, approved_at, reversed_at, created_at
)
SELECT part.beneficiary_id, part.id, 'commission', part.amount, part.status,
    strftime('%Y-%m', part.created_at / 1000000, 'unixepoch'), part.matures_at,
    CASE WHEN part.status IN ('approved', 'paid') THEN part.matures_at END,
    CASE WHEN part.status = 'reversed' THEN part.created_at END, part.created_at
FROM (
    SELECT id, agent_id AS beneficiary_id, agent_amount AS amount, status, matures_at, created_at, 1 AS side
    FROM commissions WHERE agent_amount > 0
    UNION ALL
    SELECT id, sub_agent_id, sub_agent_amount, status, matures_at, created_at, 2
    FROM commissions WHERE sub_agent_amount > 0
) part
ORDER BY part.id, part.side;

CREATE TRIGGER commission_entries_amounts_stay
BEFORE UPDATE OF beneficiary_id, commission_id, kind, amount, month, created_at ON commission_entries
BEGIN SELECT RAISE(ABORT, 'commission_entries is append-only'); END;
CREATE TRIGGER commission_entries_no_delete BEFORE DELETE ON commission_entries
BEGIN SELECT RAISE(ABORT, 'commission_entries is append-only'); END;

-- Months whose bonuses were granted.
CREATE TABLE bonus_months (
    month TEXT NOT NULL PRIMARY KEY,
    granted_at INTEGER NOT NULL,
    CONSTRAINT bonus_months_form CHECK (month GLOB '[12][0-9][0-9][0-9]-[01][0-9]')
) STRICT;
