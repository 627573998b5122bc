//! What is told of each kind of event, and whom: ids and what its hearers may read anyway. Prices of products are not
//! told; who asks for the product gets their own.

use serde_json::{Value, json};
use tierway_accounts::User;
use tierway_catalogue::Product;
use tierway_commissions::{Commission, Entry, NewEntry, PayoutLine};
use tierway_inventory::StockLevel;
use tierway_kernel::{Money, PayoutId, ProductId, UserId};
use tierway_orders::Order;

use super::EventKind;
use super::tell::{Hearers, listeners, tell};
use crate::{Context, Failure, Transaction};

/// Tells of an order: its buyer and its seller hear of it.
pub(crate) fn order_happened(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: EventKind,
    order: &Order,
) -> Result<(), Failure> {
    let listening = listeners(tx, context, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    let data = json!({
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
    });
    let parties: Vec<UserId> = [Some(order.customer_id), order.seller_id].into_iter().flatten().collect();
    tell(tx, context, &listening, kind, Hearers::People(&parties), &data)
}

/// Tells that the figures of a product's stock are others now.
pub(crate) fn stock_changed(tx: &mut dyn Transaction, context: &Context, level: &StockLevel) -> Result<(), Failure> {
    let kind = EventKind::StockChanged;
    let listening = listeners(tx, context, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    let data = json!({
        "productId": level.product_id,
        "stockBalance": level.balance(),
        "stockReserved": level.reserved,
        "stockHeld": level.held,
        "stockAvailable": level.available(),
    });
    tell(tx, context, &listening, kind, Hearers::Owners, &data)
}

/// Tells that a balance fell to the low mark.
pub(crate) fn stock_low(
    tx: &mut dyn Transaction,
    context: &Context,
    product: &Product,
    balance: i64,
    mark: i64,
) -> Result<(), Failure> {
    let kind = EventKind::StockLow;
    let listening = listeners(tx, context, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    let data = json!({
        "productId": product.id, "sku": product.sku, "name": product.name, "stockBalance": balance, "lowStockMark": mark,
    });
    tell(tx, context, &listening, kind, Hearers::Owners, &data)
}

/// Tells of a product, without its prices.
pub(crate) fn product_happened(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: EventKind,
    product: &Product,
) -> Result<(), Failure> {
    let listening = listeners(tx, context, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    let data = json!({
        "productId": product.id,
        "sku": product.sku,
        "name": product.name,
        "category": product.category,
        "isActive": product.is_active,
    });
    tell(tx, context, &listening, kind, Hearers::Everybody, &data)
}

/// Tells of products that an import has made (`true`) or changed.
pub(crate) fn products_imported(
    tx: &mut dyn Transaction,
    context: &Context,
    written: &[(bool, ProductId)],
) -> Result<(), Failure> {
    if listeners(tx, context, &[EventKind::ProductCreated, EventKind::ProductChanged])?.is_empty() {
        return Ok(());
    }
    let ids: Vec<ProductId> = written.iter().map(|(_, id)| *id).collect();
    for product in tx.products().by_ids(&ids)? {
        let made = written.iter().any(|(made, id)| *made && *id == product.id);
        let kind = if made { EventKind::ProductCreated } else { EventKind::ProductChanged };
        product_happened(tx, context, kind, &product)?;
    }
    Ok(())
}

/// Tells of an account.
pub(crate) fn user_happened(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: EventKind,
    user: &User,
) -> Result<(), Failure> {
    let listening = listeners(tx, context, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    let data = json!({ "userId": user.id, "role": user.role.as_str(), "name": user.full_name() });
    tell(tx, context, &listening, kind, Hearers::Owners, &data)
}

/// Tells each beneficiary what an order has earned them.
pub(crate) fn commission_earned(
    tx: &mut dyn Transaction,
    context: &Context,
    commission: &Commission,
    entries: &[NewEntry],
) -> Result<(), Failure> {
    let told = entries.iter().map(|entry| {
        let data = json!({
            "commissionId": commission.id,
            "orderId": commission.entry.order_id,
            "beneficiaryId": entry.beneficiary_id,
            "amount": entry.amount.to_string(),
            "status": entry.status.as_str(),
        });
        (entry.beneficiary_id, data)
    });
    tell_each(tx, context, EventKind::CommissionEarned, told)
}

/// Tells each beneficiary what a commission still earns them.
pub(crate) fn commission_reversed(
    tx: &mut dyn Transaction,
    context: &Context,
    commission: &Commission,
    owed: &[(UserId, Money)],
) -> Result<(), Failure> {
    let told = owed.iter().map(|(beneficiary, amount)| {
        let data = json!({
            "commissionId": commission.id,
            "orderId": commission.entry.order_id,
            "beneficiaryId": beneficiary,
            "remainingAmount": amount.to_string(),
        });
        (*beneficiary, data)
    });
    tell_each(tx, context, EventKind::CommissionReversed, told)
}

/// Tells whose holds are over, before they are approved. Reads them only when somebody listens.
pub(crate) fn commissions_approved(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    if listeners(tx, context, &[EventKind::CommissionApproved])?.is_empty() {
        return Ok(());
    }
    let told = tx.commission_entries().maturing(context.now)?.into_iter().map(|Entry { entry, .. }| {
        let data = json!({
            "commissionId": entry.commission_id,
            "beneficiaryId": entry.beneficiary_id,
            "amount": entry.amount.to_string(),
        });
        (entry.beneficiary_id, data)
    });
    tell_each(tx, context, EventKind::CommissionApproved, told)
}

/// Tells each payee what a payout paid them.
pub(crate) fn commissions_paid(
    tx: &mut dyn Transaction,
    context: &Context,
    payout: PayoutId,
    number: &str,
    lines: &[PayoutLine],
) -> Result<(), Failure> {
    let told = lines.iter().map(|line| {
        let data = json!({
            "payoutId": payout,
            "number": number,
            "beneficiaryId": line.due.beneficiary_id,
            "amount": line.due.amount.to_string(),
        });
        (line.due.beneficiary_id, data)
    });
    tell_each(tx, context, EventKind::CommissionPaid, told)
}

fn tell_each(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: EventKind,
    told: impl Iterator<Item = (UserId, Value)>,
) -> Result<(), Failure> {
    let listening = listeners(tx, context, &[kind])?;
    if listening.is_empty() {
        return Ok(());
    }
    for (beneficiary, data) in told {
        tell(tx, context, &listening, kind, Hearers::People(&[beneficiary]), &data)?;
    }
    Ok(())
}
