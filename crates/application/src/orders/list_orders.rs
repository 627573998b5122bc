//! `GET /api/orders`.

use tierway_kernel::{Page, PageRequest, Permission};
use tierway_orders::{OrderFilter, visible_orders};

use super::view::OrderView;
use super::views::views;
use crate::{Context, Failure, Transaction};

/// The orders the actor may see, with their lines.
pub fn list_orders(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &OrderFilter,
    page: &PageRequest,
) -> Result<Page<OrderView>, Failure> {
    context.require(Permission::ListOrders)?;
    let page = tx.orders().list(visible_orders(&context.actor), filter, page)?;
    views(tx, page, &context.actor)
}
