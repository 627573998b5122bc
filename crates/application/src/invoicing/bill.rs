//! Documents with the amounts of an order: proforma invoice, invoice and receipt.

use tierway_kernel::{BusinessZone, Language, Message, Money, message};
use tierway_orders::{Order, OrderLine, OrderTaxes, Relief, ReliefKind, TaxSum, TradeDocumentKind};

use super::DocumentTotal;
use super::content::{Content, moved, of_order, placed, strong, sum, way, whole};

/// A document of the order as placed and paid. Later refunds are on credit notes.
pub(super) fn bill(
    order: &Order,
    (lines, taxes): (&[OrderLine], &OrderTaxes),
    kind: TradeDocumentKind,
    bank: Option<String>,
    zone: BusinessZone,
    language: Language,
) -> Content {
    let paid = order.payment.as_ref();
    let (title, number) = match (kind, paid) {
        (TradeDocumentKind::Invoice, Some(payment)) => {
            (message!("Invoice"), Message::verbatim(&payment.invoice_number))
        }
        (TradeDocumentKind::Receipt, Some(payment)) => {
            (message!("Receipt"), Message::verbatim(&payment.receipt_number))
        }
        _ => (message!("Pro forma invoice"), of_order(order)),
    };
    Content {
        title,
        number,
        date: paid.map_or(order.created_at, |payment| payment.paid_at),
        facts: facts(order, zone),
        lines: lines.iter().map(|line| whole(line, language)).collect(),
        priced: true,
        sums: sums(order, taxes, kind, language),
        notes: tax_notes(taxes).into_iter().chain(notes(kind, bank)).collect(),
    }
}

fn facts(order: &Order, zone: BusinessZone) -> Vec<(Message, Message)> {
    let mut facts = Vec::new();
    if let Some(payment) = &order.payment {
        facts.push((message!("Invoice number"), Message::verbatim(&payment.invoice_number)));
        facts.push((message!("Receipt number"), Message::verbatim(&payment.receipt_number)));
    }
    facts.push((message!("Order"), placed(order, zone)));
    match &order.payment {
        Some(payment) => {
            let paid = moved(payment.paid_at, zone, payment.method.as_ref(), payment.reference.as_ref());
            facts.push((message!("Paid"), paid));
        }
        None => facts.extend(order.payment_method.as_deref().map(|method| (message!("Payment"), way(method)))),
    }
    facts.extend(order.shipping.method.as_deref().map(|method| (message!("Shipping"), way(method))));
    facts
}

/// The order's own sums; nothing is computed again.
fn sums(order: &Order, taxes: &OrderTaxes, kind: TradeDocumentKind, language: Language) -> Vec<DocumentTotal> {
    let plain = |name: Message, amount: Money| sum(&name, amount, language);
    let last = |name: Message| strong(&name, order.total, language);
    // Lines at prices that include tax come to more.
    let goods = if taxes.prices_include_tax() { message!("Goods before tax") } else { message!("Goods") };
    let mut sums = vec![plain(goods, order.goods_total)];
    if let Some(relief) = &taxes.relief {
        sums.push(plain(relief_name(relief), Money::ZERO));
    } else if taxes.place.is_some() {
        sums.extend(taxes.sums.iter().map(|tax| plain(tax_name(tax), tax.tax)));
    } else if order.tax != Money::ZERO {
        sums.push(plain(message!("Tax"), order.tax));
    }
    if order.shipping_cost != Money::ZERO {
        sums.push(plain(message!("Shipping"), order.shipping_cost));
    }
    match kind {
        TradeDocumentKind::Receipt => {
            sums.extend([plain(message!("Total"), order.total), last(message!("Received"))]);
        }
        TradeDocumentKind::Proforma => sums.push(last(message!("To be paid"))),
        _ => sums.push(last(message!("Total"))),
    }
    sums
}

/// `VAT 20%`.
fn tax_name(tax: &TaxSum) -> Message {
    Message::verbatim(format!("{} {}%", tax.name, tax.percent))
}

/// The row of a buyer who pays no tax.
fn relief_name(relief: &Relief) -> Message {
    match relief.kind {
        ReliefKind::ReverseCharge => message!("Reverse charge"),
        ReliefKind::Exemption => message!("Exempt"),
    }
}

/// What prices are, and the sentence of the zone or why there is no tax.
fn tax_notes(taxes: &OrderTaxes) -> Vec<(Message, Message)> {
    let included = taxes.prices_include_tax().then(|| message!("Prices include tax."));
    let statement = taxes.place.as_ref().and_then(|place| place.statement.as_deref()).map(Message::verbatim);
    let exempt = taxes
        .relief
        .as_ref()
        .filter(|relief| relief.kind == ReliefKind::Exemption)
        .map(|relief| message!("Exempt from tax under certificate {number}.", number = relief.reference.clone()));
    [included, statement, exempt].into_iter().flatten().map(|text| (message!("Tax"), text)).collect()
}

fn notes(kind: TradeDocumentKind, bank: Option<String>) -> Vec<(Message, Message)> {
    let bank = bank
        .filter(|_| kind != TradeDocumentKind::Receipt)
        .map(|bank| (message!("Bank details"), Message::verbatim(bank)));
    let thanks = match kind {
        TradeDocumentKind::Invoice => Some((message!("Payment"), message!("This invoice is paid. Thank you."))),
        TradeDocumentKind::Receipt => Some((message!("Payment"), message!("Received with thanks."))),
        _ => None,
    };
    bank.into_iter().chain(thanks).collect()
}
