//! `GET /api/lots/{id}/recall`.

use std::collections::HashMap;

use tierway_accounts::User;
use tierway_inventory::RecallRow;
use tierway_kernel::{Actor, LotId, OrderId, Permission, UserId};
use tierway_orders::Order;

use crate::{Context, Failure, Transaction};

/// Ids looked up at once.
const BATCH: usize = 500;

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

/// Every order a lot's pieces went to and did not come back from. Staff see who; how to reach them only owners.
pub fn recall_lot(tx: &mut dyn Transaction, context: &Context, id: LotId) -> Result<Vec<RecallEntry>, Failure> {
    context.require(Permission::RecallLot)?;
    tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    let rows = tx.lots().recall(id)?;
    let mut orders: HashMap<OrderId, Order> = HashMap::with_capacity(rows.len());
    for batch in rows.chunks(BATCH) {
        let ids: Vec<OrderId> = batch.iter().map(|row| row.order_id).collect();
        orders.extend(tx.orders().by_ids(&ids)?.into_iter().map(|order| (order.id, order)));
    }
    let mut buyers: HashMap<UserId, User> = HashMap::new();
    if sees_contacts(&context.actor) {
        let mut ids: Vec<UserId> = orders.values().map(|order| order.customer_id).collect();
        ids.sort_unstable();
        ids.dedup();
        for batch in ids.chunks(BATCH) {
            buyers.extend(tx.users().by_ids(batch)?.into_iter().map(|user| (user.id, user)));
        }
    }
    let entry = |row: RecallRow| {
        let order = orders.remove(&row.order_id)?;
        let buyer = buyers.get(&order.customer_id).cloned();
        Some(RecallEntry { row, order, buyer })
    };
    Ok(rows.into_iter().filter_map(entry).collect())
}

/// Whether this person may learn how to reach buyers.
fn sees_contacts(actor: &Actor) -> bool {
    match actor {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => user.role.is_owner(),
    }
}
