//! `PATCH /api/settings`.

use std::collections::BTreeMap;

use tierway_accounts::ActivityAction;
use tierway_kernel::{FieldError, Permission, Scope, StoreError, message};

use super::business_zone::{self, zone_changed};
use super::definition::{Definition, Kind};
use super::list_settings::{stored, view, views};
use super::{NewSettingEntry, SettingView, TABLE, definition};
use crate::tokens::missing_scope;
use crate::{Context, Failure, StaleField, Transaction};

/// A setting and the text it shall have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingChange {
    /// Its key.
    pub key: String,
    /// Its new value.
    pub value: String,
    /// The value the editor saw, if given.
    pub expected: Option<String>,
}

/// Refuses an API token with `scopes` that lacks the scope some of these settings have of their own.
pub fn require_own_scopes(scopes: &[Scope], changes: &[SettingChange]) -> Result<(), Failure> {
    let mut own = changes.iter().filter_map(|change| definition(&change.key)?.own_scope());
    own.find(|scope| !scopes.contains(scope)).map_or(Ok(()), |scope| Err(missing_scope(scope)))
}

/// Sets all of them, or none if one is invalid or stale; errors are by key. Actual changes are recorded in the history
/// and logged with old and new value.
pub fn update_settings(
    tx: &mut dyn Transaction,
    context: &Context,
    changes: &[SettingChange],
) -> Result<Vec<SettingView>, Failure> {
    context.require(Permission::UpdateSettings)?;
    let wanted = checked(changes).map_err(Failure::Fields)?;
    let stored = stored(tx)?;
    let now: Vec<SettingView> = TABLE.iter().map(|row| view(row, stored.get(row.key))).collect();
    let stale: Vec<StaleField> = changes.iter().filter_map(|change| changed_meanwhile(change, &now)).collect();
    if !stale.is_empty() {
        return Err(Failure::Stale(stale));
    }
    for SettingView { definition, value: old, .. } in now {
        let Some(new) = wanted.get(definition.key).filter(|new| **new != old) else { continue };
        let before = stored.get(definition.key).map(|setting| setting.value.as_str());
        if !tx.settings().replace(definition.key, before, new, context.now)? {
            // Validate the current value again.
            return Err(StoreError::Contended.into());
        }
        let entry = NewSettingEntry {
            key: definition.key.to_owned(),
            from: Some(old.clone()),
            to: new.clone(),
            user_id: context.actor.id(),
        };
        tx.settings().note(&entry, context.now)?;
        let [old, new] = [&old, new].map(|value| shown(definition, value));
        let log = message!(
            "Changed the setting {setting}: {before} → {after}",
            setting = definition.label,
            before = old,
            after = new
        );
        context.log(tx, ActivityAction::Setting, log)?;
        if definition.key == business_zone::KEY {
            zone_changed(tx, context)?;
        }
    }
    views(tx)
}

/// A setting that is neither what was seen nor what it shall be.
fn changed_meanwhile(change: &SettingChange, now: &[SettingView]) -> Option<StaleField> {
    let seen = change.expected.as_deref()?;
    let SettingView { definition, value, .. } = now.iter().find(|view| view.definition.key == change.key)?;
    let is_now = |text: &str| definition.kind.normal(text).is_ok_and(|normal| normal == *value);
    let error = || FieldError::new(change.key.as_str(), "This was changed by someone else in the meantime.");
    (!is_now(seen) && !is_now(&change.value)).then(|| StaleField { error: error(), current: Some(value.clone()) })
}

/// Errors of the requested values, by key.
pub fn setting_faults(changes: &[SettingChange]) -> Vec<FieldError> {
    checked(changes).err().unwrap_or_default()
}

/// The wanted values in normal form, by key.
fn checked(changes: &[SettingChange]) -> Result<BTreeMap<&'static str, String>, Vec<FieldError>> {
    let mut wanted = BTreeMap::new();
    let mut errors = Vec::new();
    for SettingChange { key, value, .. } in changes {
        let Some(definition) = definition(key) else {
            errors.push(FieldError::new(key.as_str(), "Unknown setting."));
            continue;
        };
        match definition.kind.normal(value) {
            Ok(_) if wanted.contains_key(definition.key) => {
                errors.push(FieldError::new(key.as_str(), "This setting is listed twice."));
            }
            Ok(value) => {
                wanted.insert(definition.key, value);
            }
            Err(message) => errors.push(FieldError::new(key.as_str(), message)),
        }
    }
    if errors.is_empty() { Ok(wanted) } else { Err(errors) }
}

/// A value as people read it.
fn in_words(definition: &Definition, value: &str) -> String {
    match (&definition.kind, value.parse::<u32>()) {
        (Kind::Boolean, _) => if value == "true" { "on" } else { "off" }.to_owned(),
        (Kind::Percent(..), Ok(hundredths)) => {
            let percent = format!("{}.{:02}", hundredths / 100, hundredths % 100);
            format!("{}%", percent.trim_end_matches('0').trim_end_matches('.'))
        }
        _ => value.to_owned(),
    }
}

/// A value as the log shows it: on one line, and not without an end.
fn shown(definition: &Definition, value: &str) -> String {
    const LONGEST: usize = 300;
    match in_words(definition, value).replace('\n', ", ") {
        text if text.is_empty() => "(empty)".to_owned(),
        text if text.chars().count() > LONGEST => text.chars().take(LONGEST).chain(['…']).collect(),
        text => text,
    }
}
