//! Notices about purchase orders.

use tierway_kernel::UserId;
use tierway_workforce::{Audience, NewNotice, NoticeKind, PurchaseOrder, Subject, SubjectKind, UpdatedNotice};

use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

/// Everybody of a position.
pub(super) fn group(name: &str) -> Audience {
    Audience::Group(name.to_owned())
}

/// Its creator, or all purchasers if created by the system.
pub(super) fn maker(created_by: Option<UserId>) -> Audience {
    created_by.map_or_else(|| group("purchaser"), Audience::User)
}

/// Notifies some users of a purchase order.
pub(super) fn notify(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &PurchaseOrder,
    audiences: Vec<Audience>,
    title: &str,
    message: &str,
) -> Result<(), Failure> {
    for audience in audiences {
        let notice = NewNotice {
            audience,
            kind: NoticeKind::PurchaseOrder.into(),
            subject: Some(about(order)),
            title: title.to_owned(),
            message: message.to_owned(),
        };
        tx.notices().add(&notice, context.now)?;
    }
    Ok(())
}

fn about(order: &PurchaseOrder) -> Subject {
    Subject::new(SubjectKind::PurchaseOrder, order.id.0)
}

/// Approval request to managers.
const TO_APPROVE: &str = "Purchase order to approve";

/// Updates approval requests for a draft with the outcome.
pub(super) fn resolve_approval_notices(
    tx: &mut dyn Transaction,
    order: &PurchaseOrder,
    verb: &str,
) -> Result<(), Failure> {
    let was = UpdatedNotice { subject: about(order), title: TO_APPROVE, since: order.created_at };
    let message = format!("{} was {verb}.", order.entry.number);
    tx.notices().reword("manager", &was, &format!("Purchase order {verb}"), &message)?;
    Ok(())
}

/// Asks managers to approve a draft.
pub(super) fn request_approval(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &PurchaseOrder,
    supplier: &str,
) -> Result<(), Failure> {
    let entry = &order.entry;
    let total = Currency::load(tx)?.show(entry.total);
    let message = format!("{} for {total} from {supplier} needs approval.", entry.number);
    notify(tx, context, order, vec![group("manager")], TO_APPROVE, &message)
}
