//! Applies the stock effect of an order change, and writes its shipments.

use tierway_inventory::Reason;
use tierway_kernel::{LineId, Quantity};
use tierway_orders::{NewShipment, NumberKind, Order, OrderLine, Progress, Shipment, StockEffect};

use super::payment::next_number;
use super::shelf::{ReturnedTo, parts, release, ship, take_back};
use crate::{Context, Failure, Transaction};

/// The parcel label.
#[derive(Debug, Clone, Default)]
pub(super) struct Parcel {
    /// Courier that delivers it.
    pub carrier: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Notes.
    pub notes: Option<String>,
}

/// Moves the stock of a changed order: unshipped pieces are shipped, released or written off; shipped pieces are
/// restocked. Returns the shipped pieces.
pub(super) fn move_stock(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    lines: &[OrderLine],
    progress: &Progress,
    effect: StockEffect,
    tracking_number: Option<&str>,
) -> Result<Option<Shipment>, Failure> {
    let left = || parts(lines.iter().map(|line| (line, progress.left(line))));
    match effect {
        StockEffect::None => Ok(None),
        StockEffect::Release => release(tx, context, order.id, &left()).map(|()| None),
        StockEffect::WriteOff => ship(tx, context, order.id, &left(), Reason::Damage).map(|()| None),
        StockEffect::Ship => {
            let pieces: Vec<(LineId, Quantity)> =
                lines.iter().map(|line| (line.id, progress.left(line))).filter(|(_, left)| left.get() > 0).collect();
            let parcel = Parcel {
                carrier: None,
                tracking_number: tracking_number.map(str::to_owned),
                notes: order.shipping.notes.clone(),
            };
            match pieces.is_empty() {
                true => Ok(None),
                false => ship_out(tx, context, order, lines, pieces, parcel).map(Some),
            }
        }
        StockEffect::TakeBack => {
            let shipped = parts(lines.iter().map(|line| (line, progress.shipped(line))));
            take_back(tx, context, order.id, &shipped, ReturnedTo::Promised)?;
            tx.shipments().undo_all(order.id, context.now)?;
            Ok(None)
        }
    }
}

/// Lets these pieces leave as one shipment under a delivery note number of its own.
pub(super) fn ship_out(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    lines: &[OrderLine],
    pieces: Vec<(LineId, Quantity)>,
    parcel: Parcel,
) -> Result<Shipment, Failure> {
    let of_line = |line: &OrderLine| pieces.iter().find(|(id, _)| *id == line.id).map(|(_, pieces)| *pieces);
    let going = parts(lines.iter().filter_map(|line| Some((line, of_line(line)?))));
    ship(tx, context, order.id, &going, Reason::Sale)?;
    let number = next_number(tx, context, NumberKind::DeliveryNote)?;
    let shipment = NewShipment {
        order_id: order.id,
        number,
        carrier: parcel.carrier,
        tracking_number: parcel.tracking_number,
        notes: parcel.notes,
        created_by: context.actor.id(),
        lines: pieces,
    };
    Ok(tx.shipments().add(&shipment, context.now)?)
}
