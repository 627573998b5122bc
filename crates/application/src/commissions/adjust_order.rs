//! Effects of cancellations, returns and refunds on commissions; part of the order's own transaction (product.md §8).

use tierway_commissions::{Adjustment, Commission, CommissionStatus, adjust, parts, settle};
use tierway_kernel::{Money, UserId};
use tierway_orders::Order;

use super::month_to_enter::month_to_enter;
use crate::webhooks::commission_reversed;
use crate::{Context, Failure, Transaction};

/// Reduces an order's commission to what `remaining_goods` earn at the frozen rates: the goods total less
/// cancellations, returns and refunds. If nothing remains, all of it is reversed. The ledger follows: entries in no
/// payout are voided, the others get counter-entries. Idempotent, and a commission never increases again. The caller
/// has locked the order.
pub(crate) fn adjust_order(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    remaining_goods: Money,
) -> Result<(), Failure> {
    let Some(mut commission) = tx.commissions().lock_of_order(order.id)? else { return Ok(()) };
    let id = commission.id;
    match adjust(&commission, remaining_goods) {
        Adjustment::Stays => Ok(()),
        Adjustment::Lower { agent_amount, sub_agent_amount, goods } => {
            tx.commissions().lower(id, goods, agent_amount, sub_agent_amount)?;
            (commission.entry.agent_amount, commission.entry.sub_agent_amount) = (agent_amount, sub_agent_amount);
            let owed = parts(&commission);
            enter(tx, context, &commission, &owed)
        }
        Adjustment::Reverse => {
            tx.commissions().set_status(id, commission.status, CommissionStatus::Reversed)?;
            let owed: Vec<(UserId, Money)> =
                parts(&commission).into_iter().map(|(user, _)| (user, Money::ZERO)).collect();
            enter(tx, context, &commission, &owed)
        }
    }
}

/// Brings the ledger down to what is owed.
fn enter(
    tx: &mut dyn Transaction,
    context: &Context,
    commission: &Commission,
    owed: &[(UserId, Money)],
) -> Result<(), Failure> {
    let entries = tx.commission_entries().lock_of(commission.id)?;
    let month = month_to_enter(tx, context)?;
    let settling = settle(commission.id, &entries, owed, (month, context.now));
    if !settling.reversed.is_empty() {
        tx.commission_entries().reverse(&settling.reversed, month, context.now)?;
    }
    for counter in &settling.counters {
        tx.commission_entries().add(counter, context.now)?;
    }
    if settling.reversed.is_empty() && settling.counters.is_empty() {
        return Ok(());
    }
    commission_reversed(tx, context, commission, owed)
}
