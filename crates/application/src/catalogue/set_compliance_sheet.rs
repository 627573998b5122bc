//! `PUT /api/products/{id}/compliance-sheet`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, ProductId, message};

use crate::media::claim_pictures;
use crate::{Context, Failure, Transaction};

/// Gives a product a compliance sheet, or another one. The file at `key` was recorded before.
pub fn set_compliance_sheet(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    key: &str,
) -> Result<(), Failure> {
    context.require(Permission::SetComplianceSheet)?;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    if tx.products().details_with_sheet(id)?.1.as_deref() == Some(key) {
        return Ok(());
    }
    claim_pictures(tx, "file", &[key.to_owned()], &[], context.now)?;
    tx.products().set_sheet(id, Some(key), context.now)?;
    let (name, sku) = (product.name, product.sku);
    context.log(tx, ActivityAction::Catalogue, message!("Changed the compliance sheet of {name} ({sku})", name, sku))
}
