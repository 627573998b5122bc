//! `PATCH /api/settings`.

use std::collections::BTreeMap;

use tierway_accounts::ActivityAction;
use tierway_kernel::{FieldError, Permission, Scope};

use super::business_zone::{self, zone_changed};
use super::definition::{Definition, Kind};
use super::list_settings::views;
use super::{NewSettingEntry, SettingView, definition};
use crate::tokens::lacks_scope;
use crate::{Context, Failure, Transaction};

/// A setting and the text it shall have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingChange {
    /// Its key.
    pub key: String,
    /// Its new value.
    pub value: String,
}

/// Refuses an API token with `scopes` that lacks the scope some of these settings have of their own.
pub fn require_own_scopes(scopes: &[Scope], changes: &[SettingChange]) -> Result<(), Failure> {
    let mut own = changes.iter().filter_map(|change| definition(&change.key)?.own_scope());
    own.find(|scope| !scopes.contains(scope)).map_or(Ok(()), |scope| Err(lacks_scope(scope)))
}

/// Sets all of them, or none when one does not fit; each complaint stands under its key. What really changes is
/// noted in the history and logged, with its old and its new value.
pub fn update_settings(
    tx: &mut dyn Transaction,
    context: &Context,
    changes: &[SettingChange],
) -> Result<Vec<SettingView>, Failure> {
    context.require(Permission::UpdateSettings)?;
    let wanted = checked(changes)?;
    for SettingView { definition, value: old, .. } in views(tx)? {
        let Some(new) = wanted.get(definition.key).filter(|new| **new != old) else { continue };
        tx.settings().set(definition.key, new, context.now)?;
        let entry = NewSettingEntry {
            key: definition.key.to_owned(),
            from: Some(old.clone()),
            to: new.clone(),
            user_id: context.actor.id(),
        };
        tx.settings().note(&entry, context.now)?;
        let [old, new] = [&old, new].map(|value| shown(definition, value));
        let text = format!("Changed the setting {}: {old} → {new}", definition.label);
        context.log(tx, ActivityAction::Setting, text)?;
        if definition.key == business_zone::KEY {
            zone_changed(tx, context)?;
        }
    }
    views(tx)
}

/// The wanted values in normal form, by key.
fn checked(changes: &[SettingChange]) -> Result<BTreeMap<&'static str, String>, Failure> {
    let mut wanted = BTreeMap::new();
    let mut errors = Vec::new();
    for SettingChange { key, value } in changes {
        let Some(definition) = definition(key) else {
            errors.push(FieldError::new(key.as_str(), "There is no such setting."));
            continue;
        };
        match definition.kind.normal(value) {
            Ok(_) if wanted.contains_key(definition.key) => {
                errors.push(FieldError::new(key.as_str(), "This setting is named twice."));
            }
            Ok(value) => {
                wanted.insert(definition.key, value);
            }
            Err(message) => errors.push(FieldError::new(key.as_str(), message)),
        }
    }
    if errors.is_empty() { Ok(wanted) } else { Err(Failure::Fields(errors)) }
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
