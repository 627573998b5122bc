//! What applies to an order: the shipping zone of the place it goes to.

use tierway_kernel::Place;
use tierway_orders::{AddressDraft, ShippingTerms};

use crate::{Failure, Settings, Transaction};

/// Where an order goes, for taxes and shipping.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Destination {
    /// The place; `None`: in no country that is known.
    pub place: Option<Place>,
    /// The postcode. A profile has none.
    pub postcode: Option<String>,
}

impl Destination {
    /// To an entry of an address book.
    pub(crate) fn of_entry(entry: &AddressDraft) -> Destination {
        Destination { place: entry.place(), postcode: entry.postal_code.clone() }
    }

    /// To where a person is, as their profile says.
    pub(crate) fn home(place: Option<Place>) -> Destination {
        Destination { place, postcode: None }
    }
}

/// How an order that goes there can be shipped: by the zone of the place, else at the one cost of the settings. One
/// statement, and none while there are no zones.
pub(crate) fn shipping_terms(
    tx: &mut dyn Transaction,
    settings: &Settings,
    destination: &Destination,
) -> Result<ShippingTerms, Failure> {
    let zone = match destination.place.filter(|_| settings.has_shipping_zones) {
        Some(place) => tx.shipping().zone_of(place)?,
        None => None,
    };
    Ok(match zone {
        Some(zone) => ShippingTerms::in_zone(zone, destination.postcode.as_deref(), settings.unweighed_grams),
        None => ShippingTerms::flat(settings.shipping_cost),
    })
}
