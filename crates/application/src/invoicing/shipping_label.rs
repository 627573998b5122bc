//! The label of a parcel.

use tierway_orders::{Courier, Order, shipment_of, tracking_of};

use super::{Label, Party};
use crate::settings::business_zone;
use crate::{Failure, Transaction};

/// The label of the wanted or the newest shipment; of an order of which nothing has left, one with the order's number.
pub(super) fn shipping_label(
    tx: &mut dyn Transaction,
    order: &Order,
    wanted: Option<&str>,
    [from, to]: [Party; 2],
    company: String,
) -> Result<Label, Failure> {
    let shipments = tx.shipments().of_orders(&[order.id])?;
    let one = shipment_of(&shipments, wanted)?;
    let tracking = match one {
        Some(one) => tracking_of(order, &shipments, one),
        None => order.shipping.tracking_number.as_deref(),
    };
    let parcel = one.map(|one| one.entry.number.clone());
    let carrier = one.and_then(|one| one.entry.carrier.clone());
    let facts = [
        Some(("Order", format!("#{}", order.id))),
        parcel.clone().map(|number| ("Parcel", number)),
        tracking.map(|number| ("Tracking number", number.to_owned())),
        order.shipping.method.clone().map(|method| ("Shipping", method)),
    ];
    Ok(Label {
        number: parcel.unwrap_or_else(|| format!("ORDER-{}", order.id)),
        date: business_zone(tx)?.day(one.map_or(order.created_at, |one| one.created_at)),
        company,
        courier: carrier.or_else(|| courier(order.shipping.courier)),
        from: Party { heading: "From".to_owned(), ..from },
        to: Party { heading: "To".to_owned(), ..to },
        facts: facts.into_iter().flatten().map(|(name, value)| (name.to_owned(), value)).collect(),
    })
}

fn courier(courier: Courier) -> Option<String> {
    let name = match courier {
        Courier::Express => "Express",
        Courier::Standard => "Standard",
        Courier::Economy => "Economy",
        Courier::None => return None,
    };
    Some(name.to_owned())
}
