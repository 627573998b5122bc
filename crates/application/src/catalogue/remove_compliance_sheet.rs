//! `DELETE /api/products/{id}/compliance-sheet`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, ProductId, message};

use crate::{Context, Failure, Transaction};

/// Takes the compliance sheet from a product.
pub fn remove_compliance_sheet(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<(), Failure> {
    context.require(Permission::RemoveComplianceSheet)?;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    tx.products().details_with_sheet(id)?.1.ok_or(Failure::NotFound("This compliance sheet"))?;
    tx.products().set_sheet(id, None, context.now)?;
    let (name, sku) = (product.name, product.sku);
    context.log(tx, ActivityAction::Catalogue, message!("Removed the compliance sheet of {name} ({sku})", name, sku))
}
