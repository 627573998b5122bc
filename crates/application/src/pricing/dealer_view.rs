//! A dealer's own price beside what it is worth.

use std::collections::HashMap;

use tierway_catalogue::{Buyer, DealerPrice, DealerPriceError, DealerRange, Product, dealer_cost};
use tierway_kernel::{Money, ProductId, UserId};

use super::special::regional_prices;
use crate::{Context, Failure, Transaction};

/// A dealer's own price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealerPriceView {
    /// The price.
    pub price: DealerPrice,
    /// Its product.
    pub product: Product,
    /// What the dealer pays for a piece.
    pub dealer_price: Money,
    /// Own price less what they pay; may be negative.
    pub margin: Money,
    /// Why nobody can buy at it: the suggested range has moved.
    pub blocked: Option<DealerPriceError>,
}

/// These prices of a dealer, blocked ones first, then by name: two or three queries, however many they are.
pub(super) fn described(
    tx: &mut dyn Transaction,
    context: &Context,
    dealer: UserId,
    prices: Vec<DealerPrice>,
) -> Result<Vec<DealerPriceView>, Failure> {
    let ids: Vec<ProductId> = prices.iter().map(|price| price.product_id).collect();
    let mut products: HashMap<ProductId, Product> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    let special = regional_prices(tx, dealer, Buyer::DEALER, &ids, context.now)?;
    let mut views: Vec<DealerPriceView> = prices
        .into_iter()
        .filter_map(|price| {
            let product = products.remove(&price.product_id)?;
            let special = special.get(&price.product_id).copied().unwrap_or_default();
            let pays = dealer_cost(&product, &special).unwrap_or_default();
            Some(DealerPriceView {
                dealer_price: pays,
                margin: price.price.minus(pays).unwrap_or_default(),
                blocked: DealerRange::of(&product).check(price.price).err(),
                price,
                product,
            })
        })
        .collect();
    views
        .sort_by_cached_key(|view| (view.blocked.is_none(), tierway_kernel::fold(&view.product.name), view.product.id));
    Ok(views)
}
