//! `GET /api/wholesaler/price-changes/{id}`.

use tierway_kernel::{Permission, PriceChangeId};

use super::view::{ChangeView, described};
use crate::{Context, Failure, Transaction};

/// One change with its prices.
pub fn get_price_change(tx: &mut dyn Transaction, context: &Context, id: PriceChangeId) -> Result<ChangeView, Failure> {
    context.require(Permission::GetPriceChange)?;
    let change = tx.prices().change(id)?.ok_or(Failure::NotFound("This change"))?;
    described(tx, change)
}
