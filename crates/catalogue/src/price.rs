//! The price resolver: what a viewer sees and what a buyer pays (product.md §4). Lists, cards, carts and orders all use
//! it, so that they can never differ.

use tierway_kernel::{Money, Quantity, Role};

use crate::{Audience, DealerRange, OwnPrices, Product, Tier};

/// Who buys, as far as prices care.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Buyer {
    /// The buyer's role.
    pub role: Role,
    /// Whether they were referred.
    pub referred: bool,
}

tierway_kernel::names! {
    /// Source of a price.
    pub enum PriceSource as "PriceSourceName" {
        /// The offer the buyer has accepted.
        Quote = "quote",
        /// The price of the dealer in whose store is bought.
        Dealer = "dealer",
        /// The company's price for the buyer's region.
        Regional = "regional",
        /// The role's own unit price.
        Role = "role",
        /// The product's pack or bulk price, where it is lower.
        Tier = "tier",
    }
}

/// At whose prices is sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seller {
    /// The company's, for this kind of buyer.
    Company(Buyer),
    /// A dealer's, for the customers of their store.
    Store,
}

/// Special prices: set for one buyer or store, in addition to the product's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SpecialPrices {
    /// What one unit of the tier costs by the offer the buyer has accepted.
    pub quoted: Option<Money>,
    /// What a piece costs in the store by its dealer's own price.
    pub dealer: Option<Money>,
    /// What a pack costs there, where the dealer set it.
    pub dealer_pack: Option<Money>,
    /// What a bulk costs there, where the dealer set it.
    pub dealer_bulk: Option<Money>,
    /// What a piece costs the buyer's audience in their region; in a store its dealer's.
    pub regional: Option<Money>,
}

impl SpecialPrices {
    /// The same in the store of a dealer with these prices.
    #[must_use]
    pub fn with_own(self, own: OwnPrices) -> SpecialPrices {
        SpecialPrices { dealer: Some(own.unit), dealer_pack: own.pack, dealer_bulk: own.bulk, ..self }
    }
}

/// Why a product is not for sale to a buyer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotForSale {
    /// The product is discontinued.
    #[error("{0} is no longer sold.")]
    Discontinued(String),
    /// It has no price for this kind of buyer.
    #[error("{0} is not for sale to you.")]
    NoPrice(String),
    /// The dealer's own price is outside the suggested range.
    #[error("{0} is not for sale in this store at the moment.")]
    NotInStore(String),
    /// It is not sold in this tier.
    #[error("{name} is not sold by the {tier}.")]
    NoTier {
        /// The product's name.
        name: String,
        /// The requested tier.
        tier: &'static str,
    },
    /// The amount is too large to store.
    #[error("This quantity of {0} is too large.")]
    TooLarge(String),
}

/// A priced tier of a product for one buyer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    /// The tier.
    pub tier: Tier,
    /// Pieces in one tier unit.
    pub pieces: Quantity,
    /// Price of one tier unit.
    pub price: Money,
    /// The pricing rule that applied.
    pub source: PriceSource,
}

/// The product's own price of a piece for this kind of buyer; `None`: it has none.
fn role_price(product: &Product, buyer: Buyer) -> Option<Money> {
    match buyer.role {
        Role::Customer if buyer.referred => product.agent_price,
        Role::Customer => product.customer_price.filter(is_price).or(product.unit_price),
        Role::Agent | Role::SubAgent => product.agent_price,
        Role::Dealer => Some(dealer_price(product)),
        Role::Wholesaler => Some(product.wholesaler_price),
        Role::Admin | Role::Manufacturer | Role::Employee | Role::Warehouse => None,
    }
    .filter(is_price)
}

/// A price of nothing is a missing price, never a gift (product.md §4).
fn is_price(price: &Money) -> bool {
    *price > Money::ZERO
}

