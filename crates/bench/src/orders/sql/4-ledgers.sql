-- What was earned and paid out, who was told, and what was logged.
CREATE UNLOGGED TABLE bench.earned AS
SELECT o.id, row_number() OVER (ORDER BY o.paid_at, o.id) AS number,
    CASE WHEN r.role = 'agent' THEN r.id ELSE r.referred_by END AS agent_id, CASE WHEN r.role <> 'agent' THEN r.id END AS sub_agent_id,
    o.goods_total, plan.agent_rate, plan.sub_agent_rate, plan.basis_amount, plan.hold_days,
    o.goods_total / plan.basis_amount AS steps, o.paid_at, o.paid_at + plan.hold_days * 86400000000 AS matures_at,
    to_char(to_timestamp(o.paid_at / 1000000) AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
    CASE WHEN o.paid_at + plan.hold_days * 86400000000 > :now THEN 'pending'
        WHEN to_char(to_timestamp(o.paid_at / 1000000) AT TIME ZONE 'UTC', 'YYYY-MM')
            < to_char(to_timestamp(:now / 1000000) AT TIME ZONE 'UTC' - INTERVAL '1 month', 'YYYY-MM') THEN 'paid'
        ELSE 'approved' END AS status
FROM orders o JOIN users r ON r.id = o.referrer_id CROSS JOIN commission_plans plan
WHERE o.payment_status = 'paid' AND plan.effective_from = 0 AND o.goods_total >= plan.basis_amount;
INSERT INTO commissions (id, order_id, agent_id, sub_agent_id, agent_amount, sub_agent_amount, basis, agent_rate, sub_agent_rate,
    basis_amount, hold_days, matures_at, status, created_at)
SELECT number, id, agent_id, sub_agent_id, CASE WHEN agent_id IS NULL THEN 0 ELSE agent_rate * steps END,
    CASE WHEN sub_agent_id IS NULL THEN 0 ELSE sub_agent_rate * steps END, goods_total, agent_rate, sub_agent_rate,
    basis_amount, hold_days, matures_at, status, paid_at FROM bench.earned ORDER BY number;
CREATE UNLOGGED TABLE bench.parts AS
SELECT e.number, e.status, e.month, e.matures_at, e.paid_at, p.side,
    CASE p.side WHEN 1 THEN agent_id ELSE sub_agent_id END AS beneficiary_id,
    steps * CASE p.side WHEN 1 THEN agent_rate ELSE sub_agent_rate END AS amount,
    CASE WHEN e.status = 'paid' THEN dense_rank() OVER (ORDER BY e.month) END AS batch
FROM bench.earned e CROSS JOIN (VALUES (1), (2)) p (side)
WHERE CASE p.side WHEN 1 THEN agent_id ELSE sub_agent_id END IS NOT NULL;
INSERT INTO payouts (id, number, status, total, line_count, minimum, up_to, created_by, created_at, approved_by, approved_at,
    closed_by, paid_at)
SELECT batch, 'PAY-' || substr(month, 1, 4) || '-' || lpad(substr(month, 6, 2), 6, '0'), 'paid', SUM(amount),
    COUNT(DISTINCT beneficiary_id), 0, MAX(matures_at) + 1, :admin, MAX(matures_at) + 1, :admin, MAX(matures_at) + 2, :admin,
    MAX(matures_at) + 3 FROM bench.parts WHERE batch IS NOT NULL GROUP BY batch, month;
INSERT INTO number_sequences (kind, year, last_serial)
SELECT 'PAY', CAST(substr(month, 1, 4) AS BIGINT), MAX(CAST(substr(month, 6, 2) AS BIGINT)) FROM bench.parts
WHERE batch IS NOT NULL GROUP BY 2;
INSERT INTO payout_lines (payout_id, beneficiary_id, name, commissions, reversals, bonus, amount, entry_count)
SELECT batch, beneficiary_id, p.name, SUM(amount), 0, 0, SUM(amount), COUNT(*) FROM bench.parts
JOIN bench.people p ON p.id = beneficiary_id WHERE batch IS NOT NULL GROUP BY batch, beneficiary_id, p.name;
INSERT INTO commission_entries (beneficiary_id, commission_id, kind, amount, status, month, matures_at, approved_at, payout_id, created_at)
SELECT beneficiary_id, number, 'commission', amount, status, month, matures_at, CASE WHEN status <> 'pending' THEN matures_at END,
    batch, paid_at FROM bench.parts ORDER BY number, side;
-- no bonuses, and none that the job would grant while the server is asked
INSERT INTO bonus_months (month, granted_at) SELECT DISTINCT month, :now FROM bench.earned
WHERE month < to_char(to_timestamp(:now / 1000000) AT TIME ZONE 'UTC', 'YYYY-MM');

INSERT INTO notifications (user_id, audience, kind, title, message, created_at, subject_kind, subject_id)
SELECT CASE n.part WHEN 2 THEN customer_id END, CASE n.part WHEN 1 THEN 'warehouse' END, 'order',
    CASE n.part WHEN 1 THEN 'New order #' ELSE 'Order #' END || id || CASE n.part WHEN 2 THEN ' ' || status ELSE '' END,
    CASE n.part WHEN 1 THEN customer_name || ' placed an order: #' || id || '.'
        ELSE 'Your order #' || id || ' is now ' || status || '.' END,
    CASE n.part WHEN 1 THEN created_at ELSE updated_at END, CASE WHEN is_quote THEN 'quote' ELSE 'order' END, id
FROM orders CROSS JOIN (VALUES (1), (2)) n (part) WHERE n.part = 1 OR status <> 'pending' ORDER BY 6, 8;
INSERT INTO activity_log (user_id, action, description, created_at)
SELECT customer_id, a.action, CASE a.action WHEN 'login' THEN 'Signed in' ELSE 'Placed order #' || id END,
    created_at - CASE a.action WHEN 'login' THEN 300000000 ELSE 0 END
FROM orders CROSS JOIN (VALUES ('login'), ('order')) a (action) ORDER BY 4, id;
