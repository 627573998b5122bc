//! What cancelling, returning and refunding mean for commissions; part of the order's own transaction
//! (product.md §8).

use tierway_commissions::{Adjustment, CommissionStatus, adjust};
use tierway_kernel::Money;
use tierway_orders::Order;

use crate::{Context, Failure, Transaction};

/// Lowers what an order earned to what `remaining_goods` earn at the frozen rates: the goods total less what was
/// cancelled, returned or refunded of the goods. Nothing remaining takes back all of it. Saying the same twice does no
/// harm, and a commission never rises again. The order is locked by the caller.
pub(crate) fn adjust_order(
    tx: &mut dyn Transaction,
    _context: &Context,
    order: &Order,
    remaining_goods: Money,
) -> Result<(), Failure> {
    let Some(commission) = tx.commissions().of_order(order.id)? else { return Ok(()) };
    match adjust(&commission.entry, commission.status, remaining_goods) {
        Adjustment::Stays => {}
        Adjustment::Lower { agent_amount, sub_agent_amount } => {
            tx.commissions().set_amounts(commission.id, agent_amount, sub_agent_amount)?;
        }
        Adjustment::Reverse => {
            tx.commissions().set_status(commission.id, commission.status, CommissionStatus::Reversed)?;
        }
    }
    Ok(())
}
