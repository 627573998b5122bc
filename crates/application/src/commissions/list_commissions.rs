//! `GET /api/commissions`.

use std::collections::HashMap;

use tierway_commissions::{Commission, CommissionFilter, own_part, visible_commissions};
use tierway_kernel::{Money, OrderId, Page, PageRequest, Permission};
use tierway_orders::Order;

use crate::{Context, Failure, Transaction};

/// A commission with what its earner may know of the order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommissionView {
    /// The commission.
    pub commission: Commission,
    /// The viewer's own part; all of it for the owners.
    pub amount: Money,
    /// The order it comes from: number, date, total and the buyer's name are shown, nothing else of it.
    pub order: Option<Order>,
}

/// Commissions, newest first: all for the owners, their own for agents and sub-agents.
pub fn list_commissions(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &CommissionFilter,
    page: &PageRequest,
) -> Result<Page<CommissionView>, Failure> {
    context.require(Permission::ListCommissions)?;
    let page = tx.commissions().list(visible_commissions(&context.actor), filter, page)?;
    let ids: Vec<OrderId> = page.items.iter().map(|commission| commission.entry.order_id).collect();
    let mut orders: HashMap<OrderId, Order> =
        tx.orders().by_ids(&ids)?.into_iter().map(|order| (order.id, order)).collect();
    Ok(page.map(|commission| CommissionView {
        amount: own_part(&commission.entry, &context.actor),
        order: orders.remove(&commission.entry.order_id),
        commission,
    }))
}
