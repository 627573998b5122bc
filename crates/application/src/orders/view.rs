//! An order as one viewer sees it.

use std::collections::HashMap;

use tierway_kernel::{Actor, OrderId, Page};
use tierway_orders::{Order, OrderLine, OrderSight, OrderStatus, allowed_for, sees_line_prices, sight};

use crate::{Failure, Transaction};

/// An order with its lines and what the viewer may do with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderView {
    /// The order; under [`OrderSight::Totals`] only its id, status, totals, date and buyer's name are shown.
    pub order: Order,
    /// Its lines; none under [`OrderSight::Totals`].
    pub lines: Vec<OrderLine>,
    /// How much of it the viewer sees.
    pub sight: OrderSight,
    /// Whether the viewer sees what the lines cost.
    pub line_prices: bool,
    /// Where the viewer may take it from here.
    pub allowed: Vec<OrderStatus>,
}

/// One order as `viewer` sees it.
pub(super) fn view(order: Order, lines: Vec<OrderLine>, sight: OrderSight, viewer: &Actor) -> OrderView {
    let line_prices = sees_line_prices(&order, viewer);
    match sight {
        OrderSight::Full => OrderView { allowed: allowed_for(&order, viewer), order, lines, sight, line_prices },
        OrderSight::Totals | OrderSight::Hidden => {
            OrderView { order, lines: Vec::new(), sight, line_prices: false, allowed: Vec::new() }
        }
    }
}

/// A page of orders with their lines, in one further query. Hidden orders never reach an answer, whatever the
/// store's scope let through.
pub(super) fn views(tx: &mut dyn Transaction, page: Page<Order>, viewer: &Actor) -> Result<Page<OrderView>, Failure> {
    let full: Vec<OrderId> =
        page.items.iter().filter(|order| sight(order, viewer) == OrderSight::Full).map(|order| order.id).collect();
    let mut lines: HashMap<OrderId, Vec<OrderLine>> = HashMap::new();
    for (order, line) in tx.orders().lines_of(&full)? {
        lines.entry(order).or_default().push(line);
    }
    let mut page = page.map(|order| {
        let seen = sight(&order, viewer);
        let lines = lines.remove(&order.id).unwrap_or_default();
        view(order, lines, seen, viewer)
    });
    page.items.retain(|order| order.sight != OrderSight::Hidden);
    Ok(page)
}
