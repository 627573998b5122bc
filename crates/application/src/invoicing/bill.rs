//! Documents with the amounts of an order: proforma invoice, invoice and receipt.

use tierway_kernel::{BusinessZone, Money};
use tierway_orders::{Order, OrderLine, TradeDocumentKind};

use super::DocumentTotal;
use super::content::{Content, moved, of_order, placed, strong, sum, whole};

/// A document of the order as placed and paid. Later refunds are on credit notes.
pub(super) fn bill(
    order: &Order,
    lines: &[OrderLine],
    kind: TradeDocumentKind,
    bank: Option<String>,
    zone: BusinessZone,
) -> Content {
    let paid = order.payment.as_ref();
    let (title, number) = match (kind, paid) {
        (TradeDocumentKind::Invoice, Some(payment)) => ("Invoice", payment.invoice_number.clone()),
        (TradeDocumentKind::Receipt, Some(payment)) => ("Receipt", payment.receipt_number.clone()),
        _ => ("Pro forma invoice", of_order(order)),
    };
    Content {
        title,
        number,
        date: paid.map_or(order.created_at, |payment| payment.paid_at),
        facts: facts(order, zone),
        lines: lines.iter().map(whole).collect(),
        priced: true,
        sums: sums(order, kind),
        notes: notes(kind, bank),
    }
}

fn facts(order: &Order, zone: BusinessZone) -> Vec<(&'static str, String)> {
    let mut facts = Vec::new();
    if let Some(payment) = &order.payment {
        facts.push(("Invoice number", payment.invoice_number.clone()));
        facts.push(("Receipt number", payment.receipt_number.clone()));
    }
    facts.push(("Order", placed(order, zone)));
    match &order.payment {
        Some(payment) => {
            let paid = moved(payment.paid_at, zone, payment.method.as_ref(), payment.reference.as_ref());
            facts.push(("Paid", paid));
        }
        None => facts.extend(order.payment_method.clone().map(|method| ("Payment", method))),
    }
    facts.extend(order.shipping.method.clone().map(|method| ("Shipping", method)));
    facts
}

/// The order's own sums; nothing is computed again.
fn sums(order: &Order, kind: TradeDocumentKind) -> Vec<DocumentTotal> {
    let mut sums = vec![sum("Goods", order.goods_total)];
    if order.tax != Money::ZERO {
        sums.push(sum("Tax", order.tax));
    }
    if order.shipping_cost != Money::ZERO {
        sums.push(sum("Shipping", order.shipping_cost));
    }
    match kind {
        TradeDocumentKind::Receipt => sums.extend([sum("Total", order.total), strong("Received", order.total)]),
        TradeDocumentKind::Proforma => sums.push(strong("To be paid", order.total)),
        _ => sums.push(strong("Total", order.total)),
    }
    sums
}

fn notes(kind: TradeDocumentKind, bank: Option<String>) -> Vec<(&'static str, String)> {
    let bank = bank.filter(|_| kind != TradeDocumentKind::Receipt).map(|bank| ("Bank details", bank));
    let thanks = match kind {
        TradeDocumentKind::Invoice => Some(("Payment", "This invoice is paid. Thank you.".to_owned())),
        TradeDocumentKind::Receipt => Some(("Payment", "Received with thanks.".to_owned())),
        _ => None,
    };
    bank.into_iter().chain(thanks).collect()
}
