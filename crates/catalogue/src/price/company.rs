//! Company prices: per unit, pack and bulk.

use tierway_kernel::{Money, Quantity};

use super::offer::{Buyer, NotForSale, Offer, PriceSource, Seller, SpecialPrices, is_price, role_price};
use crate::{Audience, DealerRange, Product, Tier};

/// The unit price, and its rule.
pub(super) fn unit_price(
    product: &Product,
    seller: Seller,
    special: &SpecialPrices,
) -> Result<(Money, PriceSource), NotForSale> {
    let own = match (seller, special.dealer) {
        // A price outside the current range is blocked (product.md §4).
        (Seller::Store, Some(price)) => match DealerRange::of(product).check(price) {
            Ok(()) => Some((price, PriceSource::Dealer)),
            Err(_) => return Err(NotForSale::NotInStore(product.name.clone())),
        },
        (Seller::Store, None) => {
            product.suggested_dealer_min_price.filter(is_price).map(|price| (price, PriceSource::Role))
        }
        (Seller::Company(buyer), _) => {
            let regional = special.regional.filter(is_price).filter(|_| Audience::of(buyer).is_some());
            let regional = regional.map(|price| (price, PriceSource::Regional));
            regional.or_else(|| role_price(product, buyer).map(|price| (price, PriceSource::Role)))
        }
    };
    own.ok_or_else(|| NotForSale::NoPrice(product.name.clone()))
}

/// Units per pack or bulk, if the product is sold in it.
pub(super) fn pieces_in(product: &Product, tier: Tier) -> Result<Quantity, NotForSale> {
    let no_tier = || NotForSale::NoTier { name: product.name.clone(), tier: tier.as_str() };
    product.pieces(tier).filter(|pieces| *pieces > Quantity::ZERO).ok_or_else(no_tier)
}

/// A pack or bulk costs the lower of its own price and the price of a piece × pieces.
pub(super) fn by_pieces(
    product: &Product,
    tier: Tier,
    pieces: Quantity,
    (unit, source): (Money, PriceSource),
) -> Result<Offer, NotForSale> {
    let by_unit = unit.times(pieces.get());
    // A unit price × pieces past the money limit is higher than any tier price.
    let lower = |price: &Money| is_price(price) && by_unit.is_none_or(|by_unit| *price < by_unit);
    match (product.tier_price(tier).filter(lower), by_unit) {
        (Some(price), _) => Ok(Offer { tier, pieces, price, source: PriceSource::Tier }),
        (None, Some(price)) => Ok(Offer { tier, pieces, price, source }),
        (None, None) => Err(NotForSale::TooLarge(product.name.clone())),
    }
}

/// The company price of the tier for this role, without special prices.
pub(super) fn company_offer(
    product: &Product,
    buyer: Buyer,
    special: &SpecialPrices,
    tier: Tier,
) -> Result<Offer, NotForSale> {
    if !product.is_active {
        return Err(NotForSale::Discontinued(product.name.clone()));
    }
    let unit = unit_price(product, Seller::Company(buyer), special)?;
    by_pieces(product, tier, pieces_in(product, tier)?, unit)
}
