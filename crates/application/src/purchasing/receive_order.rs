//! `POST /api/purchase-orders/{id}/receipts`.

use tierway_accounts::ActivityAction;
use tierway_inventory::{Direction, NewMovement, Reason};
use tierway_kernel::{FieldError, Message, Permission, PurchaseOrderId, Quantity, message, too_long};
use tierway_workforce::{
    Arrival, NewReceipt, PurchaseError, PurchaseLine, PurchasePermission, PurchaseStep, ReceiptLine, check_arrivals,
    check_permission,
};

use super::get_order::{NOT_THERE, PurchaseView, view};
use super::notify::{group, notify};
use super::suppliers;
use crate::inventory::{LotInput, receive_goods};
use crate::{Context, Failure, Settings, Transaction};

/// Received pieces of a line, with their lot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArrivalLine {
    /// How many of which line.
    pub arrival: Arrival,
    /// The lot.
    pub lot: LotInput,
}

/// A goods receipt.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewArrival {
    /// The supplier's invoice or delivery note.
    pub invoice: Option<String>,
    /// For colleagues.
    pub note: Option<String>,
    /// The received lines.
    pub lines: Vec<ArrivalLine>,
}

/// Takes goods in: each line is a movement of the ledger with the order's number as its reference.
pub fn receive_purchase_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    new: &NewArrival,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::ReceivePurchaseOrder)?;
    check_permission(&context.actor, PurchasePermission::Receive)?;
    let invoice = short("invoice", new.invoice.as_deref(), 120)?;
    let note = short("note", new.note.as_deref(), 2000)?;
    let mut order = tx.purchases().lock(id)?.ok_or(NOT_THERE)?;
    PurchaseStep::Receive.from(order.state, false)?;
    let lines = tx.purchases().lines(&[id])?;
    let arrivals: Vec<Arrival> = new.lines.iter().map(|line| line.arrival.clone()).collect();
    let over = Settings::load(tx)?.purchasing.over_delivery_percent;
    let is_whole = check_arrivals(&lines, &arrivals, over).map_err(Failure::Fields)?;
    let supplier = tx.suppliers().by_id(order.entry.supplier_id)?.ok_or(suppliers::NOT_THERE)?;
    let parts = [Some(order.entry.number.clone()), invoice.clone(), Some(supplier.draft.name.clone())];
    let reference = parts.into_iter().flatten().collect::<Vec<_>>().join(" | ");
    let receipt = NewReceipt {
        order_id: id,
        invoice,
        note,
        received_by: context.actor.id(),
        lines: receive_stock(tx, context, &lines, &new.lines, &reference)?,
    };
    tx.purchases().add_receipt(&receipt, context.now)?;
    order.state = PurchaseStep::Receive.from(order.state, is_whole)?;
    if !tx.purchases().save(&order)? {
        return Err(PurchaseError::Changed.into());
    }
    let (pieces, rejected) =
        receipt.lines.iter().fold((0, 0), |sums, line| (sums.0 + line.pieces, sums.1 + line.rejected));
    let number = &order.entry.number;
    let log = match rejected {
        0 => message!("Received {pieces} pieces of {number}", pieces, number),
        rejected => message!("Received {pieces} pieces of {number}, {rejected} rejected", pieces, number, rejected),
    };
    context.log(tx, ActivityAction::Stock, log)?;
    let rest = if is_whole { "everything was received" } else { "the rest is outstanding" };
    let supplier = supplier.draft.name;
    let message = match rejected {
        0 => message!(
            "{pieces} pieces of {number} from {supplier} were received; {rest}.",
            pieces,
            number,
            supplier,
            rest
        ),
        rejected => message!(
            "{pieces} pieces of {number} from {supplier} were received, {rejected} rejected; {rest}.",
            pieces,
            number,
            supplier,
            rejected,
            rest
        ),
    };
    let audiences = vec![group("purchaser"), group("manager")];
    notify(tx, context, &order, audiences, message!("Purchase order received"), message)?;
    view(tx, context, id)
}

/// Adds the pieces to stock, by ascending product, the lock order of levels.
fn receive_stock(
    tx: &mut dyn Transaction,
    context: &Context,
    lines: &[PurchaseLine],
    arrived: &[ArrivalLine],
    reference: &str,
) -> Result<Vec<ReceiptLine>, Failure> {
    let line_of = |one: &ArrivalLine| lines.iter().find(|line| line.id == one.arrival.line_id);
    let mut places: Vec<(usize, &ArrivalLine, &PurchaseLine)> =
        arrived.iter().enumerate().filter_map(|(index, one)| Some((index, one, line_of(one)?))).collect();
    places.sort_by_key(|(index, _, line)| (line.entry.product_id, *index));
    let mut taken = Vec::with_capacity(places.len());
    for (index, one, line) in places {
        let arrival = &one.arrival;
        let movement = match Quantity::positive(arrival.pieces) {
            Err(_) => None,
            Ok(quantity) => {
                let movement = NewMovement {
                    product_id: line.entry.product_id,
                    direction: Direction::In,
                    quantity,
                    reason: Reason::Purchase,
                    reference: Some(Message::verbatim(reference)),
                    notes: None,
                    order_id: None,
                    lot_id: None,
                    count_id: None,
                    created_by: context.actor.id(),
                };
                Some(receive_goods(tx, context, &movement, &one.lot).map_err(|failure| of_line(failure, index))?)
            }
        };
        let reason = arrival.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty());
        taken.push(ReceiptLine {
            line_id: line.id,
            product_id: line.entry.product_id,
            cost: line.entry.cost,
            pieces: arrival.pieces,
            rejected: arrival.rejected,
            reason: reason.filter(|_| arrival.rejected > 0).map(str::to_owned),
            lot_id: movement.as_ref().and_then(|movement| movement.entry.lot_id),
            movement_id: movement.as_ref().map(|movement| movement.id),
        });
    }
    Ok(taken)
}

/// A complaint about the lot of a line.
fn of_line(failure: Failure, index: usize) -> Failure {
    match failure {
        Failure::Fields(errors) => {
            let named = |error: FieldError| FieldError { field: format!("lines[{index}].{}", error.field), ..error };
            Failure::Fields(errors.into_iter().map(named).collect())
        }
        other => other,
    }
}

fn short(field: &str, text: Option<&str>, most: usize) -> Result<Option<String>, Failure> {
    match text.map(str::trim).filter(|text| !text.is_empty()) {
        Some(text) if text.chars().count() > most => Err(Failure::field(field, too_long(most))),
        text => Ok(text.map(str::to_owned)),
    }
}
