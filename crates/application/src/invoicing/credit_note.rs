//! The credit note: how much of an invoice was paid back, and why.

use tierway_orders::{Order, OrderLine, Return, refund_of};

use super::DocumentLine;
use super::content::{Content, moved, part, placed, strong, sum};
use crate::settings::business_zone;
use crate::{Failure, Transaction};

/// The credit note of the wanted or the newest refund. One for a return lists the goods that came back.
pub(super) fn credit_note(
    tx: &mut dyn Transaction,
    order: &Order,
    lines: &[OrderLine],
    wanted: Option<&str>,
) -> Result<Content, Failure> {
    let payments = tx.order_payments().of_orders(&[order.id])?;
    let refund = refund_of(&payments, wanted)?;
    let entry = &refund.entry;
    let zone = business_zone(tx)?;
    let back = match entry.return_id {
        Some(id) => tx.returns().by_id(id)?,
        None => None,
    };
    let invoice = order.payment.as_ref().map(|payment| payment.invoice_number.clone());
    let mut facts = vec![("Credit note number", entry.number.clone())];
    facts.extend(invoice.map(|number| ("Invoice number", number)));
    facts.push(("Order", placed(order, zone)));
    facts.push(("Refunded", moved(refund.created_at, zone, entry.method.as_ref(), entry.reference.as_ref())));
    facts.extend(back.as_ref().map(|one| ("Return", one.number.clone())));
    Ok(Content {
        title: "Credit note",
        number: entry.number.clone(),
        date: refund.created_at,
        facts,
        lines: back.iter().flat_map(|one| returned(lines, one)).collect(),
        priced: false,
        sums: vec![sum("Invoice total", order.total), strong("Credited", entry.amount)],
        notes: entry.reason.clone().map(|reason| ("Reason", reason)).into_iter().collect(),
    })
}

fn returned(lines: &[OrderLine], one: &Return) -> Vec<DocumentLine> {
    let counted = one.lines.iter().map(|line| (line.line_id, one.counted(line))).filter(|(_, pieces)| pieces.get() > 0);
    counted.filter_map(|(id, pieces)| lines.iter().find(|line| line.id == id).map(|line| part(line, pieces))).collect()
}
