//! `GET /api/wholesaler/price-changes`.

use tierway_catalogue::Audience;
use tierway_kernel::{Page, PageRequest, Permission};

use super::view::{ChangeView, listed};
use crate::{Context, Failure, Transaction};

/// The history of regional prices, newest first, without the prices.
pub fn list_price_changes(
    tx: &mut dyn Transaction,
    context: &Context,
    audience: Option<Audience>,
    page: &PageRequest,
) -> Result<Page<ChangeView>, Failure> {
    context.require(Permission::ListPriceChanges)?;
    let changes = tx.prices().changes(audience, page)?;
    Ok(Page { items: listed(tx, changes.items)?, total: changes.total, next: changes.next })
}
