//! `GET /api/products/{id}/costs`.

use tierway_kernel::{Page, PageRequest, Permission, ProductId};
use tierway_workforce::{CostEntry, PurchasePermission, check_permission};

use crate::{Context, Failure, Transaction};

/// Cost history of a product by receipt, newest first.
pub fn list_costs(
    tx: &mut dyn Transaction,
    context: &Context,
    product: ProductId,
    page: &PageRequest,
) -> Result<Page<CostEntry>, Failure> {
    context.require(Permission::ListCostHistory)?;
    check_permission(&context.actor, PurchasePermission::SeeCosts)?;
    tx.products().by_id(product)?.ok_or(Failure::NotFound("This product"))?;
    Ok(tx.purchases().costs(product, page)?)
}
