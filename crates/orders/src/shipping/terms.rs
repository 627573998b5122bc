//! How one order can be shipped, and what it is shipped by.

use tierway_kernel::{Message, Money, Sentence};

use super::{SHIPPING_METHODS, ShippedGoods, ShippingMethod, ShippingOption, ShippingPart, ShippingZone};
use crate::{Courier, Shipping};

/// How an order can be shipped where it goes. Carts, orders and offers all ask here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShippingTerms {
    /// The zone; `None`: in none.
    zone: Option<ShippingZone>,
    /// The postcode it goes to, if that is known.
    postcode: Option<String>,
    /// What a piece of a product without weight weighs.
    unweighed_grams: u32,
    /// The cost outside all zones.
    flat: Money,
}

/// What an order is shipped by.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChosenShipping {
    /// The method; `None`: outside all zones, where nobody named one.
    pub method: Option<String>,
    /// What it costs.
    pub cost: Money,
    /// The parts of the cost; empty when there is no surcharge.
    pub parts: Vec<ShippingPart>,
    /// The page that tracks its parcels, with `{number}` in it.
    pub tracking_url: Option<String>,
}

impl ChosenShipping {
    /// The shipping details of an order that is shipped by it.
    #[must_use]
    pub fn onto(self, shipping: &Shipping) -> Shipping {
        Shipping {
            courier: Courier::of_method(self.method.as_deref()),
            method: self.method,
            parts: self.parts,
            tracking_url: self.tracking_url,
            ..shipping.clone()
        }
    }
}

/// A method that is not offered where the order goes.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
#[error("{method} is not offered for this address.")]
pub struct NotOffered {
    /// The method, as people read it.
    method: Message,
}

impl ShippingTerms {
    /// Outside all zones: each method at one cost.
    pub fn flat(cost: Money) -> ShippingTerms {
        ShippingTerms { zone: None, postcode: None, unweighed_grams: 0, flat: cost }
    }

    /// In a zone, to a postcode if that is known.
    pub fn in_zone(zone: ShippingZone, postcode: Option<&str>, unweighed_grams: u32) -> ShippingTerms {
        ShippingTerms { zone: Some(zone), postcode: postcode.map(str::to_owned), unweighed_grams, flat: Money::ZERO }
    }

    /// The methods that are offered for these goods, in their order.
    pub fn options(&self, goods: &ShippedGoods) -> Vec<ShippingOption> {
        match &self.zone {
            Some(zone) => {
                let option =
                    |method: &ShippingMethod| method.option(goods, self.unweighed_grams, self.postcode.as_deref());
                zone.methods.iter().map(option).collect()
            }
            None => SHIPPING_METHODS
                .iter()
                .map(|method| ShippingOption {
                    method: (*method).to_owned(),
                    cost: self.flat,
                    parts: Vec::new(),
                    days: None,
                    tracking_url: None,
                })
                .collect(),
        }
    }

    /// What the goods are shipped by: the method that was named, else the zone's default.
    pub fn chosen(&self, goods: &ShippedGoods, method: Option<&str>) -> Result<ChosenShipping, NotOffered> {
        if let (Some(zone), Some(method)) = (&self.zone, method)
            && zone.methods.iter().all(|offered| offered.method != method)
        {
            // A listed method is a phrase, and is translated.
            let listed = SHIPPING_METHODS.into_iter().find(|listed| *listed == method);
            return Err(NotOffered { method: listed.map_or_else(|| Message::verbatim(method), Message::from) });
        }
        Ok(self.nearest(goods, method))
    }

    /// The same; the zone's default, too, when the method that was named is not offered.
    pub fn nearest(&self, goods: &ShippedGoods, method: Option<&str>) -> ChosenShipping {
        let Some(zone) = &self.zone else {
            return ChosenShipping { method: method.map(str::to_owned), cost: self.flat, ..ChosenShipping::default() };
        };
        let named = zone.methods.iter().find(|offered| Some(offered.method.as_str()) == method);
        let Some(offered) = named.or(zone.methods.first()) else { return ChosenShipping::default() };
        let option = offered.option(goods, self.unweighed_grams, self.postcode.as_deref());
        ChosenShipping {
            method: Some(option.method),
            cost: option.cost,
            parts: option.parts,
            tracking_url: option.tracking_url,
        }
    }
}
