//! A return as one viewer sees it.

use std::collections::HashMap;

use tierway_kernel::{Actor, Money, Role, UserId};
use tierway_orders::{
    Fulfilment, Order, OrderLine, Return, ReturnAction, refundable, return_actions, return_due, return_value,
    sees_line_prices,
};

use crate::{Context, Failure, Transaction};

/// A return with its order's lines and what the viewer may do with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReturnView {
    /// The return.
    pub one: Return,
    /// The order's buyer.
    pub customer_id: UserId,
    /// Their name when they ordered.
    pub customer_name: String,
    /// The order's lines.
    pub lines: Vec<OrderLine>,
    /// The goods value, including tax; `None` if the viewer sees no line prices.
    pub value: Option<Money>,
    /// The refundable amount; `None` if the viewer sees no line prices.
    pub refundable: Option<Money>,
    /// Actions available to the viewer.
    pub actions: Vec<ReturnAction>,
    /// Names of those who acted; only company staff see who of them did.
    pub names: HashMap<UserId, String>,
}

/// Data for a view.
pub(in crate::orders) struct Seen<'a> {
    pub order: &'a Order,
    pub lines: &'a [OrderLine],
    pub fulfilment: &'a Fulfilment,
    pub names: &'a HashMap<UserId, String>,
}

/// All returns of an order, oldest first.
pub(in crate::orders) fn views_of(seen: &Seen<'_>, viewer: &Actor) -> Vec<ReturnView> {
    seen.fulfilment.returns.iter().map(|one| view(one, seen, viewer)).collect()
}

/// One return of an order.
pub(super) fn view(one: &Return, seen: &Seen<'_>, viewer: &Actor) -> ReturnView {
    let Seen { order, lines, fulfilment, names } = seen;
    let prices = sees_line_prices(order, viewer);
    let value = || return_value(order, lines, &fulfilment.returns, one.id);
    let open = one.state.is_accepted();
    let due = if open { return_due(order, lines, fulfilment, one.id) } else { Money::ZERO };
    let due = due.min(refundable(order, lines, fulfilment));
    ReturnView {
        customer_id: order.customer_id,
        customer_name: order.customer_name.clone(),
        lines: lines.to_vec(),
        value: prices.then(value),
        refundable: prices.then_some(due),
        actions: return_actions(one.state, due, viewer),
        names: (*names).clone(),
        one: one.clone(),
    }
}

/// Names of these people, for the company's own only.
pub(in crate::orders) fn people(
    tx: &mut dyn Transaction,
    context: &Context,
    ids: impl Iterator<Item = Option<UserId>>,
) -> Result<HashMap<UserId, String>, Failure> {
    if !context.actor.role().is_none_or(Role::is_staff) {
        return Ok(HashMap::new());
    }
    let mut ids: Vec<UserId> = ids.flatten().collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user.full_name())).collect())
}

/// Everybody who acted in a return.
pub(in crate::orders) fn actors(one: &Return) -> [Option<UserId>; 3] {
    [one.requested_by, one.decided_by, one.received_by]
}
