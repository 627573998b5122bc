//! Puts a paper of an order together out of what the order, its parties and the settings say now.

use tierway_accounts::User;
use tierway_orders::{Order, OrderLine, PaperKind};

use super::bill::bill;
use super::credit_note::credit_note;
use super::delivery_note::delivery_note;
use super::packing_slip::packing_slip;
use super::parties::{buyer, recipient, seller};
use super::shipping_label::shipping_label;
use super::{Paper, Printable};
use crate::settings::Settings;
use crate::{Failure, Transaction};

/// The requested document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperWish {
    /// Its kind.
    pub kind: PaperKind,
    /// The shipment a delivery note or a label is of, by id or number; the newest if not given.
    pub shipment: Option<String>,
    /// The refund a credit note is of, by number; the newest if not given.
    pub refund: Option<String>,
}

/// A document without its logo, which is loaded separately.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperDraft {
    /// The document.
    pub paper: Printable,
    /// Where its logo is, as the setting names it.
    pub logo: Option<String>,
    /// A name for the file, without an ending.
    pub file_name: String,
}

/// Data for an order's documents other than the order itself.
pub(crate) struct PaperBasis {
    lines: Vec<OrderLine>,
    settings: Settings,
    /// The dealer in whose store it was sold.
    store: Option<User>,
    customer: Option<User>,
}

impl PaperBasis {
    /// Reads all of it.
    pub(crate) fn load(tx: &mut dyn Transaction, order: &Order) -> Result<PaperBasis, Failure> {
        let lines = tx.orders().lines(order.id)?;
        let settings = Settings::load(tx)?;
        PaperBasis::of(tx, order, lines, settings)
    }

    /// Reads what is left where lines and settings are known.
    pub(crate) fn of(
        tx: &mut dyn Transaction,
        order: &Order,
        lines: Vec<OrderLine>,
        settings: Settings,
    ) -> Result<PaperBasis, Failure> {
        let store = match order.seller_id {
            Some(seller) => tx.users().by_id(seller)?,
            None => None,
        };
        let customer = tx.users().by_id(order.customer_id)?;
        Ok(PaperBasis { lines, settings, store, customer })
    }
}

/// The requested document of the order; the permission was checked before.
pub(super) fn compose(
    tx: &mut dyn Transaction,
    order: &Order,
    basis: &PaperBasis,
    wish: &PaperWish,
) -> Result<PaperDraft, Failure> {
    let PaperBasis { lines, settings, store, customer } = basis;
    let from = seller(settings, store.as_ref());
    let logo = if store.is_some() { None } else { settings.company_logo.clone() };
    if wish.kind == PaperKind::ShippingLabel {
        let to = recipient(order).unwrap_or_else(|| buyer(order, customer.as_ref()));
        let label = shipping_label(tx, order, wish.shipment.as_deref(), [from.party, to], from.name)?;
        let file_name = file_name("Label", &label.number);
        return Ok(PaperDraft { paper: Printable::Label(label), logo: None, file_name });
    }
    let mut parties = vec![from.party, buyer(order, customer.as_ref())];
    if wish.kind != PaperKind::CreditNote {
        parties.extend(recipient(order));
    }
    let content = match wish.kind {
        PaperKind::Proforma | PaperKind::Invoice | PaperKind::Receipt => {
            bill(order, lines, wish.kind, from.bank, settings.business_zone)
        }
        PaperKind::PackingSlip | PaperKind::ShippingLabel => packing_slip(tx, order, lines)?,
        PaperKind::DeliveryNote => delivery_note(tx, order, lines, wish.shipment.as_deref())?,
        PaperKind::CreditNote => credit_note(tx, order, lines, wish.refund.as_deref())?,
    };
    let file_name = file_name(content.title, &content.number);
    let paper = Paper {
        title: content.title.to_owned(),
        number: content.number,
        date: settings.business_zone.day(content.date),
        company: from.name,
        currency: settings.currency.clone(),
        logo: None,
        parties,
        facts: content.facts.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        lines: content.lines,
        priced: content.priced,
        sums: content.sums,
        notes: content.notes.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        footer: from.footer,
    };
    Ok(PaperDraft { paper: Printable::Paper(paper), logo, file_name })
}

/// Letters, digits and dashes; numbers may be free text.
fn file_name(title: &str, number: &str) -> String {
    let name = format!("{title}-{}", number.trim_start_matches("Order #")).to_lowercase();
    name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect()
}
