//! What paying an order means for commissions; part of the order's own transaction (product.md §8).

use tierway_commissions::{NewCommission, accrue, matures_at, referrer};
use tierway_orders::Order;

use crate::{Context, Failure, Settings, Transaction};

/// Accrues the commission of an order that has just been paid. An order earns once, ever: the store keeps one row
/// per order, also after a reversal.
pub(crate) fn accrue_order(tx: &mut dyn Transaction, context: &Context, order: &Order) -> Result<(), Failure> {
    let Some(referrer_id) = order.referrer_id else { return Ok(()) };
    let Some(user) = tx.users().by_id(referrer_id)? else { return Ok(()) };
    let Some(referrer) = referrer(user.id, user.role, user.referred_by) else { return Ok(()) };
    let plan = Settings::load(tx)?.plan;
    let Some(accrual) = accrue(&plan, order.goods_total, referrer) else { return Ok(()) };
    let commission = NewCommission {
        order_id: order.id,
        agent_id: accrual.agent_id,
        sub_agent_id: accrual.sub_agent_id,
        agent_amount: accrual.agent_amount,
        sub_agent_amount: accrual.sub_agent_amount,
        basis: order.goods_total,
        plan,
        matures_at: matures_at(&plan, context.now),
    };
    tx.commissions().add(&commission, context.now)?;
    Ok(())
}
