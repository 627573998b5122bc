//! `POST /api/purchase-orders/{id}/approve`, `…/reject`, `…/send`, `…/close` and `…/cancel`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, PurchaseOrderId, message};
use tierway_workforce::{
    Audience, PurchaseError, PurchaseOrder, PurchasePermission, PurchaseStep, Rejection, check_approval,
    check_permission, check_rejection,
};

use super::get_order::{NOT_THERE, PurchaseView, view};
use super::mail_order::mail_order;
use super::notify::{maker, notify, resolve_approval_notices};
use crate::{Context, Failure, Settings, Transaction};

/// Finds a draft right: a manager or an owner any, a purchaser their own up to the limit.
pub fn approve_purchase_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    version: Option<i64>,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::ApprovePurchaseOrder)?;
    check_permission(&context.actor, PurchasePermission::Approve)
        .or_else(|_| check_permission(&context.actor, PurchasePermission::Buy))?;
    let found = step(tx, context, id, version, PurchaseStep::Approve, |tx, order| {
        let limit = Settings::load(tx)?.purchasing.approval_limit;
        check_approval(&context.actor, order.entry.created_by, order.entry.total, order.own_limit(limit))?;
        (order.approved_by, order.approved_at) = (context.actor.id(), Some(context.now));
        Ok(())
    })?;
    let order = &found.order;
    resolve_approval_notices(tx, order)?;
    if order.entry.created_by != context.actor.id() {
        let message = message!("{number} was approved and can be sent to the supplier.", number = order.entry.number);
        let title = message!("Purchase order approved");
        notify(tx, context, order, vec![maker(order.entry.created_by)], title, message)?;
    }
    Ok(found)
}

/// Does not approve a draft, and says why to whoever made it, who changes or cancels it.
pub fn reject_purchase_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    version: Option<i64>,
    note: &str,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::RejectPurchaseOrder)?;
    check_permission(&context.actor, PurchasePermission::Approve)?;
    let rejection =
        Rejection::new(context.actor.id(), context.now, note).map_err(|error| Failure::Fields(vec![error]))?;
    let reason = rejection.note.clone();
    let found = step(tx, context, id, version, PurchaseStep::Reject, |_, order| {
        check_rejection(&context.actor, order.entry.created_by)?;
        order.rejection = Some(rejection);
        Ok(())
    })?;
    let order = &found.order;
    resolve_approval_notices(tx, order)?;
    let message = message!(
        "{number} from {supplier} was rejected: {reason}",
        number = order.entry.number,
        supplier = found.supplier.draft.name,
        reason
    );
    let audiences = vec![maker(order.entry.created_by)];
    notify(tx, context, order, audiences, message!("Purchase order rejected"), message)?;
    Ok(found)
}

/// Sends an approved order; by mail to the supplier when that is wanted.
pub fn send_purchase_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    version: Option<i64>,
    by_mail: bool,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::SendPurchaseOrder)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let found = step(tx, context, id, version, PurchaseStep::Send, |_, order| {
        (order.ordered_by, order.ordered_at) = (context.actor.id(), Some(context.now));
        Ok(())
    })?;
    if by_mail {
        mail_order(tx, context, &found)?;
    }
    Ok(found)
}

/// Closes the order: outstanding pieces are no longer expected.
pub fn close_purchase_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    version: Option<i64>,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::ClosePurchaseOrder)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    step(tx, context, id, version, PurchaseStep::Close, |_, order| {
        (order.closed_by, order.closed_at) = (context.actor.id(), Some(context.now));
        Ok(())
    })
}

/// Calls an order off of which nothing has arrived.
pub fn cancel_purchase_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    version: Option<i64>,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::CancelPurchaseOrder)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let found = step(tx, context, id, version, PurchaseStep::Cancel, |_, order| {
        (order.closed_by, order.closed_at) = (context.actor.id(), Some(context.now));
        Ok(())
    })?;
    let order = &found.order;
    resolve_approval_notices(tx, order)?;
    if order.approved_at.is_some() {
        let others = [order.entry.created_by, order.approved_by].into_iter().flatten();
        let mut others: Vec<_> = others.filter(|user| Some(*user) != context.actor.id()).collect();
        others.dedup();
        let message = message!(
            "{number} from {supplier} was cancelled.",
            number = order.entry.number,
            supplier = found.supplier.draft.name
        );
        let audiences = others.into_iter().map(Audience::User).collect();
        notify(tx, context, order, audiences, message!("Purchase order cancelled"), message)?;
    }
    Ok(found)
}

/// Lock, decide, do, save, log.
fn step(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    version: Option<i64>,
    step: PurchaseStep,
    work: impl FnOnce(&mut dyn Transaction, &mut PurchaseOrder) -> Result<(), Failure>,
) -> Result<PurchaseView, Failure> {
    let mut order = tx.purchases().lock(id)?.ok_or(NOT_THERE)?;
    let from = order.state;
    let to = step.from(from, false)?;
    if version.is_some_and(|version| version != order.version) {
        return Err(PurchaseError::Changed.into());
    }
    order.state = to;
    work(tx, &mut order)?;
    if !tx.purchases().save(&order)? {
        return Err(PurchaseError::Changed.into());
    }
    let number = order.entry.number;
    let log = match order.rejection {
        Some(Rejection { note, .. }) if step == PurchaseStep::Reject => {
            message!("Rejected purchase order {number}: {reason}", number, reason = note)
        }
        _ => {
            let (before, after) = (from.word(), to.word());
            message!("Purchase order {number}: {before} to {after}", number, before, after)
        }
    };
    context.log(tx, ActivityAction::Stock, log)?;
    view(tx, context, id)
}
