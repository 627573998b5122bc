//! `GET /api/purchase-orders/{id}/paper.pdf`.

use tierway_kernel::{BusinessZone, Money, Permission, PurchaseOrderId};
use tierway_workforce::{PurchasePermission, PurchaseState, check_permission};

use super::content::{day, strong};
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
    let us = seller(&settings, None);
    let entry = &found.order.entry;
    let sums = found.sees_costs.then(|| strong("Total", entry.total));
    let paper = TradeDocument {
        title: "Purchase order".to_owned(),
        number: entry.number.clone(),
        date: settings.business_zone.day(found.order.created_at),
        company: us.name,
        currency: settings.currency,
        logo: None,
        parties: vec![us.party, supplier(&found)],
        facts: facts(&found, settings.business_zone),
        lines: found.lines.iter().map(|row| line(row, found.sees_costs)).collect(),
        priced: found.sees_costs,
        sums: sums.into_iter().collect(),
        notes: entry.note.clone().map(|note| ("Notes".to_owned(), note)).into_iter().collect(),
        footer: us.footer,
    };
    let logo = tx.settings().get(COMPANY_LOGO)?.filter(|logo| !logo.is_empty());
    let paper = Printable::TradeDocument(paper);
    Ok(TradeDocumentDraft { paper, logo, file_name: format!("purchase-order-{}", entry.number.to_lowercase()) })
}

fn supplier(view: &PurchaseView) -> Party {
    let draft = &view.supplier.draft;
    let details = [draft.contact.clone(), draft.address.clone(), draft.phone.clone(), draft.email.clone()];
    Party { heading: "Supplier".to_owned(), name: draft.name.clone(), details: details.into_iter().flatten().collect() }
}

fn facts(view: &PurchaseView, zone: BusinessZone) -> Vec<(String, String)> {
    let order = &view.order;
    let state = match order.state {
        PurchaseState::Draft => Some("Draft"),
        PurchaseState::Cancelled => Some("Cancelled"),
        _ => None,
    };
    let facts = [
        Some(("Purchase order number", order.entry.number.clone())),
        state.map(|state| ("State", state.to_owned())),
        order.ordered_at.map(|time| ("Ordered", day(time, zone))),
        order.entry.expected_on.map(|date| ("Expected on", date.format("%-d %b %Y").to_string())),
    ];
    facts.into_iter().flatten().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn line(row: &PurchaseLineView, sees_costs: bool) -> DocumentLine {
    let entry = &row.line.entry;
    let pieces = entry.pieces.get();
    let name = match &entry.supplier_sku {
        Some(sku) => format!("{} (your number {sku})", row.name),
        None => row.name.clone(),
    };
    let cost = if sees_costs { entry.cost } else { Money::ZERO };
    DocumentLine {
        sku: row.sku.clone(),
        name,
        unit: "Piece".to_owned(),
        quantity: pieces,
        pieces,
        price: cost,
        total: cost.times(pieces).unwrap_or(Money::ZERO),
    }
}
