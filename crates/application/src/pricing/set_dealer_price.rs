//! `PUT /api/dealer-pricing/{userId}/{productId}`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{Buyer, NotForSale, OwnPrices, Tier, check_own};
use tierway_kernel::{Money, Permission, ProductId, UserId, message};

use super::dealer_view::{DealerPriceView, described, priced_products};
use super::guard::dealer;
use super::special::{Home, regional_prices};
use crate::settings::Currency;
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// A dealer's price input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnPriceInput {
    /// For a piece.
    pub unit: Money,
    /// Pack price: `None` leaves it unchanged, `Some(None)` derives it from the unit price.
    pub pack: Option<Option<Money>>,
    /// For a bulk, likewise.
    pub bulk: Option<Option<Money>>,
}

/// Sets a dealer's own price, within the suggested range, if it still matches `seen`.
pub fn set_dealer_price(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    product: ProductId,
    input: OwnPriceInput,
    seen: Seen<'_, Option<DealerPriceView>>,
) -> Result<DealerPriceView, Failure> {
    let dealer = dealer(tx, context, Permission::SetDealerPrice, id)?;
    let product = tx.products().by_id(product)?.ok_or(Failure::NotFound("This product"))?;
    if !product.is_active {
        return Err(NotForSale::Discontinued(product.name).into());
    }
    // Holds the dealer's prices, of which this may be the first.
    tx.users().lock(dealer.id)?;
    check_seen(seen, || priced(tx, context, dealer.id, product.id))?;
    let before = tx.prices().dealer_prices(dealer.id, &[product.id])?.pop().map(|price| price.prices);
    let own = OwnPrices {
        unit: input.unit,
        pack: input.pack.unwrap_or_else(|| before.and_then(|before| before.pack)),
        bulk: input.bulk.unwrap_or_else(|| before.and_then(|before| before.bulk)),
    };
    let special = regional_prices(tx, Home::Profile(dealer.id), Buyer::DEALER, &[product.id], context.now)?;
    let special = special.get(&product.id).copied().unwrap_or_default();
    let currency = Currency::load(tx)?;
    check_own(&product, own, &special)
        .map_err(|(tier, error)| Failure::field(field(tier), error.in_words(|amount| currency.show(amount))))?;
    tx.prices().set_dealer_price(dealer.id, product.id, Some(own), context.actor.id(), context.now)?;
    let shown = currency.show(own.unit);
    let what = message!(
        "Set the store price of {name} ({sku}) to {price}",
        name = product.name,
        sku = product.sku,
        price = shown
    );
    context.log(tx, ActivityAction::Catalogue, what)?;
    priced(tx, context, dealer.id, product.id)?.ok_or(Failure::NotFound("This price"))
}

/// The price as it is now.
fn priced(
    tx: &mut dyn Transaction,
    context: &Context,
    dealer: UserId,
    product: ProductId,
) -> Result<Option<DealerPriceView>, Failure> {
    let prices = tx.prices().dealer_prices(dealer, &[product])?;
    let own = priced_products(tx, prices)?;
    Ok(described(tx, context, dealer, own)?.pop())
}

/// The field of a tier, as the request names it.
fn field(tier: Tier) -> &'static str {
    match tier {
        Tier::Unit => "customPrice",
        Tier::Pack => "packPrice",
        Tier::Bulk => "bulkPrice",
    }
}
