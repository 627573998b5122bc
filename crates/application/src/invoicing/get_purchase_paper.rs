//! `GET /api/purchase-orders/{id}/paper.pdf`.

use tierway_kernel::{BusinessZone, Language, Message, Money, Permission, PurchaseOrderId, message, short_date};
use tierway_workforce::{PurchasePermission, PurchaseState, check_permission};

use super::content::{day, rendered, strong};
use super::parties::seller;
use super::{DocumentLine, Party, Printable, TradeDocument, TradeDocumentDraft};
use crate::purchasing::{PurchaseLineView, PurchaseView, view};
use crate::settings::{COMPANY_LOGO, Settings};
use crate::{Context, Failure, Transaction};

/// Composes the document of a purchase order; without costs for viewers who may not see them.
pub fn get_purchase_paper(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
) -> Result<TradeDocumentDraft, Failure> {
    context.require(Permission::GetPurchaseOrderPaper)?;
    check_permission(&context.actor, PurchasePermission::View)?;
    let found = view(tx, context, id)?;
    let settings = Settings::load(tx)?;
    let language = context.language;
    let us = seller(&settings, None, language);
    let entry = &found.order.entry;
    let sums = found.sees_costs.then(|| strong(&message!("Total"), entry.total, language));
    let paper = TradeDocument {
        language,
        title: message!("Purchase order").render(language),
        number: entry.number.clone(),
        date: settings.business_zone.day(found.order.created_at),
        company: us.name,
        currency: settings.currency,
        logo: None,
        parties: vec![us.party, supplier(&found, language)],
        facts: rendered(facts(&found, settings.business_zone), language),
        lines: found.lines.iter().map(|row| line(row, found.sees_costs, language)).collect(),
        priced: found.sees_costs,
        sums: sums.into_iter().collect(),
        notes: entry.note.clone().map(|note| (message!("Notes").render(language), note)).into_iter().collect(),
        footer: us.footer,
    };
    let logo = tx.settings().get(COMPANY_LOGO)?.filter(|logo| !logo.is_empty());
    let paper = Printable::TradeDocument(paper);
    Ok(TradeDocumentDraft { paper, logo, file_name: format!("purchase-order-{}", entry.number.to_lowercase()) })
}

fn supplier(view: &PurchaseView, language: Language) -> Party {
    let draft = &view.supplier.draft;
    let details = [draft.contact.clone(), draft.address.clone(), draft.phone.clone(), draft.email.clone()];
    Party {
        heading: message!("Supplier").render(language),
        name: draft.name.clone(),
        details: details.into_iter().flatten().collect(),
    }
}

fn facts(view: &PurchaseView, zone: BusinessZone) -> Vec<(Message, Message)> {
    let order = &view.order;
    let state = match order.state {
        PurchaseState::Draft => Some(message!("Draft")),
        PurchaseState::Rejected => Some(message!("Rejected")),
        PurchaseState::Cancelled => Some(message!("Cancelled")),
        _ => None,
    };
    let facts = [
        Some((message!("Purchase order number"), Message::verbatim(&order.entry.number))),
        state.map(|state| (message!("State"), state)),
        order.ordered_at.map(|time| (message!("Ordered"), day(time, zone))),
        order.entry.expected_on.map(|date| (message!("Expected on"), short_date(date))),
    ];
    facts.into_iter().flatten().collect()
}

fn line(row: &PurchaseLineView, sees_costs: bool, language: Language) -> DocumentLine {
    let entry = &row.line.entry;
    let pieces = entry.pieces.get();
    let name = match &entry.supplier_sku {
        Some(sku) => message!("{name} (your number {sku})", name = row.name, sku).render(language),
        None => row.name.clone(),
    };
    let cost = if sees_costs { entry.cost } else { Money::ZERO };
    DocumentLine {
        sku: row.sku.clone(),
        name,
        unit: message!("Piece").render(language),
        quantity: pieces,
        pieces,
        price: cost,
        total: cost.times(pieces).unwrap_or(Money::ZERO),
    }
}
