//! `GET /api/dealer-pricing/{userId}`.

use tierway_kernel::{Cursor, CursorKey, Page, PageError, PageRequest, Permission, ProductId, UserId};

use super::dealer_view::{DealerPriceView, PricedProduct, described, priced_products};
use super::guard::dealer;
use crate::{Context, Failure, Transaction};

/// Which of a dealer's own prices.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DealerPriceFilter {
    /// Of these products; `None`: of all.
    pub products: Option<Vec<ProductId>>,
    /// Only those at which nobody can buy, or only the others.
    pub blocked: Option<bool>,
}

/// A dealer's own prices: for themself, wholesalers and the owners. Those outside of the suggested range come first, then
/// by name.
pub fn list_dealer_prices(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    filter: &DealerPriceFilter,
    page: &PageRequest,
) -> Result<Page<DealerPriceView>, Failure> {
    let dealer = dealer(tx, context, Permission::ListDealerPrices, id)?;
    let after = match &page.cursor {
        None => None,
        Some(Cursor { key: CursorKey::Text(key), id, .. }) => Some((key.clone(), *id)),
        Some(_) => return Err(PageError::Cursor.into()),
    };
    // What is blocked, the range's rule decides: the list is read whole and a page of it described.
    let own = priced_products(tx, dealer.id, filter.products.as_deref())?;
    let wanted = own.into_iter().filter(|own| filter.blocked.is_none_or(|blocked| own.blocked().is_some() == blocked));
    let mut placed: Vec<((String, i64), PricedProduct)> = wanted.map(|own| (place(&own), own)).collect();
    placed.sort_by(|one, other| one.0.cmp(&other.0));
    let total = page.known_total().unwrap_or(placed.len() as u64);
    let begin = after.map_or(0, |after| placed.partition_point(|(place, _)| *place <= after));
    let rows: Vec<_> = placed.into_iter().skip(begin).take(page.limit as usize + 1).collect();
    let cut = Page::cut(rows, page, total, |((key, id), _)| Cursor::text(key.as_str(), *id));
    let items = described(tx, context, dealer.id, cut.items.into_iter().map(|(_, own)| own).collect())?;
    Ok(Page { items, total, next: cut.next })
}

/// Where a price stands in the list: blocked ones first, then by name.
fn place(own: &PricedProduct) -> (String, i64) {
    let rank = if own.blocked().is_some() { '0' } else { '1' };
    (format!("{rank}{}", tierway_kernel::fold(&own.product.name)), own.product.id.0)
}
