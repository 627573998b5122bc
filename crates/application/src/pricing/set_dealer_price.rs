//! `PUT /api/dealer-pricing/{userId}/{productId}`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{DealerRange, NotForSale};
use tierway_kernel::{Money, Permission, ProductId, UserId};

use super::dealer_view::{DealerPriceView, described, priced_products};
use super::guard::dealer;
use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

/// Sets what a dealer asks in their own store, within the suggested range.
pub fn set_dealer_price(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    product: ProductId,
    price: Money,
) -> Result<DealerPriceView, Failure> {
    let dealer = dealer(tx, context, Permission::SetDealerPrice, id)?;
    let product = tx.products().by_id(product)?.ok_or(Failure::NotFound("This product"))?;
    if !product.is_active {
        return Err(NotForSale::Discontinued(product.name).into());
    }
    DealerRange::of(&product).check(price).map_err(|error| Failure::field("customPrice", error.to_string()))?;
    tx.prices().set_dealer_price(dealer.id, product.id, Some(price), context.actor.id(), context.now)?;
    let shown = Currency::load(tx)?.show(price);
    let what = format!("Set the store price of {} ({}) to {shown}", product.name, product.sku);
    context.log(tx, ActivityAction::Catalogue, what)?;
    let own = priced_products(tx, dealer.id, Some(&[product.id]))?;
    described(tx, context, dealer.id, own)?.pop().ok_or(Failure::NotFound("This price"))
}
