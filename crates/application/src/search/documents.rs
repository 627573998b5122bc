//! Documents by number: order documents, returns, purchase orders.

use chrono::Datelike as _;
use tierway_kernel::{OrderId, PageRequest, Permission};
use tierway_orders::{
    NumberKind, Order, Shipment, TradeDocumentKind, candidate_numbers, check_order_document, is_number_found,
};
use tierway_workforce::{PurchaseFilter, PurchasePermission, may_purchase};

use super::{DocumentType, SearchHit, SearchKind, SearchQuery};
use crate::orders::{OrderView, get_return};
use crate::purchasing::list_purchase_orders;
use crate::{Context, Failure, Transaction};

/// Results, deduplicated and limited.
struct Found {
    hits: Vec<SearchHit>,
    limit: usize,
}

impl Found {
    fn add(&mut self, hit: SearchHit) {
        let is_known = self.hits.iter().any(|known| (known.document, &known.title) == (hit.document, &hit.title));
        if !is_known && self.hits.len() < self.limit {
            self.hits.push(hit);
        }
    }
}

/// The documents with a number like that which the actor may see. `orders` are those that were found already.
pub(super) fn documents(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &SearchQuery,
    orders: &[OrderView],
) -> Result<Vec<SearchHit>, Failure> {
    let meant = candidate_numbers(&query.text, context.now.year());
    let number = |kind: NumberKind| meant.iter().find(|(one, _)| *one == kind).map(|(_, number)| number.as_str());
    let mut found = Found { hits: Vec::new(), limit: query.limit as usize };
    if query.opens(context, Permission::ListOrders) {
        for view in orders {
            of_found_order(&mut found, context, &view.order, &query.text);
        }
        if let Some(number) = number(NumberKind::DeliveryNote) {
            delivery_note(tx, context, number, &mut found)?;
        }
        if let Some(number) = number(NumberKind::CreditNote) {
            credit_note(tx, context, number, &mut found)?;
        }
    }
    if let Some(number) = number(NumberKind::Return).filter(|_| query.opens(context, Permission::GetReturn)) {
        one_return(tx, context, number, &mut found)?;
    }
    if query.opens(context, Permission::ListPurchaseOrders) && may_purchase(&context.actor, PurchasePermission::View) {
        purchases(tx, context, query, number(NumberKind::PurchaseOrder), &mut found)?;
    }
    Ok(found.hits)
}

/// A quote request, or the bills of an order by their numbers.
fn of_found_order(found: &mut Found, context: &Context, order: &Order, text: &str) {
    let buyer = order.customer_name.as_str();
    if order.is_quote {
        let title = format!("#{}", order.id.0);
        let hit = SearchHit::of_order(DocumentType::Quotation, order.id, title).with_detail(buyer);
        found.add(hit.with_status(order.status.as_str()));
    }
    let Some(payment) = &order.payment else { return };
    let bills = [
        (TradeDocumentKind::Invoice, DocumentType::Invoice, &payment.invoice_number),
        (TradeDocumentKind::Receipt, DocumentType::Receipt, &payment.receipt_number),
    ];
    for (paper, document, number) in bills {
        if is_number_found(number, text) && check_order_document(order, paper, &context.actor).is_ok() {
            let hit = SearchHit::of_order(document, order.id, number).with_detail(buyer);
            found.add(hit.with_status(order.status.as_str()));
        }
    }
}

/// A document of an order.
struct Paper {
    order: OrderId,
    kind: TradeDocumentKind,
    document: DocumentType,
    number: String,
    tracking: Option<String>,
}

/// Adds a document with its order, if it is available to the actor.
fn add_paper(tx: &mut dyn Transaction, context: &Context, paper: Paper, found: &mut Found) -> Result<(), Failure> {
    let order = tx.orders().by_id(paper.order)?;
    if let Some(order) = order.filter(|order| check_order_document(order, paper.kind, &context.actor).is_ok()) {
        let parts: Vec<&str> = [order.customer_name.as_str()].into_iter().chain(paper.tracking.as_deref()).collect();
        let hit = SearchHit::of_order(paper.document, paper.order, &paper.number).with_detail(parts.join(" · "));
        found.add(hit.with_status(order.status.as_str()));
    }
    Ok(())
}

fn delivery_note(tx: &mut dyn Transaction, context: &Context, number: &str, found: &mut Found) -> Result<(), Failure> {
    let Some(shipment) = tx.shipments().by_number(number)?.filter(Shipment::is_live) else { return Ok(()) };
    let paper = Paper {
        order: shipment.entry.order_id,
        kind: TradeDocumentKind::DeliveryNote,
        document: DocumentType::DeliveryNote,
        number: shipment.entry.number,
        tracking: shipment.entry.tracking_number,
    };
    add_paper(tx, context, paper, found)
}

fn credit_note(tx: &mut dyn Transaction, context: &Context, number: &str, found: &mut Found) -> Result<(), Failure> {
    let Some(refund) = tx.order_payments().refund_of_number(number)? else { return Ok(()) };
    let paper = Paper {
        order: refund.entry.order_id,
        kind: TradeDocumentKind::CreditNote,
        document: DocumentType::CreditNote,
        number: refund.entry.number,
        tracking: None,
    };
    add_paper(tx, context, paper, found)
}

fn one_return(tx: &mut dyn Transaction, context: &Context, number: &str, found: &mut Found) -> Result<(), Failure> {
    let Some(known) = tx.returns().by_number(number)? else { return Ok(()) };
    match get_return(tx, context, known.id) {
        Ok(view) => {
            let hit = SearchHit::of_order(DocumentType::Return, view.one.order_id, view.one.number);
            let hit = hit.with_detail(view.customer_name).with_status(view.one.state.as_str());
            found.add(SearchHit { id: view.one.id.0, ..hit });
            Ok(())
        }
        Err(Failure::NotFound(_)) => Ok(()),
        Err(failure) => Err(failure),
    }
}

fn purchases(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &SearchQuery,
    number: Option<&str>,
    found: &mut Found,
) -> Result<(), Failure> {
    let typed = query.text.trim();
    let begins = typed.to_ascii_uppercase().starts_with(NumberKind::PurchaseOrder.prefix());
    for number in number.into_iter().chain(begins.then_some(typed)) {
        let filter = PurchaseFilter { number: Some(number.to_owned()), ..PurchaseFilter::default() };
        for row in list_purchase_orders(tx, context, &filter, &PageRequest::newest(query.limit))?.items {
            let hit = SearchHit::new(SearchKind::Document, row.order.id.0, row.order.entry.number);
            let hit = hit.with_detail(row.supplier_name).with_status(row.order.state.as_str());
            found.add(SearchHit { document: Some(DocumentType::PurchaseOrder), ..hit });
        }
    }
    Ok(())
}
