//! The credit note: how much of an invoice was paid back, and why.

use tierway_kernel::{BusinessZone, Language, Message, message};
use tierway_orders::{Order, OrderLine, OrderPayment, Return, refund_of};

use super::DocumentLine;
use super::content::{Content, moved, part, placed, strong, sum};
use crate::{Failure, Transaction};

/// A refund, with the return it is for.
pub(super) struct Refunded {
    /// The refund.
    pub(super) payment: OrderPayment,
    /// The goods that came back for it.
    pub(super) back: Option<Return>,
}

impl Refunded {
    /// The wanted or the newest refund of an order.
    pub(super) fn load(tx: &mut dyn Transaction, order: &Order, wanted: Option<&str>) -> Result<Refunded, Failure> {
        let payments = tx.order_payments().of_orders(&[order.id])?;
        let payment = refund_of(&payments, wanted)?.clone();
        let back = match payment.entry.return_id {
            Some(id) => tx.returns().by_id(id)?,
            None => None,
        };
        Ok(Refunded { payment, back })
    }
}

/// The credit note of a refund. One for a return lists the goods that came back.
pub(super) fn credit_note(
    order: &Order,
    lines: &[OrderLine],
    refunded: &Refunded,
    zone: BusinessZone,
    language: Language,
) -> Content {
    let Refunded { payment: refund, back } = refunded;
    let entry = &refund.entry;
    let invoice = order.payment.as_ref().map(|payment| payment.invoice_number.clone());
    let mut facts = vec![(message!("Credit note number"), Message::verbatim(&entry.number))];
    facts.extend(invoice.map(|number| (message!("Invoice number"), Message::verbatim(number))));
    facts.push((message!("Order"), placed(order, zone)));
    facts.push((message!("Refunded"), moved(refund.created_at, zone, entry.method.as_ref(), entry.reference.as_ref())));
    facts.extend(back.as_ref().map(|one| (message!("Return"), Message::verbatim(&one.number))));
    Content {
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
    }
}

fn returned(lines: &[OrderLine], one: &Return, language: Language) -> Vec<DocumentLine> {
    let counted = one.lines.iter().map(|line| (line.line_id, one.counted(line))).filter(|(_, pieces)| pieces.get() > 0);
    let shown = |(id, pieces)| lines.iter().find(|line| line.id == id).map(|line| part(line, pieces, language));
    counted.filter_map(shown).collect()
}
