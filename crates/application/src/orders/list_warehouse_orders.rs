//! `GET /api/warehouse/orders`.

use tierway_kernel::{Page, PageRequest, Permission};
use tierway_orders::{OrderFilter, visible_orders};

use super::view::OrderView;
use super::views::views;
use crate::{Context, Failure, Transaction};

/// The warehouse's queue: all orders, newest first, with their lines. Quote requests are not for the warehouse.
pub fn list_warehouse_orders(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &OrderFilter,
    page: &PageRequest,
) -> Result<Page<OrderView>, Failure> {
    context.require(Permission::ListWarehouseOrders)?;
    let filter = OrderFilter { is_quote: Some(false), ..filter.clone() };
    let page = tx.orders().list(visible_orders(&context.actor), &filter, page)?;
    views(tx, page, &context.actor)
}
