//! Payload and recipients of each event type: ids and data the recipients may read anyway. Product prices are not
//! included; receivers can request the product.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tierway_accounts::User;
use tierway_catalogue::Product;
use tierway_commissions::{Commission, Entry, NewEntry, PayoutLine};
use tierway_inventory::StockLevel;
use tierway_kernel::{Money, PayoutId, ProductId, UserId};
use tierway_orders::{Order, OrderStatus};

use super::emit::{Event, emit, listeners};
use super::{EventKind, Recipients};
use crate::{Context, Failure, Transaction};

/// Emits an order event to its buyer and seller, who may see its totals.
pub(crate) fn emit_order_event(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: EventKind,
    order: &Order,
) -> Result<(), Failure> {
    let parties = [Some(order.customer_id), order.seller_id].into_iter().flatten().collect();
    emit_one(tx, context, kind, Recipients::People(parties), || {
        json!({
            "orderId": order.id,
            "status": order.status.as_str(),
            "paymentStatus": order.payment_status.as_str(),
            "isQuote": order.is_quote,
            "customerId": order.customer_id,
            "sellerId": order.seller_id,
            "channel": order.channel,
            "total": order.total.to_string(),
            "trackingNumber": order.shipping.tracking_number,
            "version": order.version,
        })
    })
}

/// Emits the event of a saved order whose status was `from`.
pub(crate) fn emit_order_saved(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    from: OrderStatus,
) -> Result<(), Failure> {
    let kind = match order.status {
        OrderStatus::Cancelled if from != order.status => EventKind::OrderCancelled,
        OrderStatus::Shipped if from != order.status => EventKind::OrderShipped,
        _ => EventKind::OrderChanged,
    };
    emit_order_event(tx, context, kind, order)
}

/// Emits stock changes of these products.
pub(crate) fn stock_changed(tx: &mut dyn Transaction, context: &Context, levels: &[StockLevel]) -> Result<(), Failure> {
    let kind = EventKind::StockChanged;
    let listening = listeners(tx, context, &Recipients::Owners, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    let event = |level: &StockLevel| {
        let data = json!({
            "productId": level.product_id,
            "stockBalance": level.balance(),
            "stockReserved": level.reserved,
            "stockHeld": level.held,
            "stockAvailable": level.available(),
        });
        Event { kind, recipients: Recipients::Owners, data }
    };
    emit(tx, context, &listening, &levels.iter().map(event).collect::<Vec<_>>())
}

/// Emits that a balance fell to the low stock threshold.
pub(crate) fn stock_low(
    tx: &mut dyn Transaction,
    context: &Context,
    product: &Product,
    balance: i64,
    mark: i64,
) -> Result<(), Failure> {
    emit_one(tx, context, EventKind::StockLow, Recipients::Owners, || {
        json!({
            "productId": product.id, "sku": product.sku, "name": product.name,
            "stockBalance": balance, "lowStockMark": mark,
        })
    })
}

/// A product event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ProductOutcome {
    /// Created.
    Created,
    /// Updated; with its previous status.
    Changed { was_active: bool },
}

/// Emits product events, without prices. Only the owners get those of discontinued products; everyone is notified when
/// one is discontinued.
pub(crate) fn emit_product_events(
    tx: &mut dyn Transaction,
    context: &Context,
    products: &[(Product, ProductOutcome)],
) -> Result<(), Failure> {
    let listening = product_listeners(tx, context)?;
    if listening.is_empty() {
        return Ok(());
    }
    let event = |(product, became): &(Product, ProductOutcome)| {
        let (kind, recipients) = match became {
            ProductOutcome::Changed { was_active: true } if !product.is_active => {
                (EventKind::ProductDiscontinued, Recipients::Everybody)
            }
            ProductOutcome::Created => (EventKind::ProductCreated, known_to(product)),
            ProductOutcome::Changed { .. } => (EventKind::ProductChanged, known_to(product)),
        };
        let data = json!({
            "productId": product.id,
            "sku": product.sku,
            "name": product.name,
            "category": product.category,
            "isActive": product.is_active,
        });
        Event { kind, recipients, data }
    };
    emit(tx, context, &listening, &products.iter().map(event).collect::<Vec<_>>())
}

