//! Inputs of a price: buyer and seller, their special prices, and the product's price for the role.

use tierway_kernel::{Money, Quantity, Role, Sentence};

use crate::{OwnPrices, Product, Tier};

/// The buyer, for pricing.
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
    /// The price per tier unit in the accepted offer.
    pub quoted: Option<Money>,
    /// The dealer's own unit price in the store.
    pub dealer: Option<Money>,
    /// The pack price there, if the dealer set it.
    pub dealer_pack: Option<Money>,
    /// The bulk price there, if the dealer set it.
    pub dealer_bulk: Option<Money>,
    /// The unit price for the buyer's audience in their region; in a store, for its dealer.
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
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
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
pub(crate) fn role_price(product: &Product, buyer: Buyer) -> Option<Money> {
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
pub(crate) fn is_price(price: &Money) -> bool {
    *price > Money::ZERO
}

/// The Dealer Price: the suggested minimum, else the wholesale price.
pub fn dealer_price(product: &Product) -> Money {
    product.suggested_dealer_min_price.filter(is_price).unwrap_or(product.wholesaler_price)
}
