//! Shipments by their tracking number, their carrier or the number of their order.

use std::cmp::Reverse;
use std::collections::HashMap;

use tierway_kernel::{OrderId, PageRequest};
use tierway_orders::{
    Order, OrderFilter, OrderScope, OrderVisibility, Shipment, ShipmentState, is_carrier_found, is_shipment_found,
    may_name_carrier, shipment_state, visibility, visible_orders,
};

use super::{SearchAction, SearchHit, SearchKind, SearchQuery};
use crate::orders::OrderView;
use crate::{Context, Failure, Transaction};

/// Shipments, or orders of somebody who sees only their own, among which a carrier is looked for, newest first. Nothing is
/// stored by its carrier, and whoever searches for one means what is on its way.
const NEWEST: u32 = 200;

/// The shipments that the text finds and the actor may see, newest first. `orders` are those that were found already.
pub(super) fn shipments(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &SearchQuery,
    orders: &[OrderView],
) -> Result<Vec<SearchHit>, Failure> {
    let text = query.text.trim();
    let mut found = tx.shipments().tracked_as(text, query.limit)?;
    // Carriers write their numbers in capitals, people as they like.
    let capitals = text.to_uppercase();
    if capitals != text {
        found.extend(tx.shipments().tracked_as(&capitals, query.limit)?);
    }
    let ids: Vec<OrderId> = orders.iter().map(|view| view.order.id).collect();
    let of_orders = tx.shipments().of_orders(&ids)?.into_iter();
    found.extend(of_orders.filter(|shipment| is_shipment_found(shipment, text)));
    found.extend(by_carrier(tx, context, text)?);
    found.retain(Shipment::is_live);
    found.sort_unstable_by_key(|shipment| Reverse(shipment.id));
    found.dedup_by_key(|shipment| shipment.id);
    let mut ids: Vec<OrderId> = found.iter().map(|shipment| shipment.entry.order_id).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let known: HashMap<OrderId, Order> = tx.orders().by_ids(&ids)?.into_iter().map(|order| (order.id, order)).collect();
    let mut hits: Vec<SearchHit> = Vec::new();
    for shipment in found {
        let order = known.get(&shipment.entry.order_id);
        let Some(order) = order.filter(|order| visibility(order, &context.actor) == OrderVisibility::Full) else {
            continue;
        };
        let hit = hit(context, shipment, order);
        // Parcels of an order that share a tracking number are followed together.
        if !hits.iter().any(|other| (other.order_id, &other.title) == (hit.order_id, &hit.title)) {
            hits.push(hit);
        }
    }
    hits.truncate(query.limit as usize);
    Ok(hits)
}

/// Shipments with a carrier of that name, among the newest.
fn by_carrier(tx: &mut dyn Transaction, context: &Context, text: &str) -> Result<Vec<Shipment>, Failure> {
    if !may_name_carrier(text) {
        return Ok(Vec::new());
    }
    let mut newest = match visible_orders(&context.actor) {
        OrderScope::All => tx.shipments().newest(NEWEST)?,
        scope @ OrderScope::Party(_) => {
            let own = tx.orders().list(scope, &OrderFilter::default(), &PageRequest::newest(NEWEST))?;
            let ids: Vec<OrderId> = own.items.iter().map(|order| order.id).collect();
            tx.shipments().of_orders(&ids)?
        }
        OrderScope::Nothing => Vec::new(),
    };
    newest.retain(|shipment| shipment.entry.carrier.as_deref().is_some_and(|name| is_carrier_found(name, text)));
    Ok(newest)
}

fn hit(context: &Context, shipment: Shipment, order: &Order) -> SearchHit {
    let state = shipment_state(&shipment, order, context.now);
    let entry = shipment.entry;
    let title = entry.tracking_number.clone().unwrap_or(entry.number);
    let number = format!("#{}", order.id);
    let parts: Vec<&str> =
        entry.carrier.as_deref().into_iter().chain([number.as_str(), order.customer_name.as_str()]).collect();
    let may_track = state != ShipmentState::Delivered && entry.tracking_number.is_some();
    let hit = SearchHit::new(SearchKind::Shipment, shipment.id.0, title).with_detail(parts.join(" · "));
    SearchHit {
        order_id: Some(order.id),
        carrier: entry.carrier,
        tracking_number: entry.tracking_number,
        ..hit.with_status(state.as_str()).with_action(SearchAction::TrackShipment, may_track)
    }
}
