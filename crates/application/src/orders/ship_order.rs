//! `POST /api/orders/{id}/shipments`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{OrderId, Permission, message};
use tierway_orders::{OrderStatus, OrderVisibility, ShipmentInput, TradeDocumentKind, plan_shipment, visibility};

use super::fulfilment::fulfilment;
use super::fulfilment_notices::notify_shipped;
use super::get_order::{OrderDetails, get_order};
use super::leaving::refuse_unpaid;
use super::payment::save;
use super::picked::refuse_in_wave;
use super::stock_effects::{Parcel, ship_out};
use crate::invoicing::{OrderDocumentSource, issue_papers};
use crate::webhooks::{EventKind, emit_order_event};
use crate::{Context, Failure, Transaction};

/// Ships a part of an order or all that is left of it.
pub fn ship_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    input: &ShipmentInput,
) -> Result<OrderDetails, Failure> {
    context.require(Permission::ShipOrder)?;
    let mut order = tx.orders().lock(id)?.ok_or(Failure::NotFound("This order"))?;
    if visibility(&order, &context.actor) != OrderVisibility::Full {
        return Err(Failure::NotFound("This order"));
    }
    refuse_in_wave(tx, id)?;
    let lines = tx.orders().lines(id)?;
    let progress = fulfilment(tx, id)?.progress();
    let plan = plan_shipment(&order, &lines, &progress, input)?;
    refuse_unpaid(tx, &order)?;
    let from = order.status;
    let parcel = Parcel { carrier: plan.carrier, tracking_number: plan.tracking_number, notes: plan.notes };
    order.shipping.tracking_number = parcel.tracking_number.clone().or(order.shipping.tracking_number);
    order.processed_by = context.actor.id().or(order.processed_by);
    order.status = plan.status;
    let shipment = ship_out(tx, context, &order, &lines, plan.lines, parcel)?;
    let sum = |pieces: &mut dyn Iterator<Item = i64>| pieces.sum::<i64>();
    let sent = sum(&mut shipment.entry.lines.iter().map(|(_, pieces)| pieces.get()));
    let before = sum(&mut lines.iter().map(|line| progress.left(line).get()));
    let number = &shipment.entry.number;
    let note = if sent == before {
        message!("Shipped the rest: {sent} of {before} pieces, delivery note {number}", sent, before, number)
    } else {
        message!("Shipped a part: {sent} of {before} pieces, delivery note {number}", sent, before, number)
    };
    if order.status == OrderStatus::Shipped {
        tx.picks().drop_order(id)?;
    }
    save(tx, context, &mut order, from, Some(&note))?;
    let basis = OrderDocumentSource::load(tx, &order)?;
    issue_papers(tx, context, &order, &basis, &[(TradeDocumentKind::DeliveryNote, number)])?;
    let log = message!(
        "Order #{order}: shipped {pieces} pieces, delivery note {number}",
        order = id,
        pieces = sent,
        number = number
    );
    context.log(tx, ActivityAction::Order, log)?;
    if order.status != OrderStatus::Shipped {
        emit_order_event(tx, context, EventKind::OrderShipped, &order)?;
    }
    notify_shipped(tx, context, &order, &shipment)?;
    get_order(tx, context, id)
}
