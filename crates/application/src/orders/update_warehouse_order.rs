//! `POST /api/warehouse/orders/update`.

use tierway_kernel::{OrderId, Permission};
use tierway_orders::OrderPatch;

use super::change_order::change_order;
use super::view::OrderView;
use crate::{Context, Failure, Transaction};

/// The warehouse's way to change an order; the rules are the same.
pub fn update_warehouse_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    patch: &OrderPatch,
) -> Result<OrderView, Failure> {
    context.require(Permission::UpdateWarehouseOrder)?;
    change_order(tx, context, id, patch, None)
}
