//! `GET /api/orders/{id}/papers/{kind}.pdf`.

use tierway_kernel::{OrderId, Permission};
use tierway_orders::{Order, PaperKind, check_paper, issued_number, refund_of, shipment_of};

use super::compose::{PaperBasis, PaperWish, compose};
use super::{IssuedPaper, NewIssuedPaper, PaperDraft, Printable};
use crate::{Context, Failure, Transaction};

/// A document of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OrderPaper {
    /// A working document, to render from current data.
    Working(Box<PaperDraft>),
    /// An issued paper.
    Issued(Box<IssuedPaper>),
    /// One issued by an older version that did not freeze documents; to freeze with [`freeze_order_paper`].
    NotFrozen,
}

/// Finds a paper of an order. An order that the actor may not see is not found.
pub fn get_order_paper(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    wish: &PaperWish,
) -> Result<OrderPaper, Failure> {
    let order = order_with(tx, context, id, wish)?;
    let Some(number) = number(tx, &order, wish)? else {
        let basis = PaperBasis::load(tx, &order)?;
        return Ok(OrderPaper::Working(Box::new(compose(tx, &order, &basis, wish)?)));
    };
    let issued = tx.issued_papers().find(id, wish.kind, &number)?;
    Ok(issued.map_or(OrderPaper::NotFrozen, |paper| OrderPaper::Issued(Box::new(paper))))
}

/// Freezes a document issued by an older version, from current data.
pub fn freeze_order_paper(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    wish: &PaperWish,
) -> Result<(), Failure> {
    let order = order_with(tx, context, id, wish)?;
    match number(tx, &order, wish)? {
        Some(number) => {
            let basis = PaperBasis::load(tx, &order)?;
            issue_papers(tx, context, &order, &basis, &[(wish.kind, &number)])
        }
        None => Ok(()),
    }
}

/// Freezes documents when they are numbered, in the same transaction.
pub(crate) fn issue_papers(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    basis: &PaperBasis,
    papers: &[(PaperKind, &str)],
) -> Result<(), Failure> {
    let mut frozen = Vec::with_capacity(papers.len());
    for (kind, number) in papers {
        frozen.extend(freeze(tx, order, basis, *kind, number)?);
    }
    tx.issued_papers().issue_all(&frozen, context.now)?;
    Ok(())
}

fn order_with(tx: &mut dyn Transaction, context: &Context, id: OrderId, wish: &PaperWish) -> Result<Order, Failure> {
    context.require(Permission::GetOrderPaper)?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    check_paper(&order, wish.kind, &context.actor)?;
    Ok(order)
}

/// The number under which the paper is issued; `None` for a working paper.
fn number(tx: &mut dyn Transaction, order: &Order, wish: &PaperWish) -> Result<Option<String>, Failure> {
    let (shipments, payments);
    let (mut shipment, mut refund) = (None, None);
    match wish.kind {
        PaperKind::DeliveryNote => {
            shipments = tx.shipments().of_orders(&[order.id])?;
            shipment = shipment_of(&shipments, wish.shipment.as_deref())?;
        }
        PaperKind::CreditNote => {
            payments = tx.order_payments().of_orders(&[order.id])?;
            refund = Some(refund_of(&payments, wish.refund.as_deref())?);
        }
        _ => {}
    }
    Ok(issued_number(order, wish.kind, shipment, refund).map(str::to_owned))
}

/// The paper as it is written down; `None` for one that is never issued.
fn freeze(
    tx: &mut dyn Transaction,
    order: &Order,
    basis: &PaperBasis,
    kind: PaperKind,
    number: &str,
) -> Result<Option<NewIssuedPaper>, Failure> {
    let named = || Some(number.to_owned());
    let draft = compose(tx, order, basis, &PaperWish { kind, shipment: named(), refund: named() })?;
    let Printable::Paper(paper) = &draft.paper else { return Ok(None) };
    let content = serde_json::to_string(paper).map_err(|error| Failure::Outside(error.to_string()))?;
    let PaperDraft { logo, file_name, .. } = draft;
    Ok(Some(NewIssuedPaper { order_id: order.id, kind, number: number.to_owned(), content, logo, file_name }))
}
