//! `GET /api/products/{id}`.

use tierway_catalogue::sees_discontinued;
use tierway_kernel::{Permission, ProductId};

use super::view::{ProductView, view};
use crate::{Context, Failure, Transaction};

/// One product; a discontinued one only for the company's people.
pub fn get_product(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<ProductView, Failure> {
    context.require(Permission::GetProduct)?;
    let product = tx
        .products()
        .by_id(id)?
        .filter(|product| product.is_active || sees_discontinued(&context.actor))
        .ok_or(Failure::NotFound("This product"))?;
    let level = tx.stock().level(id)?;
    Ok(view(product, level, &context.actor))
}
