//! A person's notices: their own and those of their role and position.

use tierway_kernel::{Page, PageRequest, Permission, fold};
use tierway_workforce::{Notice, NoticeFilter, groups_of};

use crate::{Context, Failure, Transaction};

/// The caller's notices, newest first. `filter.group` narrows to one of the caller's own groups; another's is
/// forbidden.
pub fn list_notifications(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &NoticeFilter,
    page: &PageRequest,
) -> Result<Page<Notice>, Failure> {
    context.require(Permission::ListNotifications)?;
    let user = context.actor.signed_in()?.id;
    let groups = groups_of(&context.actor);
    let group = filter.group.as_deref().map(fold).filter(|group| !group.is_empty());
    if group.as_ref().is_some_and(|group| !groups.contains(group)) {
        return Err(Failure::Forbidden("These notifications are for another role.".to_owned()));
    }
    Ok(tx.notices().list(user, &groups, &NoticeFilter { group, unread: filter.unread }, page)?)
}