/// What one piece costs, and by which rule.
fn unit_price(product: &Product, seller: Seller, special: &SpecialPrices) -> Result<(Money, PriceSource), NotForSale> {
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

/// The Dealer Price: the suggested minimum, else the wholesale price.
pub fn dealer_price(product: &Product) -> Money {
    product.suggested_dealer_min_price.filter(is_price).unwrap_or(product.wholesaler_price)
}

/// The price of one unit of a tier: an accepted offer, else the selling dealer's own price, else the regional price, else
/// the role's; a pack or bulk costs the lower of its own price and the price of a piece × pieces, unless it was offered
/// for that tier. In a dealer's store it costs what [`store_offer`] says.
pub fn resolve(product: &Product, seller: Seller, special: &SpecialPrices, tier: Tier) -> Result<Offer, NotForSale> {
    if !product.is_active {
        return Err(NotForSale::Discontinued(product.name.clone()));
    }
    let no_tier = || NotForSale::NoTier { name: product.name.clone(), tier: tier.as_str() };
    if let Some(price) = special.quoted.filter(is_price) {
        let pieces = product.pieces(tier).filter(|pieces| *pieces > Quantity::ZERO).ok_or_else(no_tier)?;
        return Ok(Offer { tier, pieces, price, source: PriceSource::Quote });
    }
    let (unit, source) = unit_price(product, seller, special)?;
    let pieces = product.pieces(tier).filter(|pieces| *pieces > Quantity::ZERO).ok_or_else(no_tier)?;
    if seller == Seller::Store && tier != Tier::Unit {
        return offer_in_store(product, special, tier, pieces, (unit, source));
    }
    let by_unit = unit.times(pieces.get());
    // A unit price × pieces past the money limit is higher than any tier price.
    let lower = |price: &Money| is_price(price) && by_unit.is_none_or(|by_unit| *price < by_unit);
    match (product.tier_price(tier).filter(lower), by_unit) {
        (Some(price), _) => Ok(Offer { tier, pieces, price, source: PriceSource::Tier }),
        (None, Some(price)) => Ok(Offer { tier, pieces, price, source }),
        (None, None) => Err(NotForSale::TooLarge(product.name.clone())),
    }
}

/// The prices a viewer may see of a product; `None` is absent from the response.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VisiblePrices {
    /// What making one costs.
    pub manufacturer_cost: Option<Money>,
    /// The wholesale price.
    pub wholesaler_price: Option<Money>,
    /// The agent price.
    pub agent_price: Option<Money>,
    /// The customer price.
    pub customer_price: Option<Money>,
    /// Suggested dealer range, lower end.
    pub suggested_dealer_min_price: Option<Money>,
    /// Suggested dealer range, upper end.
    pub suggested_dealer_max_price: Option<Money>,
    /// List price of one piece.
    pub unit_price: Option<Money>,
    /// List price of a pack.
    pub pack_price: Option<Money>,
    /// List price of a bulk.
    pub bulk_price: Option<Money>,
    /// The Dealer Price shown on cards.
    pub dealer_price: Option<Money>,
    /// What the viewer pays for one piece, when they are a buyer.
    pub your_price: Option<Money>,
    /// What the viewer would pay in each tier that is sold to them.
    pub offers: Vec<Offer>,
    /// The unit price in the public store being viewed.
    pub store_price: Option<Money>,
}

/// What a viewer of this profile may see (the table of product.md §4); `special` are the prices that are set for them.
pub fn visible_prices(product: &Product, profile: PriceProfile, special: &SpecialPrices) -> VisiblePrices {
    let buyer = match profile {
        PriceProfile::Nothing => return VisiblePrices::default(),
        PriceProfile::Cost => {
            return VisiblePrices { manufacturer_cost: Some(product.manufacturer_cost), ..VisiblePrices::default() };
        }
        PriceProfile::Everything => return everything(product),
        PriceProfile::Buyer { buyer, .. } => buyer,
    };
    let seller = Seller::Company(buyer);
    let your_price = unit_price(product, seller, special).ok().map(|(price, _)| price);
    let own = VisiblePrices {
        your_price,
        offers: Tier::ALL.into_iter().filter_map(|tier| resolve(product, seller, special, tier).ok()).collect(),
        ..VisiblePrices::default()
    };
    match buyer.role {
        Role::Agent | Role::SubAgent => {
            // The Agent Price of their cards is what they pay.
            VisiblePrices {
                agent_price: your_price.or(product.agent_price),
                customer_price: product.customer_price,
                ..own
            }
        }
        Role::Dealer => VisiblePrices {
            suggested_dealer_min_price: product.suggested_dealer_min_price,
            suggested_dealer_max_price: product.suggested_dealer_max_price,
            dealer_price: your_price.or_else(|| Some(dealer_price(product))),
            ..own
        },
        Role::Wholesaler => VisiblePrices {
            wholesaler_price: Some(product.wholesaler_price),
            agent_price: product.agent_price,
            suggested_dealer_min_price: product.suggested_dealer_min_price,
            suggested_dealer_max_price: product.suggested_dealer_max_price,
            dealer_price: Some(dealer_price(product)),
            ..own
        },
        Role::Customer | Role::Admin | Role::Manufacturer | Role::Employee | Role::Warehouse => own,
    }
}

fn everything(product: &Product) -> VisiblePrices {
    VisiblePrices {
        manufacturer_cost: Some(product.manufacturer_cost),
        wholesaler_price: Some(product.wholesaler_price),
        agent_price: product.agent_price,
        customer_price: product.customer_price,
        suggested_dealer_min_price: product.suggested_dealer_min_price,
        suggested_dealer_max_price: product.suggested_dealer_max_price,
        unit_price: product.unit_price,
        pack_price: product.pack.price,
        bulk_price: product.bulk.price,
        dealer_price: Some(dealer_price(product)),
        your_price: None,
        offers: Vec::new(),
        store_price: None,
    }
}

mod dealer_cost;
mod preview;
mod profile;
mod store_front;
mod store_offer;

pub use dealer_cost::dealer_cost;
pub use preview::{BuyerPreview, PreviewBuyer, price_preview};
pub use profile::PriceProfile;
pub use store_front::{StoreFront, store_price};
use store_offer::offer_in_store;
pub use store_offer::{OwnPriceError, blocked_price, check_own, dealer_cost_of, dealer_pays};

#[cfg(test)]
mod tests;
