//! Shipping by zone: places with the methods that are offered there, and what each of them costs.
//!
//! A [`ShippingZone`] says how orders to its places can be shipped. The cost of a [`ShippingMethod`] goes by weight, pieces
//! or amount in bands, or is flat; it can be free from an amount of goods on, and have surcharges. An order that goes to no
//! zone costs the flat amount of the settings by whichever method ([`ShippingTerms::flat`]). Weights and volumes are
//! compared exactly, in integers.

mod goods;
mod measures;
mod method;
mod option;
mod repository;
mod rules;
mod terms;

pub use goods::ShippedGoods;
pub use measures::PieceMeasures;
pub use method::{
    MOST_BANDS, MOST_POSTCODES, MOST_SURCHARGES, SHIPPING_METHODS, ShippingBand, ShippingBasis, ShippingMethod,
    ShippingSurcharge,
};
pub use option::{DeliveryDays, ShippingOption, ShippingPart, tracking_address};
pub use repository::ShippingRepository;
pub use rules::{MOST_PLACES_OF_SHIPPING_ZONE, MOST_SHIPPING_ZONES, ShippingRules, ShippingZone};
pub use terms::{ChosenShipping, NotOffered, ShippingTerms};

#[cfg(test)]
mod tests;
