//! What is sold: products, their three tiers (unit, pack, bulk), and the price resolver that says what each
//! viewer sees and each buyer pays (product.md §4, §5).
//!
//! What does not live here: how many there are (inventory), what was bought (orders), picture bytes (a port of
//! `application`; a product knows its picture by content hash).

mod draft;
mod price;
mod product;
mod tier;

pub use draft::{DIMENSION_UNITS, DraftError, ProductDraft, TierDraft, WEIGHT_UNITS, wholesaler_price};
pub use price::{
    Buyer, NotForSale, Offer, PriceSource, VisiblePrices, dealer_price, offer, own_unit_price, visible_prices,
};
pub use product::{Packaging, Product, ProductFilter, ProductRepository, ProductSort, TierPrice};
pub use tier::Tier;
