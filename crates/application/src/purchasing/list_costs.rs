//! `GET /api/products/{id}/costs`.

use tierway_kernel::{Money, Page, PageRequest, Permission, ProductId};
use tierway_workforce::{CostEntry, PurchasePermission, check_permission};

use super::landed_costs::landed_costs;
use crate::{Context, Failure, Transaction};

/// A past cost with what charges made of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CostView {
    /// The cost.
    pub entry: CostEntry,
    /// Unit cost with the share of the order's charges; `None` when they cannot be spread any more.
    pub landed_cost: Option<Money>,
}

/// Cost history of a product by receipt, newest first.
pub fn list_costs(
    tx: &mut dyn Transaction,
    context: &Context,
    product: ProductId,
    page: &PageRequest,
) -> Result<Page<CostView>, Failure> {
    context.require(Permission::ListCostHistory)?;
    check_permission(&context.actor, PurchasePermission::SeeCosts)?;
    tx.products().by_id(product)?.ok_or(Failure::NotFound("This product"))?;
    let page = tx.purchases().costs(product, page)?;
    let landed = landed_costs(tx, page.items.iter().map(|entry| entry.order_id))?;
    Ok(page.map(|entry| {
        let landed_cost = match landed.get(&entry.order_id) {
            None => Some(entry.cost),
            Some(lines) => lines.get(&entry.line_id).copied(),
        };
        CostView { entry, landed_cost }
    }))
}
