//! `GET /api/settings`.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_kernel::Permission;

use super::{Definition, StoredSetting, TABLE};
use crate::{Context, Failure, Transaction};

/// A setting and what it is now.
#[derive(Debug, Clone)]
pub struct SettingView {
    /// Its definition.
    pub definition: &'static Definition,
    /// Its value now, in normal form.
    pub value: String,
    /// When it was last set; `None` while it has its default.
    pub updated_at: Option<DateTime<Utc>>,
}

/// All settings, in the table's order.
pub fn list_settings(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<SettingView>, Failure> {
    context.require(Permission::ListSettings)?;
    views(tx)
}

/// Stored values over the defaults.
pub(super) fn views(tx: &mut dyn Transaction) -> Result<Vec<SettingView>, Failure> {
    let stored = stored(tx)?;
    Ok(TABLE.iter().map(|definition| view(definition, stored.get(definition.key))).collect())
}

/// Current settings, by key.
pub(super) fn stored(tx: &mut dyn Transaction) -> Result<HashMap<String, StoredSetting>, Failure> {
    Ok(tx.settings().all()?.into_iter().map(|setting| (setting.key.clone(), setting)).collect())
}

/// A setting over its default.
pub(super) fn view(definition: &'static Definition, stored: Option<&StoredSetting>) -> SettingView {
    let fitting = stored.and_then(|setting| Some((definition.kind.normal(&setting.value).ok()?, setting.updated_at)));
    match fitting {
        Some((value, time)) => SettingView { definition, value, updated_at: Some(time) },
        None => SettingView { definition, value: definition.default.to_owned(), updated_at: None },
    }
}
