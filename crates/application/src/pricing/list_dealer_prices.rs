//! `GET /api/dealer-pricing/{userId}`.

use tierway_kernel::{Permission, UserId};

use super::dealer_view::{DealerPriceView, described};
use super::guard::dealer;
use crate::{Context, Failure, Transaction};

/// A dealer's own prices: for themself, wholesalers and the owners. Those outside of the suggested range come first.
pub fn list_dealer_prices(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
) -> Result<Vec<DealerPriceView>, Failure> {
    let dealer = dealer(tx, context, Permission::ListDealerPrices, id)?;
    let prices = tx.prices().dealer_prices(dealer.id, None)?;
    described(tx, context, dealer.id, prices)
}
