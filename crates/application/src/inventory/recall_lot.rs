//! `GET /api/lots/{id}/recall`.

use std::collections::HashMap;

use tierway_accounts::{User, sees_contacts};
use tierway_inventory::RecallRow;
use tierway_kernel::{LotId, OrderId, Page, PageRequest, Permission, UserId};
use tierway_orders::Order;

use crate::{Context, Failure, Transaction};

/// An order that has pieces of a lot, and who bought them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecallEntry {
    /// Pieces and time.
    pub row: RecallRow,
    /// The order.
    pub order: Order,
    /// How to reach the buyer; owners only.
    pub buyer: Option<User>,
}

/// The orders that received pieces of a lot and did not return them: a page, or all. Staff see the buyers' names; only
/// owners their contact details.
pub fn recall_lot(
    tx: &mut dyn Transaction,
    context: &Context,
    id: LotId,
    page: Option<&PageRequest>,
) -> Result<Page<RecallEntry>, Failure> {
    context.require(Permission::RecallLot)?;
    tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    let rows = tx.lots().recall(id)?;
    let Page { items: rows, total, next } = match page {
        Some(page) => Page::of_all(rows, page)?,
        None => Page { total: rows.len() as u64, items: rows, next: None },
    };
    let ids: Vec<OrderId> = rows.iter().map(|row| row.order_id).collect();
    let mut orders: HashMap<OrderId, Order> =
        tx.orders().by_ids(&ids)?.into_iter().map(|order| (order.id, order)).collect();
    let mut buyers: HashMap<UserId, User> = HashMap::new();
    if sees_contacts(&context.actor) {
        let mut ids: Vec<UserId> = orders.values().map(|order| order.customer_id).collect();
        ids.sort_unstable();
        ids.dedup();
        buyers.extend(tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)));
    }
    let entry = |row: RecallRow| {
        let order = orders.remove(&row.order_id)?;
        let buyer = buyers.get(&order.customer_id).cloned();
        Some(RecallEntry { row, order, buyer })
    };
    Ok(Page { items: rows.into_iter().filter_map(entry).collect(), total, next })
}
