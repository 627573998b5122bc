//! Notices about purchase orders.

use tierway_kernel::{Message, UserId, message};
use tierway_workforce::{
    Audience, NewNotice, NoticeKind, PurchaseOrder, PurchaseState, Subject, SubjectKind, UpdatedNotice,
};

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
    title: Message,
    message: Message,
) -> Result<(), Failure> {
    for audience in audiences {
        let notice = NewNotice {
            audience,
            kind: NoticeKind::PurchaseOrder.into(),
            subject: Some(about(order)),
            title: title.clone(),
            message: message.clone(),
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

/// Updates approval requests for a draft with the outcome: approved, rejected or cancelled.
pub(super) fn resolve_approval_notices(tx: &mut dyn Transaction, order: &PurchaseOrder) -> Result<(), Failure> {
    let was = UpdatedNotice { subject: about(order), title: TO_APPROVE, since: order.created_at };
    let number = &order.entry.number;
    let (title, message) = match order.state {
        PurchaseState::Approved => (message!("Purchase order approved"), message!("{number} was approved.", number)),
        PurchaseState::Rejected => (message!("Purchase order rejected"), message!("{number} was rejected.", number)),
        _ => (message!("Purchase order cancelled"), message!("{number} was cancelled.", number)),
    };
    tx.notices().reword("manager", &was, &title, &message)?;
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
    let message = message!(
        "{number} for {total} from {supplier} needs approval.",
        number = entry.number,
        total,
        supplier = supplier.to_owned()
    );
    notify(tx, context, order, vec![group("manager")], TO_APPROVE.into(), message)
}
