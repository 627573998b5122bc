//! `PATCH /api/orders/{id}`.

use tierway_kernel::{OrderId, Permission};
use tierway_orders::OrderPatch;

use super::change_order::change_order;
use super::view::OrderView;
use crate::{Context, Failure, Seen, Transaction};

/// Changes an order if it is still as `seen`: status, payment, documents and shipping.
pub fn update_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    patch: &OrderPatch,
    seen: Seen<'_, OrderView>,
) -> Result<OrderView, Failure> {
    context.require(Permission::UpdateOrder)?;
    change_order(tx, context, id, patch, seen)
}
