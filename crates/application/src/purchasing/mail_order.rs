//! The mail that orders goods.

use crate::mail::{NewMail, post};
use crate::{Context, Failure, Settings, Transaction};

use super::get_order::PurchaseView;

/// Posts the order to the supplier's address.
pub(super) fn mail_order(tx: &mut dyn Transaction, context: &Context, view: &PurchaseView) -> Result<(), Failure> {
    let Some(to) = view.supplier.draft.email.clone() else {
        return Err(Failure::field("mail", "This supplier has no email address."));
    };
    let settings = Settings::load(tx)?;
    let (entry, currency) = (&view.order.entry, &settings.currency);
    let lines = view.lines.iter().map(|row| {
        let line = &row.line.entry;
        let own = line.supplier_sku.as_ref().map(|sku| format!(", your number {sku}")).unwrap_or_default();
        format!("- {} pieces of {} ({}{own}) at {}", line.pieces, row.name, row.sku, currency.show(line.cost))
    });
    let company = &settings.company;
    let address = [Some(settings.company_name.clone()), company.address.clone(), company.phone.clone()];
    let parts = [
        Some(format!("Please deliver the following, quoting our order number {}:", entry.number)),
        Some(lines.collect::<Vec<_>>().join("\n")),
        Some(format!("Total: {}", currency.show(entry.total))),
        entry.expected_on.map(|day| format!("Expected on {}", day.format("%-d %b %Y"))),
        entry.note.clone(),
        Some(address.into_iter().flatten().collect::<Vec<_>>().join("\n")),
    ];
    let mail = NewMail {
        to,
        subject: format!("Purchase order {} from {}", entry.number, settings.company_name),
        body: parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n") + "\n",
        link_for: None,
    };
    post(tx, context, mail).map(|_| ())
}
