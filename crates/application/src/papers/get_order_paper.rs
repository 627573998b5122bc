//! `GET /api/orders/{id}/papers/{kind}.pdf`.

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, OrderId, Permission};
use tierway_orders::{Order, OrderLine, OrderPayment, PaperKind, Payment, PaymentKind, check_paper};

use super::parties::{buyer, recipient, seller};
use super::{Paper, PaperLine, PaperSum};
use crate::settings::{COMPANY_LOGO, Settings};
use crate::{Context, Failure, Transaction};

/// A paper that lacks only its logo, which is not in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperDraft {
    /// The paper.
    pub paper: Paper,
    /// Where its logo is, as the setting names it.
    pub logo: Option<String>,
    /// A name for the file, without an ending.
    pub file_name: String,
}

/// Puts a paper of an order together. An order that the actor may not see is not found.
pub fn get_order_paper(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    kind: PaperKind,
) -> Result<PaperDraft, Failure> {
    context.require(Permission::GetOrderPaper)?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    check_paper(&order, kind, &context.actor)?;
    let lines = tx.orders().lines(id)?;
    let mut refunds = tx.order_payments().of_orders(&[id])?;
    refunds.retain(|one| one.entry.kind == PaymentKind::Refund);
    let settings = Settings::load(tx)?;
    let store = match order.seller_id {
        Some(seller) => tx.users().by_id(seller)?,
        None => None,
    };
    let customer = tx.users().by_id(order.customer_id)?;
    let from = seller(&settings, store.as_ref());
    let logo = match &store {
        Some(_) => None,
        None => tx.settings().get(COMPANY_LOGO)?.filter(|logo| !logo.is_empty()),
    };
    let number = number(&order, kind);
    let mut parties = vec![from.party, buyer(&order, customer.as_ref())];
    parties.extend(recipient(&order));
    let paper = Paper {
        title: kind.title().to_owned(),
        date: date(&order, kind).date_naive(),
        company: from.name,
        logo: None,
        parties,
        facts: facts(&order, kind, &number),
        lines: lines.into_iter().map(line).collect(),
        priced: kind.is_priced(),
        sums: if kind.is_priced() { sums(&order, kind, &refunds) } else { Vec::new() },
        notes: notes(kind, from.bank),
        footer: from.footer,
        number: number.clone(),
    };
    let file_name = file_name(kind, &number);
    Ok(PaperDraft { paper, logo, file_name })
}

/// Letters, digits and dashes; numbers may be anybody's words.
fn file_name(kind: PaperKind, number: &str) -> String {
    let number = number.trim_start_matches("Order #").to_lowercase();
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    format!("{}-{}", kind.as_str(), number.chars().map(plain).collect::<String>())
}

/// The paper's own number, or the order's.
fn number(order: &Order, kind: PaperKind) -> String {
    let of_order = || format!("Order #{}", order.id);
    match (kind, &order.payment) {
        (PaperKind::Invoice, Some(payment)) => payment.invoice_number.clone(),
        (PaperKind::Receipt, Some(payment)) => payment.receipt_number.clone(),
        (PaperKind::DeliveryNote, _) => order.shipping.delivery_note.clone().unwrap_or_else(of_order),
        _ => of_order(),
    }
}

/// The day a paper is of never changes once it is there.
fn date(order: &Order, kind: PaperKind) -> DateTime<Utc> {
    match (kind, &order.payment) {
        (PaperKind::Invoice | PaperKind::Receipt, Some(payment)) => payment.paid_at,
        _ => order.created_at,
    }
}

fn day(time: DateTime<Utc>) -> String {
    time.format("%-d %b %Y").to_string()
}

/// How and when it was paid, in one line.
fn paid(payment: &Payment) -> String {
    let parts = [Some(day(payment.paid_at)), payment.method.clone(), payment.reference.clone()];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn facts(order: &Order, kind: PaperKind, number: &str) -> Vec<(String, String)> {
    let mut facts: Vec<(&str, String)> = Vec::new();
    match (kind, &order.payment) {
        (PaperKind::Invoice | PaperKind::Receipt, Some(payment)) => {
            facts.push(("Invoice number", payment.invoice_number.clone()));
            facts.push(("Receipt number", payment.receipt_number.clone()));
        }
        (PaperKind::DeliveryNote, _) if order.shipping.delivery_note.is_some() => {
            facts.push(("Delivery note number", number.to_owned()));
        }
        _ => {}
    }
    facts.push(("Order", format!("#{}, {}", order.id, day(order.created_at))));
    if let (true, Some(payment)) = (kind.is_priced(), &order.payment) {
        facts.push(("Paid", paid(payment)));
    }
    if kind == PaperKind::Proforma {
        facts.extend(order.payment_method.clone().map(|method| ("Payment", method)));
    }
    facts.extend(order.shipping.method.clone().map(|method| ("Shipping", method)));
    if kind == PaperKind::DeliveryNote {
        facts.extend(order.shipping.shipping_number.clone().map(|number| ("Shipping number", number)));
        facts.extend(order.shipping.tracking_number.clone().map(|number| ("Tracking number", number)));
    }
    facts.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn line(line: OrderLine) -> PaperLine {
    let in_one = line.pieces.get() / line.quantity.get().max(1);
    let unit = match line.tier.as_str() {
        "pack" => format!("Pack of {in_one}"),
        "bulk" => format!("Bulk of {in_one}"),
        _ => "Piece".to_owned(),
    };
    PaperLine {
        sku: line.sku,
        name: line.name,
        unit,
        quantity: line.quantity.get(),
        pieces: line.pieces.get(),
        price: line.price,
        total: line.total,
    }
}

/// The order's own sums, and what went back under which credit note; nothing is computed anew.
fn sums(order: &Order, kind: PaperKind, refunds: &[OrderPayment]) -> Vec<PaperSum> {
    let sum = |name: &str, amount| PaperSum { name: name.to_owned(), amount, strong: false };
    let strong = |name: &str, amount| PaperSum { strong: true, ..sum(name, amount) };
    let mut sums = vec![sum("Goods", order.goods_total)];
    if order.tax != Money::ZERO {
        sums.push(sum("Tax", order.tax));
    }
    if order.shipping_cost != Money::ZERO {
        sums.push(sum("Shipping", order.shipping_cost));
    }
    match kind {
        PaperKind::Receipt => sums.extend([sum("Total", order.total), strong("Received", order.total)]),
        PaperKind::Proforma => sums.push(strong("To be paid", order.total)),
        PaperKind::Invoice | PaperKind::DeliveryNote => sums.push(strong("Total", order.total)),
    }
    for one in refunds {
        let back = Money::ZERO.minus(one.entry.amount).unwrap_or(Money::ZERO);
        sums.push(sum(&format!("Refunded, {}", one.entry.number), back));
    }
    sums
}

fn notes(kind: PaperKind, bank: Option<String>) -> Vec<(String, String)> {
    let note = |heading: &str, text: &str| (heading.to_owned(), text.to_owned());
    match kind {
        PaperKind::Proforma => bank.map(|bank| ("Bank details".to_owned(), bank)).into_iter().collect(),
        PaperKind::Invoice => {
            let bank = bank.map(|bank| ("Bank details".to_owned(), bank));
            bank.into_iter().chain([note("Payment", "This invoice is paid. Thank you.")]).collect()
        }
        PaperKind::Receipt => vec![note("Payment", "Received with thanks.")],
        PaperKind::DeliveryNote => {
            let line = "_".repeat(34);
            vec![note("Received in good order", &format!("Name and signature {line}    Date {}", "_".repeat(18)))]
        }
    }
}
