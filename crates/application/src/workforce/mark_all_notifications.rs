//! `POST /api/notifications/read`.

use tierway_kernel::{NoticeId, Permission};
use tierway_workforce::groups_of;

use super::list_notifications::own_group;
use crate::{Context, Failure, Transaction};

/// Marks everything of the caller as read, narrowed to one of their groups and to what is not newer than `up_to`, so
/// that what arrived since the list was shown stays unread; how many those were.
pub fn mark_all_notifications(
    tx: &mut dyn Transaction,
    context: &Context,
    group: Option<&str>,
    up_to: Option<NoticeId>,
) -> Result<u64, Failure> {
    context.require(Permission::MarkAllNotifications)?;
    let user = context.actor.signed_in()?.id;
    let group = own_group(context, group)?;
    Ok(tx.notices().mark_all(user, &groups_of(&context.actor), group.as_deref(), up_to, context.now)?)
}
