//! The price of a pack or bulk in a dealer's store (product.md §4): the dealer's own, otherwise the dealer's unit price
//! times the pieces less the company's volume discount; never less than the dealer pays.

use tierway_kernel::{Message, Money, Quantity, Role, Sentence};

use super::company::company_offer;
use super::dealer_cost::dealer_cost;
use super::offer::{Buyer, NotForSale, Offer, PriceSource, SpecialPrices, is_price, role_price};
use crate::{DealerPriceError, DealerRange, OwnPrices, Product, Tier};

/// Why a dealer's own price is rejected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnPriceError {
    /// The product is not sold in this tier.
    NoTier(NotForSale),
    /// It is outside the range.
    Range(DealerPriceError),
}

impl OwnPriceError {
    /// The sentence for the dealer, with amounts as `show` writes them.
    pub fn in_words(&self, show: impl Fn(Money) -> String) -> Message {
        match self {
            OwnPriceError::NoTier(error) => error.message(),
            OwnPriceError::Range(error) => error.in_words(show),
        }
    }
}

/// A customer without a referrer: the basis of the company's volume discount.
const CUSTOMER: Buyer = Buyer { role: Role::Customer, referred: false };

/// A pack or bulk of `pieces` in the store, where a piece costs `unit`.
pub(super) fn offer_in_store(
    product: &Product,
    special: &SpecialPrices,
    tier: Tier,
    pieces: Quantity,
    (unit, source): (Money, PriceSource),
) -> Result<Offer, NotForSale> {
    let (price, source) = match own_price(special, tier) {
        Some(own) if tier_range(product, tier, pieces).check(own).is_ok() => (own, PriceSource::Dealer),
        // As for the unit price: a price outside the current range is blocked.
        Some(_) => return Err(NotForSale::NotInStore(product.name.clone())),
        None => {
            let price = shared(product, tier, pieces, unit);
            let price = price.ok_or_else(|| NotForSale::TooLarge(product.name.clone()))?;
            let is_lower = unit.times(pieces.get()).is_none_or(|whole| price < whole);
            (price, if is_lower { PriceSource::Tier } else { source })
        }
    };
    let floor = dealer_pays(product, special, tier).unwrap_or(Money::ZERO);
    Ok(Offer { tier, pieces, price: price.max(floor), source })
}

/// The dealer's purchase price per tier unit; `None` if it is not sold to them.
pub fn dealer_pays(product: &Product, special: &SpecialPrices, tier: Tier) -> Option<Money> {
    let special = SpecialPrices { regional: special.regional, ..SpecialPrices::default() };
    company_offer(product, Buyer::DEALER, &special, tier).ok().map(|offer| offer.price)
}

/// Between which prices a dealer may sell a pack or bulk: from the lower end of the suggested range less the company's
/// share up to its upper end, for all pieces.
fn tier_range(product: &Product, tier: Tier, pieces: Quantity) -> DealerRange {
    let range = DealerRange::of(product);
    if tier == Tier::Unit {
        return range;
    }
    let limit = Money::of(Money::LIMIT);
    DealerRange {
        min: range.min.map(|min| shared(product, tier, pieces, min).unwrap_or(limit)),
        max: range.max.map(|max| max.times(pieces.get()).unwrap_or(limit)),
    }
}

/// Checks a dealer's own prices by tier: within the range, and a pack or bulk not below what the dealer pays. `special`
/// has their regional price.
pub fn check_own(product: &Product, own: OwnPrices, special: &SpecialPrices) -> Result<(), (Tier, OwnPriceError)> {
    for tier in Tier::ALL {
        if let Some(price) = own.of(tier) {
            check_tier(product, tier, price, special).map_err(|error| (tier, error))?;
        }
    }
    Ok(())
}

fn check_tier(product: &Product, tier: Tier, price: Money, special: &SpecialPrices) -> Result<(), OwnPriceError> {
    let pieces = product.pieces(tier).filter(|pieces| *pieces > Quantity::ZERO);
    let no_tier = NotForSale::NoTier { name: product.name.clone(), tier: tier.as_str() };
    let pieces = pieces.ok_or(OwnPriceError::NoTier(no_tier))?;
    let mut range = tier_range(product, tier, pieces);
    if tier != Tier::Unit && (range.min.is_some() || range.max.is_some()) {
        range.min = range.min.max(dealer_pays(product, special, tier));
    }
    range.check(price).map_err(OwnPriceError::Range)
}

/// Why a dealer's price is blocked: the first of the prices outside the range.
pub fn blocked_price(product: &Product, own: OwnPrices) -> Option<DealerPriceError> {
    let blocked = |tier: Tier| {
        let (price, pieces) = (own.of(tier)?, product.pieces(tier).filter(|pieces| *pieces > Quantity::ZERO)?);
        tier_range(product, tier, pieces).check(price).err()
    };
    Tier::ALL.into_iter().find_map(blocked)
}

/// What a product costs a dealer now: the price per piece, and the price and number of pieces of each size on sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealerCosts {
    unit: Money,
    /// In the order of [`Tier::ALL`].
    sizes: [Option<(Money, Quantity)>; 3],
}

impl DealerCosts {
    /// `None` if the product has no price for dealers. Of the special prices only the regional one counts.
    pub fn of(product: &Product, special: &SpecialPrices) -> Option<DealerCosts> {
        let size = |tier: Tier| {
            let pieces = product.pieces(tier).filter(|pieces| *pieces > Quantity::ZERO)?;
            Some((dealer_pays(product, special, tier)?, pieces))
        };
        Some(DealerCosts { unit: dealer_cost(product, special)?, sizes: Tier::ALL.map(size) })
    }

    /// The cost of pieces sold as units, packs and bulks; `None` above the money limit.
    pub fn of_sold(&self, sold: [i64; 3]) -> Option<Money> {
        sold.into_iter().zip(self.sizes).try_fold(Money::ZERO, |sum, (pieces, size)| {
            let cost = match size {
                Some((price, in_one)) => price.ratio(pieces, in_one.get()),
                None => self.unit.times(pieces),
            };
            sum.plus(cost?)
        })
    }
}

/// The dealer's own price of the tier.
fn own_price(special: &SpecialPrices, tier: Tier) -> Option<Money> {
    match tier {
        Tier::Unit => None,
        Tier::Pack => special.dealer_pack,
        Tier::Bulk => special.dealer_bulk,
    }
}

/// Pieces × `unit` less the company's volume discount for customers, rounded half up to cents; no discount if the
/// company has none. `None` above the money limit.
fn shared(product: &Product, tier: Tier, pieces: Quantity, unit: Money) -> Option<Money> {
    let whole = unit.times(pieces.get());
    let Some(price) = product.tier_price(tier).filter(is_price) else { return whole };
    let Some(customer) = role_price(product, CUSTOMER) else { return whole };
    // The pieces are on both sides of the share and fall out of it.
    if customer.times(pieces.get()).is_some_and(|all| price >= all) {
        return whole;
    }
    unit.ratio(price.minor(), customer.minor())
}
