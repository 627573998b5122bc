//! The delivery note of a shipment, or the packing slip of an unshipped order.

use tierway_kernel::{BusinessZone, LineId, Quantity};
use tierway_orders::{Order, OrderLine, Shipment, shipment_of, tracking_of};

use super::DocumentLine;
use super::content::{Content, day, of_order, part, placed, whole};
use crate::settings::business_zone;
use crate::{Failure, Transaction};

/// The delivery note of the wanted or the newest shipment; of an order of which nothing has left, the packing slip.
pub(super) fn delivery_note(
    tx: &mut dyn Transaction,
    order: &Order,
    lines: &[OrderLine],
    wanted: Option<&str>,
) -> Result<Content, Failure> {
    let shipments = tx.shipments().of_orders(&[order.id])?;
    let zone = business_zone(tx)?;
    Ok(match shipment_of(&shipments, wanted)? {
        Some(one) => note(order, lines, one, tracking_of(order, &shipments, one), zone),
        None => slip(order, lines, zone),
    })
}

fn note(order: &Order, lines: &[OrderLine], one: &Shipment, tracking: Option<&str>, zone: BusinessZone) -> Content {
    let entry = &one.entry;
    let mut facts = vec![
        ("Delivery note number", entry.number.clone()),
        ("Order", placed(order, zone)),
        ("Shipped", day(one.created_at, zone)),
    ];
    facts.extend(order.shipping.method.clone().map(|method| ("Shipping", method)));
    facts.extend(entry.carrier.clone().map(|carrier| ("Carrier", carrier)));
    facts.extend(tracking.map(|number| ("Tracking number", number.to_owned())));
    facts.extend(of_the_warehouse(order));
    let signature = format!("Name and signature {}    Date {}", "_".repeat(34), "_".repeat(18));
    let notes = entry.notes.clone().map(|notes| ("Notes", notes));
    Content {
        title: "Delivery note",
        number: entry.number.clone(),
        date: one.created_at,
        facts,
        lines: entry.lines.iter().filter_map(|of| shipped(lines, of)).collect(),
        priced: false,
        sums: Vec::new(),
        notes: notes.into_iter().chain([("Received in good order", signature)]).collect(),
    }
}

fn shipped(lines: &[OrderLine], (id, pieces): &(LineId, Quantity)) -> Option<DocumentLine> {
    lines.iter().find(|line| line.id == *id).map(|line| part(line, *pieces))
}

/// All of the order, to be packed and sent.
pub(super) fn slip(order: &Order, lines: &[OrderLine], zone: BusinessZone) -> Content {
    let mut facts = vec![("Order", placed(order, zone))];
    facts.extend(order.shipping.method.clone().map(|method| ("Shipping", method)));
    facts.extend(order.shipping.tracking_number.clone().map(|number| ("Tracking number", number)));
    facts.extend(of_the_warehouse(order));
    Content {
        title: "Packing slip",
        number: of_order(order),
        date: order.created_at,
        facts,
        lines: lines.iter().map(whole).collect(),
        priced: false,
        sums: Vec::new(),
        notes: order.shipping.notes.clone().map(|notes| ("Notes", notes)).into_iter().collect(),
    }
}

/// The numbers from the employee tab (specification 2 §5).
fn of_the_warehouse(order: &Order) -> impl Iterator<Item = (&'static str, String)> {
    let note = order.shipping.delivery_note.clone().map(|number| ("Warehouse note", number));
    let number = order.shipping.shipping_number.clone().map(|number| ("Shipping number", number));
    note.into_iter().chain(number)
}
