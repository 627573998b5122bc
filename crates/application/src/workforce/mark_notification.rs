//! A notice is read.

use tierway_kernel::{NoticeId, Permission};
use tierway_workforce::{Notice, may_read};

use crate::{Context, Failure, Transaction};

/// Marks a notice as read by the caller; the first reading's time stays. Not found for those it is not for.
pub fn mark_notification(tx: &mut dyn Transaction, context: &Context, id: NoticeId) -> Result<Notice, Failure> {
    context.require(Permission::MarkNotification)?;
    let unseen = || Failure::NotFound("This notification");
    let reader = context.actor.signed_in()?.id;
    tx.notices().by_id(id, reader)?.filter(|notice| may_read(notice, &context.actor)).ok_or_else(unseen)?;
    tx.notices().mark_read(id, reader, context.now)?;
    tx.notices().by_id(id, reader)?.ok_or_else(unseen)
}
