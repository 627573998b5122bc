//! Composes an order document from the current order, parties and settings.

use std::collections::HashMap;

use tierway_accounts::User;
use tierway_kernel::{Language, OrderId, UserId};
use tierway_orders::{Order, OrderLine, OrderTaxes, TradeDocumentKind};

use super::bill::bill;
use super::content::{Content, rendered};
use super::credit_note::credit_note;
use super::delivery_note::delivery_note;
use super::packing_slip::{PackedLots, packing_slip};
use super::parties::{buyer, recipient, seller, taxed_buyer};
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
    /// What the order was taxed with.
    pub(crate) taxes: OrderTaxes,
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
        let taxes = tx.taxes().of_orders(&[order.id])?.remove(&order.id).unwrap_or_default();
        Ok(OrderDocumentSource { lines, settings, store, customer, taxes })
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
    let OrderDocumentSource { lines, settings, store, customer, taxes } = basis;
    let content = match input.kind {
        TradeDocumentKind::ShippingLabel => {
            let from = seller(settings, store.as_ref(), language);
            let to = recipient(order, language).unwrap_or_else(|| buyer(order, customer.as_ref(), language));
            let label = shipping_label(tx, order, input.shipment.as_deref(), [from.party, to], from.name, language)?;
            let file_name = file_name("Label", &label.number);
            return Ok(TradeDocumentDraft { paper: Printable::Label(label), logo: None, file_name });
        }
        TradeDocumentKind::Proforma | TradeDocumentKind::Invoice | TradeDocumentKind::Receipt => {
            let bank = seller(settings, store.as_ref(), language).bank;
            bill(order, (lines, taxes), input.kind, bank, settings.business_zone, language)
        }
        TradeDocumentKind::PackingSlip => {
            let packed = PackedLots::load(tx, HashMap::from([(order.id, lines.clone())]))?;
            packing_slip(order, &packed, settings.business_zone, language)
        }
        TradeDocumentKind::DeliveryNote => delivery_note(tx, order, lines, input.shipment.as_deref(), language)?,
        TradeDocumentKind::CreditNote => credit_note(tx, order, lines, input.refund.as_deref(), language)?,
    };
    Ok(drafted(order, basis, input.kind, content, language))
}

/// The document of this content, with its parties.
fn drafted(
    order: &Order,
    basis: &OrderDocumentSource,
    kind: TradeDocumentKind,
    content: Content,
    language: Language,
) -> TradeDocumentDraft {
    let OrderDocumentSource { settings, store, customer, taxes, .. } = basis;
    let from = seller(settings, store.as_ref(), language);
    let logo = if store.is_some() { None } else { settings.company_logo.clone() };
    let mut parties = vec![from.party, taxed_buyer(order, customer.as_ref(), taxes, language)];
    if kind != TradeDocumentKind::CreditNote {
        parties.extend(recipient(order, language));
    }
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
    TradeDocumentDraft { paper: Printable::TradeDocument(paper), logo, file_name }
}

/// Packing slips of several orders, in their order, read together; the permission was checked before.
pub(crate) fn packing_slips(
    tx: &mut dyn Transaction,
    orders: &[Order],
    settings: &Settings,
    language: Language,
) -> Result<Vec<TradeDocumentDraft>, Failure> {
    let ids: Vec<OrderId> = orders.iter().map(|order| order.id).collect();
    let mut lines: HashMap<OrderId, Vec<OrderLine>> = ids.iter().map(|id| (*id, Vec::new())).collect();
    for (order, line) in tx.orders().lines_of(&ids)? {
        lines.entry(order).or_default().push(line);
    }
    let packed = PackedLots::load(tx, lines)?;
    let mut people: Vec<UserId> =
        orders.iter().flat_map(|order| order.seller_id.into_iter().chain([order.customer_id])).collect();
    people.sort_unstable();
    people.dedup();
    let people: HashMap<UserId, User> = tx.users().by_ids(&people)?.into_iter().map(|user| (user.id, user)).collect();
    let slip = |order: &Order| {
        let basis = OrderDocumentSource {
            lines: Vec::new(),
            settings: settings.clone(),
            store: order.seller_id.and_then(|seller| people.get(&seller).cloned()),
            customer: people.get(&order.customer_id).cloned(),
            // Slips show no amounts.
            taxes: OrderTaxes::default(),
        };
        let content = packing_slip(order, &packed, settings.business_zone, language);
        drafted(order, &basis, TradeDocumentKind::PackingSlip, content, language)
    };
    Ok(orders.iter().map(slip).collect())
}

/// Letters, digits and dashes; numbers may be free text.
fn file_name(title: &str, number: &str) -> String {
    let name = format!("{title}-{}", number.trim_start_matches("Order #")).to_lowercase();
    name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect()
}
