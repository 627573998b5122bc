//! `GET /api/returns`.

use std::collections::HashMap;

use tierway_kernel::{OrderId, Page, PageRequest, Permission};
use tierway_orders::{Order, OrderLine, OrderVisibility, ReturnFilter, visibility, visible_returns};

use super::view::{ReturnView, Seen, actors, people, view};
use crate::orders::fulfilment::fulfilments;
use crate::{Context, Failure, Transaction};

/// The returns the actor may see.
pub fn list_returns(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &ReturnFilter,
    page: &PageRequest,
) -> Result<Page<ReturnView>, Failure> {
    context.require(Permission::ListReturns)?;
    let page = tx.returns().list(visible_returns(&context.actor), filter, page)?;
    let mut ids: Vec<OrderId> = page.items.iter().map(|one| one.order_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let all: Vec<Order> = if ids.is_empty() { Vec::new() } else { tx.orders().by_ids(&ids)? };
    let orders: HashMap<OrderId, Order> = all
        .into_iter()
        .filter(|order| visibility(order, &context.actor) == OrderVisibility::Full)
        .map(|order| (order.id, order))
        .collect();
    let mut lines: HashMap<OrderId, Vec<OrderLine>> = HashMap::new();
    for (order, line) in if ids.is_empty() { Vec::new() } else { tx.orders().lines_of(&ids)? } {
        lines.entry(order).or_default().push(line);
    }
    let fulfilments = fulfilments(tx, &ids)?;
    let names = people(tx, context, page.items.iter().flat_map(actors))?;
    let (next, total) = (page.next, page.total);
    let items = page.items.iter().filter_map(|one| {
        let order = orders.get(&one.order_id)?;
        let fulfilment = fulfilments.get(&one.order_id)?;
        let lines = lines.get(&one.order_id).map_or(&[][..], Vec::as_slice);
        Some(view(one, &Seen { order, lines, fulfilment, names: &names }, &context.actor))
    });
    Ok(Page { items: items.collect(), total, next })
}
