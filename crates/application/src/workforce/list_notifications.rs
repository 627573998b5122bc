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
    let group = own_group(context, filter.group.as_deref())?;
    Ok(tx.notices().list(user, &groups, &NoticeFilter { group, unread: filter.unread }, page)?)
}

/// The group a request names, as it is stored; another's than the caller's is forbidden.
pub(super) fn own_group(context: &Context, named: Option<&str>) -> Result<Option<String>, Failure> {
    let group = named.map(fold).filter(|group| !group.is_empty());
    match group {
        Some(group) if !groups_of(&context.actor).contains(&group) => {
            Err(Failure::Forbidden("These notifications are for another role.".into()))
        }
        group => Ok(group),
    }
}
