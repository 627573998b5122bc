//! `GET /api/products/{id}`.

use tierway_catalogue::sees_discontinued;
use tierway_kernel::{Permission, ProductId};

use super::view::{DetailedProduct, detailed};
use crate::{Context, Failure, Transaction};

/// One product; a discontinued one only for the company's people.
pub fn get_product(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<DetailedProduct, Failure> {
    context.require(Permission::GetProduct)?;
    let product = tx
        .products()
        .by_id(id)?
        .filter(|product| product.is_active || sees_discontinued(&context.actor))
        .ok_or(Failure::NotFound("This product"))?;
    let level = tx.stock().level(id)?;
    detailed(tx, product, level, &context.actor)
}
