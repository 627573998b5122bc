//! A dealer's own price with its context.

use std::collections::HashMap;

use tierway_catalogue::{
    Buyer, DealerPrice, DealerPriceError, Product, Seller, SpecialPrices, Tier, blocked_price, dealer_cost,
    dealer_pays, resolve,
};
use tierway_kernel::{Message, Money, ProductId, Quantity, UserId};

use super::special::{Home, regional_prices};
use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

/// A dealer's own price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealerPriceView {
    /// The price.
    pub price: DealerPrice,
    /// Its product.
    pub product: Product,
    /// The dealer's purchase price per piece; `None` if it is not sold to them.
    pub dealer_price: Option<Money>,
    /// Own price less purchase price; may be negative.
    pub margin: Option<Money>,
    /// A pack in the store, where the product is sold in packs.
    pub pack: Option<StoreSize>,
    /// A bulk in the store, where the product is sold in bulks.
    pub bulk: Option<StoreSize>,
    /// Why it is blocked: the suggested range has changed.
    pub blocked: Option<Message>,
}

/// A pack or bulk as a dealer's store sells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StoreSize {
    /// The dealer's purchase price; `None` if it is not sold to them.
    pub pays: Option<Money>,
    /// Price in the store; `None` if it is not for sale there.
    pub price: Option<Money>,
}

/// Pack and bulk prices for the dealer and their customers.
fn size(product: &Product, special: &SpecialPrices, tier: Tier) -> Option<StoreSize> {
    product.pieces(tier).filter(|pieces| *pieces > Quantity::ZERO)?;
    let price = resolve(product, Seller::Store, special, tier).ok().map(|offer| offer.price);
    Some(StoreSize { pays: dealer_pays(product, special, tier), price })
}

/// A dealer's own price with its product.
pub(super) struct PricedProduct {
    pub price: DealerPrice,
    pub product: Product,
}

impl PricedProduct {
    /// Why the price is blocked.
    pub fn blocked(&self) -> Option<DealerPriceError> {
        blocked_price(&self.product, self.price.prices)
    }
}

/// A dealer's own prices with their products, in one query.
pub(super) fn priced_products(
    tx: &mut dyn Transaction,
    prices: Vec<DealerPrice>,
) -> Result<Vec<PricedProduct>, Failure> {
    let ids: Vec<ProductId> = prices.iter().map(|price| price.product_id).collect();
    let mut products: HashMap<ProductId, Product> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    let priced = |price: DealerPrice| Some(PricedProduct { product: products.remove(&price.product_id)?, price });
    Ok(prices.into_iter().filter_map(priced).collect())
}

/// These prices of a dealer with their purchase prices, in the given order.
pub(super) fn described(
    tx: &mut dyn Transaction,
    context: &Context,
    dealer: UserId,
    own: Vec<PricedProduct>,
) -> Result<Vec<DealerPriceView>, Failure> {
    let ids: Vec<ProductId> = own.iter().map(|own| own.product.id).collect();
    let special = regional_prices(tx, Home::Profile(dealer), Buyer::DEALER, &ids, context.now)?;
    let currency = Currency::load(tx)?;
    let view = |own: PricedProduct| {
        let special = special.get(&own.product.id).copied().unwrap_or_default();
        let pays = dealer_cost(&own.product, &special);
        let special = special.with_own(own.price.prices);
        DealerPriceView {
            dealer_price: pays,
            margin: pays.and_then(|pays| own.price.prices.unit.minus(pays)),
            pack: size(&own.product, &special, Tier::Pack),
            bulk: size(&own.product, &special, Tier::Bulk),
            blocked: own.blocked().map(|reason| reason.in_words(|amount| currency.show(amount))),
            price: own.price,
            product: own.product,
        }
    };
    Ok(own.into_iter().map(view).collect())
}
