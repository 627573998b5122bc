//! The credit note: how much of an invoice was paid back, and why.

use tierway_kernel::{Language, Message, message};
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
    language: Language,
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
    let mut facts = vec![(message!("Credit note number"), Message::verbatim(&entry.number))];
    facts.extend(invoice.map(|number| (message!("Invoice number"), Message::verbatim(number))));
    facts.push((message!("Order"), placed(order, zone)));
    facts.push((message!("Refunded"), moved(refund.created_at, zone, entry.method.as_ref(), entry.reference.as_ref())));
    facts.extend(back.as_ref().map(|one| (message!("Return"), Message::verbatim(&one.number))));
    Ok(Content {
        title: message!("Credit note"),
        number: Message::verbatim(&entry.number),
        date: refund.created_at,
        facts,
        lines: back.iter().flat_map(|one| returned(lines, one, language)).collect(),
        priced: false,
        sums: vec![
            sum(&message!("Invoice total"), order.total, language),
            strong(&message!("Credited"), entry.amount, language),
        ],
        notes: entry
            .reason
            .as_ref()
            .map(|reason| (message!("Reason"), Message::verbatim(reason)))
            .into_iter()
            .collect(),
    })
}

fn returned(lines: &[OrderLine], one: &Return, language: Language) -> Vec<DocumentLine> {
    let counted = one.lines.iter().map(|line| (line.line_id, one.counted(line))).filter(|(_, pieces)| pieces.get() > 0);
    let shown = |(id, pieces)| lines.iter().find(|line| line.id == id).map(|line| part(line, pieces, language));
    counted.filter_map(shown).collect()
}
