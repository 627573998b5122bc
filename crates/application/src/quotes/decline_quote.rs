//! `POST /api/orders/{id}/quote/decline`: the buyer does not take the offer.

use tierway_kernel::{OrderId, Permission};
use tierway_orders::decline_quote as decline;

use super::lock_own_quote;
use crate::orders::OrderView;
use crate::orders::change_order::change_order;
use crate::{Context, Failure, Transaction};

/// Declines the offer, or withdraws the request; cancelling the order closes the request.
pub fn decline_quote(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    reason: Option<&str>,
) -> Result<OrderView, Failure> {
    context.require(Permission::DeclineQuote)?;
    let (order, quote) = lock_own_quote(tx, context, id)?;
    let patch = decline(&order, &quote, reason)?;
    change_order(tx, context, id, &patch, None)
}
