//! `GET /api/categories`.

use tierway_kernel::Permission;

use crate::{Context, Failure, Transaction};

/// The categories of products on sale with their counts, by name.
pub fn list_categories(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<(String, u64)>, Failure> {
    context.require(Permission::ListCategories)?;
    Ok(tx.products().categories()?)
}
