//! The activity log: the caller's own entries; all for admin and manufacturer.

use std::collections::HashMap;

use tierway_accounts::{Activity, ActivityFilter, User, visible_activity, visible_entry};
use tierway_kernel::{Page, PageRequest, Permission, UserId};

use crate::{Context, Failure, Transaction};

/// An entry and the account it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActivityView {
    /// The entry.
    pub activity: Activity,
    /// The actor; `None` for the system.
    pub user: Option<User>,
}

/// Reads the log, newest first; a `user_id` that is not the caller's own is forbidden to most.
pub fn list_activity(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &ActivityFilter,
    page: &PageRequest,
) -> Result<Page<ActivityView>, Failure> {
    context.require(Permission::ListActivity)?;
    let user_id = visible_activity(&context.actor, filter.user_id)?;
    let entries = tx.activity().list(&ActivityFilter { user_id, ..filter.clone() }, page)?;
    let mut ids: Vec<UserId> = entries.items.iter().filter_map(|activity| activity.entry.user_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let users: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    Ok(entries
        .map(|activity| visible_entry(&context.actor, activity))
        .map(|activity| ActivityView { user: activity.entry.user_id.and_then(|id| users.get(&id)).cloned(), activity }))
}
