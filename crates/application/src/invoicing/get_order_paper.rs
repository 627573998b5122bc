//! `GET /api/orders/{id}/papers/{kind}.pdf`.

use tierway_kernel::{OrderId, Permission};
use tierway_orders::{Order, TradeDocumentKind, check_order_document, issued_number, refund_of, shipment_of};

use super::compose::{OrderDocumentInput, OrderDocumentSource, compose};
use super::{IssuedDocument, NewIssuedDocument, Printable, TradeDocumentDraft};
use crate::{Context, Failure, Transaction};

/// A document of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OrderDocument {
    /// A working document, to render from current data.
    Working(Box<TradeDocumentDraft>),
    /// An issued document.
    Issued(Box<IssuedDocument>),
    /// One issued by an older version that did not freeze documents; to freeze with [`freeze_order_paper`].
    NotFrozen,
}

/// Finds a document of an order. An order the actor may not see is not found.
pub fn get_order_paper(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    input: &OrderDocumentInput,
) -> Result<OrderDocument, Failure> {
    let order = order_with(tx, context, id, input)?;
    let Some(number) = number(tx, &order, input)? else {
        let basis = OrderDocumentSource::load(tx, &order)?;
        return Ok(OrderDocument::Working(Box::new(compose(tx, &order, &basis, input, context.language)?)));
    };
    let issued = tx.issued_papers().find(id, input.kind, &number)?;
    Ok(issued.map_or(OrderDocument::NotFrozen, |paper| OrderDocument::Issued(Box::new(paper))))
}

/// Freezes a document issued by an older version, from current data.
pub fn freeze_order_paper(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    input: &OrderDocumentInput,
) -> Result<(), Failure> {
    let order = order_with(tx, context, id, input)?;
    match number(tx, &order, input)? {
        Some(number) => {
            let basis = OrderDocumentSource::load(tx, &order)?;
            issue_papers(tx, context, &order, &basis, &[(input.kind, &number)])
        }
        None => Ok(()),
    }
}

/// Freezes documents when they are numbered, in the same transaction and in the language of the customer: whoever
/// downloads one gets the same file.
pub(crate) fn issue_papers(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    basis: &OrderDocumentSource,
    papers: &[(TradeDocumentKind, &str)],
) -> Result<(), Failure> {
    let mut frozen = Vec::with_capacity(papers.len());
    for (kind, number) in papers {
        frozen.extend(freeze(tx, order, basis, *kind, number)?);
    }
    tx.issued_papers().issue_all(&frozen, context.now)?;
    Ok(())
}

fn order_with(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    input: &OrderDocumentInput,
) -> Result<Order, Failure> {
    context.require(Permission::GetOrderPaper)?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    check_order_document(&order, input.kind, &context.actor)?;
    Ok(order)
}

/// The number of an issued document; `None` for a working document.
fn number(tx: &mut dyn Transaction, order: &Order, input: &OrderDocumentInput) -> Result<Option<String>, Failure> {
    let (shipments, payments);
    let (mut shipment, mut refund) = (None, None);
    match input.kind {
        TradeDocumentKind::DeliveryNote => {
            shipments = tx.shipments().of_orders(&[order.id])?;
            shipment = shipment_of(&shipments, input.shipment.as_deref())?;
        }
        TradeDocumentKind::CreditNote => {
            payments = tx.order_payments().of_orders(&[order.id])?;
            refund = Some(refund_of(&payments, input.refund.as_deref())?);
        }
        _ => {}
    }
    Ok(issued_number(order, input.kind, shipment, refund).map(str::to_owned))
}

/// The document to store; `None` for one that is never issued.
fn freeze(
    tx: &mut dyn Transaction,
    order: &Order,
    basis: &OrderDocumentSource,
    kind: TradeDocumentKind,
    number: &str,
) -> Result<Option<NewIssuedDocument>, Failure> {
    let named = || Some(number.to_owned());
    let input = OrderDocumentInput { kind, shipment: named(), refund: named() };
    let draft = compose(tx, order, basis, &input, basis.customer_language())?;
    let Printable::TradeDocument(paper) = &draft.paper else { return Ok(None) };
    let content = serde_json::to_string(paper).map_err(|error| Failure::Outside(error.to_string()))?;
    let TradeDocumentDraft { logo, file_name, .. } = draft;
    Ok(Some(NewIssuedDocument { order_id: order.id, kind, number: number.to_owned(), content, logo, file_name }))
}
