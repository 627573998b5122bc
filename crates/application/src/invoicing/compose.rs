//! Composes an order document from the current order, parties and settings.

use std::collections::HashMap;

use tierway_accounts::User;
use tierway_kernel::{Language, OrderId};
use tierway_orders::{Order, OrderLine, TradeDocumentKind};

use super::bill::bill;
use super::content::rendered;
use super::credit_note::credit_note;
use super::delivery_note::delivery_note;
use super::packing_slip::packing_slip;
use super::parties::{buyer, recipient, seller};
use super::shipping_label::shipping_label;
use super::{Printable, TradeDocument};
use crate::settings::Settings;
use crate::{Failure, Transaction};

/// The requested document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderDocumentInput {
    /// Its kind.
    pub kind: TradeDocumentKind,
    /// The shipment a delivery note or a label is of, by id or number; the newest if not given.
    pub shipment: Option<String>,
    /// The refund a credit note is of, by number; the newest if not given.
    pub refund: Option<String>,
}

/// A document without its logo, which is loaded separately.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TradeDocumentDraft {
    /// The document.
    pub paper: Printable,
    /// Its logo, as named in the setting.
    pub logo: Option<String>,
    /// A name for the file, without an ending.
    pub file_name: String,
}

/// Data for an order's documents other than the order itself.
pub(crate) struct OrderDocumentSource {
    lines: Vec<OrderLine>,
    settings: Settings,
    /// The dealer in whose store it was sold.
    store: Option<User>,
    customer: Option<User>,
}

impl OrderDocumentSource {
    /// Reads all of it.
    pub(crate) fn load(tx: &mut dyn Transaction, order: &Order) -> Result<OrderDocumentSource, Failure> {
        let lines = tx.orders().lines(order.id)?;
        let settings = Settings::load(tx)?;
        OrderDocumentSource::of(tx, order, lines, settings)
    }

    /// The language of the customer's account; that of issued documents.
    pub(super) fn customer_language(&self) -> Language {
        self.customer.as_ref().and_then(|customer| customer.language).unwrap_or_default()
    }

    /// Reads what is left where lines and settings are known.
    pub(crate) fn of(
        tx: &mut dyn Transaction,
        order: &Order,
        lines: Vec<OrderLine>,
        settings: Settings,
    ) -> Result<OrderDocumentSource, Failure> {
        let store = match order.seller_id {
            Some(seller) => tx.users().by_id(seller)?,
            None => None,
        };
        let customer = tx.users().by_id(order.customer_id)?;
        Ok(OrderDocumentSource { lines, settings, store, customer })
    }
}

/// The requested document of the order in a language; the permission was checked before.
pub(super) fn compose(
    tx: &mut dyn Transaction,
    order: &Order,
    basis: &OrderDocumentSource,
    input: &OrderDocumentInput,
    language: Language,
) -> Result<TradeDocumentDraft, Failure> {
    let OrderDocumentSource { lines, settings, store, customer } = basis;
    let from = seller(settings, store.as_ref(), language);
    let logo = if store.is_some() { None } else { settings.company_logo.clone() };
    if input.kind == TradeDocumentKind::ShippingLabel {
        let to = recipient(order, language).unwrap_or_else(|| buyer(order, customer.as_ref(), language));
        let label = shipping_label(tx, order, input.shipment.as_deref(), [from.party, to], from.name, language)?;
        let file_name = file_name("Label", &label.number);
        return Ok(TradeDocumentDraft { paper: Printable::Label(label), logo: None, file_name });
    }
    let mut parties = vec![from.party, buyer(order, customer.as_ref(), language)];
    if input.kind != TradeDocumentKind::CreditNote {
        parties.extend(recipient(order, language));
    }
    let content = match input.kind {
        TradeDocumentKind::Proforma | TradeDocumentKind::Invoice | TradeDocumentKind::Receipt => {
            bill(order, lines, input.kind, from.bank, settings.business_zone, language)
        }
        TradeDocumentKind::PackingSlip | TradeDocumentKind::ShippingLabel => packing_slip(tx, order, lines, language)?,
        TradeDocumentKind::DeliveryNote => delivery_note(tx, order, lines, input.shipment.as_deref(), language)?,
        TradeDocumentKind::CreditNote => credit_note(tx, order, lines, input.refund.as_deref(), language)?,
    };
    let file_name = file_name(&content.title.to_string(), &content.number.to_string());
    let paper = TradeDocument {
        language,
        title: content.title.render(language),
        number: content.number.render(language),
        date: settings.business_zone.day(content.date),
        company: from.name,
        currency: settings.currency.clone(),
        logo: None,
        parties,
        facts: rendered(content.facts, language),
        lines: content.lines,
        priced: content.priced,
        sums: content.sums,
        notes: rendered(content.notes, language),
        footer: from.footer,
    };
    Ok(TradeDocumentDraft { paper: Printable::TradeDocument(paper), logo, file_name })
}

/// Packing slips of several orders, in their order; the permission was checked before.
pub(crate) fn packing_slips(
    tx: &mut dyn Transaction,
    orders: &[Order],
    settings: &Settings,
    language: Language,
) -> Result<Vec<TradeDocumentDraft>, Failure> {
    let ids: Vec<OrderId> = orders.iter().map(|order| order.id).collect();
    let mut lines: HashMap<OrderId, Vec<OrderLine>> = HashMap::new();
    for (order, line) in tx.orders().lines_of(&ids)? {
        lines.entry(order).or_default().push(line);
    }
    let input = OrderDocumentInput { kind: TradeDocumentKind::PackingSlip, shipment: None, refund: None };
    let mut slips = Vec::with_capacity(orders.len());
    for order in orders {
        let own = lines.remove(&order.id).unwrap_or_default();
        let basis = OrderDocumentSource::of(tx, order, own, settings.clone())?;
        slips.push(compose(tx, order, &basis, &input, language)?);
    }
    Ok(slips)
}

/// Letters, digits and dashes; numbers may be free text.
fn file_name(title: &str, number: &str) -> String {
    let name = format!("{title}-{}", number.trim_start_matches("Order #")).to_lowercase();
    name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect()
}
