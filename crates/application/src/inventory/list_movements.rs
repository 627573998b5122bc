//! `GET /api/inventory/transactions`.

use tierway_inventory::{Movement, MovementFilter};
use tierway_kernel::{Page, PageRequest, Permission};

use super::names;
use crate::{Context, Failure, Transaction};

/// A movement with names for its ids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovementView {
    /// The movement.
    pub movement: Movement,
    /// The product's name now.
    pub product_name: String,
    /// The product's SKU now.
    pub product_sku: String,
    /// The lot's batch code.
    pub lot_code: Option<String>,
    /// The user who entered it; `None` for the system.
    pub created_by_name: Option<String>,
}

/// The ledger in the order of the filter.
pub fn list_movements(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &MovementFilter,
    page: &PageRequest,
) -> Result<Page<MovementView>, Failure> {
    context.require(Permission::ListMovements)?;
    let page = tx.stock().movements(filter, page)?;
    Ok(Page { items: views(tx, page.items)?, total: page.total, next: page.next })
}

/// Movements with names for their ids.
pub(super) fn views(tx: &mut dyn Transaction, movements: Vec<Movement>) -> Result<Vec<MovementView>, Failure> {
    let products = names::products(tx, movements.iter().map(|movement| movement.entry.product_id))?;
    let people = names::people(tx, movements.iter().filter_map(|movement| movement.entry.created_by))?;
    let lots = names::lots(tx, movements.iter().filter_map(|movement| movement.entry.lot_id))?;
    let view = |movement: Movement| {
        let (product_name, product_sku) = products.get(&movement.entry.product_id).cloned().unwrap_or_default();
        let created_by_name = movement.entry.created_by.and_then(|id| people.get(&id).cloned());
        let lot_code = movement.entry.lot_id.and_then(|id| lots.get(&id).cloned());
        MovementView { movement, product_name, product_sku, lot_code, created_by_name }
    };
    Ok(movements.into_iter().map(view).collect())
}
