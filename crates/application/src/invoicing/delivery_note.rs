//! The delivery note of a shipment, or the packing slip of an unshipped order.

use tierway_kernel::{BusinessZone, Language, LineId, Message, Quantity, message};
use tierway_orders::{Order, OrderLine, Shipment, shipment_of, tracking_of};

use super::DocumentLine;
use super::content::{Content, day, of_order, part, placed, way, whole};
use crate::settings::business_zone;
use crate::{Failure, Transaction};

/// The delivery note of the wanted or the newest shipment; of an order of which nothing has left, the packing slip.
pub(super) fn delivery_note(
    tx: &mut dyn Transaction,
    order: &Order,
    lines: &[OrderLine],
    wanted: Option<&str>,
    language: Language,
) -> Result<Content, Failure> {
    let shipments = tx.shipments().of_orders(&[order.id])?;
    let zone = business_zone(tx)?;
    Ok(match shipment_of(&shipments, wanted)? {
        Some(one) => note(order, lines, one, tracking_of(order, &shipments, one), zone, language),
        None => slip(order, lines, zone, language),
    })
}

fn note(
    order: &Order,
    lines: &[OrderLine],
    one: &Shipment,
    tracking: Option<&str>,
    zone: BusinessZone,
    language: Language,
) -> Content {
    let entry = &one.entry;
    let mut facts = vec![
        (message!("Delivery note number"), Message::verbatim(&entry.number)),
        (message!("Order"), placed(order, zone)),
        (message!("Shipped"), day(one.created_at, zone)),
    ];
    facts.extend(order.shipping.method.as_deref().map(|method| (message!("Shipping"), way(method))));
    facts.extend(entry.carrier.as_ref().map(|carrier| (message!("Carrier"), Message::verbatim(carrier))));
    facts.extend(tracking.map(|number| (message!("Tracking number"), Message::verbatim(number))));
    facts.extend(of_the_warehouse(order));
    let (name, date) = ("_".repeat(34), "_".repeat(18));
    let signature = message!("Name and signature {name}    Date {date}", name, date);
    let notes = entry.notes.as_ref().map(|notes| (message!("Notes"), Message::verbatim(notes)));
    Content {
        title: message!("Delivery note"),
        number: Message::verbatim(&entry.number),
        date: one.created_at,
        facts,
        lines: entry.lines.iter().filter_map(|of| shipped(lines, of, language)).collect(),
        priced: false,
        sums: Vec::new(),
        notes: notes.into_iter().chain([(message!("Received in good order"), signature)]).collect(),
    }
}

fn shipped(lines: &[OrderLine], (id, pieces): &(LineId, Quantity), language: Language) -> Option<DocumentLine> {
    lines.iter().find(|line| line.id == *id).map(|line| part(line, *pieces, language))
}

/// All of the order, to be packed and sent.
pub(super) fn slip(order: &Order, lines: &[OrderLine], zone: BusinessZone, language: Language) -> Content {
    let mut facts = vec![(message!("Order"), placed(order, zone))];
    facts.extend(order.shipping.method.as_deref().map(|method| (message!("Shipping"), way(method))));
    facts.extend(
        order.shipping.tracking_number.as_ref().map(|number| (message!("Tracking number"), Message::verbatim(number))),
    );
    facts.extend(of_the_warehouse(order));
    Content {
        title: message!("Packing slip"),
        number: of_order(order),
        date: order.created_at,
        facts,
        lines: lines.iter().map(|line| whole(line, language)).collect(),
        priced: false,
        sums: Vec::new(),
        notes: order
            .shipping
            .notes
            .as_ref()
            .map(|notes| (message!("Notes"), Message::verbatim(notes)))
            .into_iter()
            .collect(),
    }
}

/// The numbers from the employee tab (specification 2 §5).
fn of_the_warehouse(order: &Order) -> impl Iterator<Item = (Message, Message)> {
    let note =
        order.shipping.delivery_note.as_ref().map(|number| (message!("Warehouse note"), Message::verbatim(number)));
    let number =
        order.shipping.shipping_number.as_ref().map(|number| (message!("Shipping number"), Message::verbatim(number)));
    note.into_iter().chain(number)
}
