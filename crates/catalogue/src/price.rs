//! The price resolver: what a viewer sees and what a buyer pays (product.md §4). Lists, cards, carts and orders all use
//! it, so that they can never differ.

use tierway_kernel::{Money, Role};

use crate::{Product, Tier};

/// The price of one unit of a tier: an accepted offer, else the selling dealer's own price, else the regional price,
/// else the role's; a pack or bulk costs the lower of its own price and the price of a piece × pieces, unless it was
/// offered for that tier. In a dealer's store its price is [`store_offer`].
pub fn resolve(product: &Product, seller: Seller, special: &SpecialPrices, tier: Tier) -> Result<Offer, NotForSale> {
    if !product.is_active {
        return Err(NotForSale::Discontinued(product.name.clone()));
    }
    if let Some(price) = special.quoted.filter(is_price) {
        let pieces = pieces_in(product, tier)?;
        return Ok(Offer { tier, pieces, price, source: PriceSource::Quote });
    }
    let unit = unit_price(product, seller, special)?;
    let pieces = pieces_in(product, tier)?;
    if seller == Seller::Store && tier != Tier::Unit {
        return offer_in_store(product, special, tier, pieces, unit);
    }
    by_pieces(product, tier, pieces, unit)
}

/// The prices a viewer may see of a product; `None` is absent from the response.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VisiblePrices {
    /// The manufacturing cost of one unit.
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
    /// The unit price for the viewer, if they are a buyer.
    pub your_price: Option<Money>,
    /// The viewer's price per available tier.
    pub offers: Vec<Offer>,
    /// The unit price in the public store being viewed.
    pub store_price: Option<Money>,
}

/// Visibility for a viewer of this profile (the table of product.md §4); `special` are the prices that are set for
/// them.
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

mod company;
mod dealer_cost;
mod dealer_order;
mod offer;
mod preview;
mod profile;
mod store_front;
mod store_offer;

use company::{by_pieces, pieces_in, unit_price};
pub use dealer_cost::dealer_cost;
pub use dealer_order::{OPEN_PRICES, dealer_price_key};
use offer::is_price;
pub use offer::{Buyer, NotForSale, Offer, PriceSource, Seller, SpecialPrices, dealer_price};
pub use preview::{BuyerPreview, PreviewBuyer, price_preview};
pub use profile::PriceProfile;
pub use store_front::{StoreFront, store_price};
use store_offer::offer_in_store;
pub use store_offer::{DealerCosts, OwnPriceError, blocked_price, check_own, dealer_pays};

#[cfg(test)]
mod tests;