/// Emits events of imported products; loads them only if there are listeners.
pub(crate) fn products_imported(
    tx: &mut dyn Transaction,
    context: &Context,
    written: &[(ProductId, ProductOutcome)],
) -> Result<(), Failure> {
    if product_listeners(tx, context)?.is_empty() {
        return Ok(());
    }
    let mut fates: BTreeMap<ProductId, ProductOutcome> = BTreeMap::new();
    for (id, became) in written {
        fates.entry(*id).or_insert(*became);
    }
    let ids: Vec<ProductId> = fates.keys().copied().collect();
    let products = tx.products().by_ids(&ids)?.into_iter();
    let products: Vec<(Product, ProductOutcome)> =
        products.filter_map(|product| fates.get(&product.id).map(|became| (product, *became))).collect();
    emit_product_events(tx, context, &products)
}

fn product_listeners(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<(super::Webhook, User)>, Failure> {
    let kinds = [EventKind::ProductCreated, EventKind::ProductChanged, EventKind::ProductDiscontinued];
    listeners(tx, context, &Recipients::Everybody, &kinds)
}

fn known_to(product: &Product) -> Recipients {
    if product.is_active { Recipients::Everybody } else { Recipients::Owners }
}

/// Emits an account event.
pub(crate) fn emit_user_event(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: EventKind,
    user: &User,
) -> Result<(), Failure> {
    emit_one(
        tx,
        context,
        kind,
        Recipients::Owners,
        || json!({ "userId": user.id, "role": user.role.as_str(), "name": user.full_name() }),
    )
}

/// Emits to each beneficiary what an order has earned.
pub(crate) fn commission_earned(
    tx: &mut dyn Transaction,
    context: &Context,
    commission: &Commission,
    entries: &[NewEntry],
) -> Result<(), Failure> {
    let messages = entries.iter().map(|entry| {
        let data = json!({
            "commissionId": commission.id,
            "orderId": commission.entry.order_id,
            "beneficiaryId": entry.beneficiary_id,
            "amount": entry.amount.to_string(),
            "status": entry.status.as_str(),
        });
        (entry.beneficiary_id, data)
    });
    emit_each(tx, context, EventKind::CommissionEarned, messages.collect())
}

/// Emits to each beneficiary what remains of a commission.
pub(crate) fn commission_reversed(
    tx: &mut dyn Transaction,
    context: &Context,
    commission: &Commission,
    owed: &[(UserId, Money)],
) -> Result<(), Failure> {
    let messages = owed.iter().map(|(beneficiary, amount)| {
        let data = json!({
            "commissionId": commission.id,
            "orderId": commission.entry.order_id,
            "beneficiaryId": beneficiary,
            "remainingAmount": amount.to_string(),
        });
        (*beneficiary, data)
    });
    emit_each(tx, context, EventKind::CommissionReversed, messages.collect())
}

/// Emits maturing commissions before they are approved. Loads them only if there are listeners.
pub(crate) fn commissions_approved(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    let kind = EventKind::CommissionApproved;
    if listeners(tx, context, &Recipients::Everybody, &[kind])?.is_empty() {
        return Ok(());
    }
    let messages = tx.commission_entries().maturing(context.now)?.into_iter().map(|Entry { entry, .. }| {
        let data = json!({
            "commissionId": entry.commission_id,
            "beneficiaryId": entry.beneficiary_id,
            "amount": entry.amount.to_string(),
        });
        (entry.beneficiary_id, data)
    });
    emit_each(tx, context, kind, messages.collect())
}

/// Emits to each payee their share of a payout.
pub(crate) fn commissions_paid(
    tx: &mut dyn Transaction,
    context: &Context,
    payout: PayoutId,
    number: &str,
    lines: &[PayoutLine],
) -> Result<(), Failure> {
    let messages = lines.iter().map(|line| {
        let data = json!({
            "payoutId": payout,
            "number": number,
            "beneficiaryId": line.due.beneficiary_id,
            "amount": line.due.amount.to_string(),
        });
        (line.due.beneficiary_id, data)
    });
    emit_each(tx, context, EventKind::CommissionPaid, messages.collect())
}

/// Emits one event; the payload is built only if there are listeners.
fn emit_one(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: EventKind,
    recipients: Recipients,
    data: impl FnOnce() -> Value,
) -> Result<(), Failure> {
    let listening = listeners(tx, context, &recipients, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    emit(tx, context, &listening, &[Event { kind, recipients, data: data() }])
}

/// Emits an individual event to each of several users.
fn emit_each(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: EventKind,
    messages: Vec<(UserId, Value)>,
) -> Result<(), Failure> {
    let people = Recipients::People(messages.iter().map(|(person, _)| *person).collect());
    let listening = listeners(tx, context, &people, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    let event = |(person, data)| Event { kind, recipients: Recipients::People(vec![person]), data };
    emit(tx, context, &listening, &messages.into_iter().map(event).collect::<Vec<_>>())
}
