//! `GET /api/settings/history`.

use std::collections::HashMap;

use tierway_accounts::User;
use tierway_kernel::{Page, PageRequest, Permission, UserId};

use super::SettingEntry;
use crate::{Context, Failure, Transaction};

/// A change of a setting with its author.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingEntryView {
    /// The change.
    pub entry: SettingEntry,
    /// The creator; `None` for the system.
    pub user: Option<User>,
}

/// Every change of settings, or of the one of that key, newest first.
pub fn list_settings_history(
    tx: &mut dyn Transaction,
    context: &Context,
    key: Option<&str>,
    page: &PageRequest,
) -> Result<Page<SettingEntryView>, Failure> {
    context.require(Permission::ListSettingsHistory)?;
    let entries = tx.settings().history(key, page)?;
    let mut ids: Vec<UserId> = entries.items.iter().filter_map(|entry| entry.entry.user_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let users: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    let named = |entry: SettingEntry| SettingEntryView {
        user: entry.entry.user_id.and_then(|id| users.get(&id)).cloned(),
        entry,
    };
    Ok(entries.map(named))
}
