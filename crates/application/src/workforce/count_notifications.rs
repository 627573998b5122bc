//! `GET /api/notifications/count`.

use tierway_kernel::Permission;
use tierway_workforce::{NoticeFilter, groups_of};

use super::list_notifications::own_group;
use crate::{Context, Failure, Transaction};

/// How many of the caller's notices are unread; muted kinds do not count.
pub fn count_notifications(tx: &mut dyn Transaction, context: &Context, group: Option<&str>) -> Result<u64, Failure> {
    context.require(Permission::CountNotifications)?;
    let user = context.actor.signed_in()?.id;
    let filter = NoticeFilter { group: own_group(context, group)?, unread: true };
    Ok(tx.notices().count(user, &groups_of(&context.actor), &filter)?)
}
