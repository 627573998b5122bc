//! Pages of orders as one viewer sees them.

use std::collections::HashMap;

use tierway_kernel::{Actor, OrderId, Page};
use tierway_orders::{Fulfilment, Order, OrderLine, OrderVisibility, visibility};

use super::fulfilments;
use super::leaving::add_unpaid;
use super::quoted::{add_quotes, add_taxes};
use super::view::{OrderView, view_with};
use crate::{Failure, Transaction};

/// A page of orders with lines and fulfilment, in a few further queries. Hidden orders are never returned, even if the
/// store's scope let them through.
pub(super) fn views(tx: &mut dyn Transaction, page: Page<Order>, viewer: &Actor) -> Result<Page<OrderView>, Failure> {
    let full: Vec<OrderId> = page
        .items
        .iter()
        .filter(|order| visibility(order, viewer) == OrderVisibility::Full)
        .map(|order| order.id)
        .collect();
    let mut lines: HashMap<OrderId, Vec<OrderLine>> = HashMap::new();
    for (order, line) in tx.orders().lines_of(&full)? {
        lines.entry(order).or_default().push(line);
    }
    let fulfilments = fulfilments(tx, &full)?;
    let mut page = page.map(|order| {
        let seen = visibility(&order, viewer);
        let lines = lines.remove(&order.id).unwrap_or_default();
        let progress = fulfilments.get(&order.id).map(Fulfilment::progress).unwrap_or_default();
        view_with(order, lines, progress, seen, viewer)
    });
    page.items.retain(|order| order.visibility != OrderVisibility::Hidden);
    add_quotes(tx, &mut page.items)?;
    add_taxes(tx, &mut page.items)?;
    add_unpaid(tx, &mut page.items, viewer)?;
    Ok(page)
}
