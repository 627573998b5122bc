//! Commissions of a paid order; part of the order's own transaction (product.md §8).

use tierway_commissions::{NewCommission, accrue, first_entries, matures_at, referrer};
use tierway_kernel::BusinessZone;
use tierway_orders::Order;

use super::month_to_enter::month_in;
use super::plan_at::plan_at;
use crate::webhooks::commission_earned;
use crate::{Context, Failure, Transaction};

/// Accrues the commission of an order that has just been paid, by the plan in effect, and enters each beneficiary's
/// part. An order earns only once: there is one row per order, also after a reversal.
pub(crate) fn accrue_order(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    zone: BusinessZone,
) -> Result<(), Failure> {
    let Some(referrer_id) = order.referrer_id else { return Ok(()) };
    let Some(user) = tx.users().by_id(referrer_id)? else { return Ok(()) };
    let Some(referrer) = referrer(user.id, user.role, user.referred_by) else { return Ok(()) };
    let plan = plan_at(tx, context.now)?.rates;
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
    let Some(commission) = tx.commissions().add(&commission, context.now)? else { return Ok(()) };
    let entries = first_entries(&commission, month_in(tx, context, zone)?);
    for entry in &entries {
        tx.commission_entries().add(entry, context.now)?;
    }
    commission_earned(tx, context, &commission, &entries)
}
