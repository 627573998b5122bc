//! `POST /api/orders/{id}/refunds`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Message, Money, OrderId, Permission, message};
use tierway_orders::{
    NewOrderPayment, NumberKind, PaymentKind, RefundInput, TradeDocumentKind, plan_refund, remaining_goods,
};

use super::fulfilment::fulfilment;
use super::fulfilment_notices::notify_refunded;
use super::get_order::{OrderDetails, get_order};
use super::payment::{next_number, save};
use super::returns::close_settled;
use crate::commissions::adjust_order;
use crate::invoicing::{OrderDocumentSource, issue_papers};
use crate::settings::Currency;
use crate::webhooks::{EventKind, emit_order_event};
use crate::{Context, Failure, Transaction};

/// Records that money went back to the buyer: of a cancelled order, or for returned goods. What the order earned its
/// referrers follows what is left of its goods.
pub fn refund_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    input: &RefundInput,
) -> Result<OrderDetails, Failure> {
    context.require(Permission::RefundOrder)?;
    let mut order = tx.orders().lock(id)?.ok_or(Failure::NotFound("This order"))?;
    let lines = tx.orders().lines(id)?;
    let known = fulfilment(tx, id)?;
    let refund = plan_refund(&order, &lines, &known, input)?;
    let number = next_number(tx, context, NumberKind::CreditNote)?;
    let entry = NewOrderPayment {
        order_id: id,
        kind: PaymentKind::Refund,
        amount: refund.amount,
        method: refund.method,
        reference: refund.reference,
        number: number.clone(),
        reason: Some(refund.reason.clone()),
        return_id: refund.return_id,
        recorded_by: context.actor.id(),
    };
    tx.order_payments().add(&entry, context.now)?;
    let refunded = known.progress().refunded.plus(refund.amount).unwrap_or(Money::ZERO);
    adjust_order(tx, context, &order, remaining_goods(&order, refunded))?;
    order.processed_by = context.actor.id().or(order.processed_by);
    let amount = Currency::load(tx)?.show(refund.amount);
    let note = message!("Refunded {amount}: credit note {number}.", amount = amount, number = number)
        .followed_by(Some(Message::verbatim(refund.reason)));
    let status = order.status;
    save(tx, context, &mut order, status, Some(&note))?;
    let basis = OrderDocumentSource::load(tx, &order)?;
    issue_papers(tx, context, &order, &basis, &[(TradeDocumentKind::CreditNote, &number)])?;
    let log = message!(
        "Refunded {amount} of order #{order}: credit note {number}",
        amount = amount,
        order = id,
        number = number
    );
    context.log(tx, ActivityAction::Payment, log)?;
    notify_refunded(tx, context, &order, &amount, &number)?;
    emit_order_event(tx, context, EventKind::OrderRefunded, &order)?;
    close_settled(tx, context, &mut order, &lines)?;
    get_order(tx, context, id)
}
