//! The label of a parcel.

use tierway_kernel::{Language, Message, message};
use tierway_orders::{Courier, Order, shipment_of, tracking_of};

use super::content::{rendered, way};
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
    language: Language,
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
        Some((message!("Order"), Message::verbatim(format!("#{}", order.id)))),
        parcel.as_ref().map(|number| (message!("Parcel"), Message::verbatim(number))),
        tracking.map(|number| (message!("Tracking number"), Message::verbatim(number))),
        order.shipping.method.as_deref().map(|method| (message!("Shipping"), way(method))),
    ];
    Ok(Label {
        language,
        number: parcel.unwrap_or_else(|| format!("ORDER-{}", order.id)),
        date: business_zone(tx)?.day(one.map_or(order.created_at, |one| one.created_at)),
        company,
        courier: carrier.or_else(|| courier(order.shipping.courier).map(|name| name.render(language))),
        from: Party { heading: message!("From").render(language), ..from },
        to: Party { heading: message!("To").render(language), ..to },
        facts: rendered(facts.into_iter().flatten().collect(), language),
    })
}

fn courier(courier: Courier) -> Option<Message> {
    match courier {
        Courier::Express => Some(message!("Express")),
        Courier::Standard => Some(message!("Standard")),
        Courier::Economy => Some(message!("Economy")),
        Courier::None => None,
    }
}
