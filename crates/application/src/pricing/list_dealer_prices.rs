//! `GET /api/dealer-pricing/{userId}`.

use tierway_catalogue::DealerPriceFilter;
use tierway_kernel::{CursorKey, Page, PageError, PageRequest, Permission, UserId};

use super::dealer_view::{DealerPriceView, described, priced_products};
use super::guard::dealer;
use crate::{Context, Failure, Transaction};

/// A dealer's own prices: for the dealer, wholesalers and the owners. Those outside the suggested range come first,
/// then by name.
pub fn list_dealer_prices(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    filter: &DealerPriceFilter,
    page: &PageRequest,
) -> Result<Page<DealerPriceView>, Failure> {
    let dealer = dealer(tx, context, Permission::ListDealerPrices, id)?;
    if page.cursor.as_ref().is_some_and(|cursor| !matches!(cursor.key, CursorKey::Text(_))) {
        return Err(PageError::Cursor.into());
    }
    let Page { items, total, next } = tx.prices().dealer_price_list(dealer.id, filter, page)?;
    let own = priced_products(tx, items)?;
    Ok(Page { items: described(tx, context, dealer.id, own)?, total, next })
}
