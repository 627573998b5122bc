//! `PUT /api/tax`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{FieldError, Message, Permission, message};
use tierway_orders::{TaxClass, TaxRules, TaxZone};

use super::get_tax::{TaxView, view};
use crate::{Context, Failure, Transaction};

/// The rules somebody else has changed.
const STALE: &str = "The taxes were changed by someone else. Please reload them.";

/// Replaces the tax rules, whose version is the one the person saw. Orders that exist keep what they were taxed with.
pub fn set_tax(tx: &mut dyn Transaction, context: &Context, rules: &TaxRules) -> Result<TaxView, Failure> {
    context.require(Permission::SetTax)?;
    let rules = rules.clone().checked().map_err(Failure::Fields)?;
    let stored = tx.taxes().rules()?;
    if stored.version != rules.version {
        return Err(Failure::Conflict(STALE.into()));
    }
    Failure::unless_none(rules.check_known(&stored))?;
    let products = tx.taxes().products_by_class()?;
    let is_removed = |class: &&TaxClass| rules.classes.iter().all(|kept| kept.id != class.id);
    let in_use = |class: &TaxClass| Some(still_used(&class.name, *products.get(&class.id)?));
    let used = stored.classes.iter().filter(is_removed).filter_map(in_use);
    Failure::unless_none(used.map(|sentence| FieldError::new("classes", sentence)).collect())?;
    refuse_named_zones(tx, context, &rules, &stored)?;
    if !tx.taxes().save(&rules, rules.version, context.actor.id(), context.now)? {
        return Err(Failure::Conflict(STALE.into()));
    }
    let (zones, classes) = (rules.zones.len(), rules.classes.len());
    let log = message!("Changed the taxes: zones {zones}, classes {classes}", zones, classes);
    context.log(tx, ActivityAction::Setting, log)?;
    view(tx)
}

/// A zone that valid certificates name stays: without it they would relieve nobody any more.
fn refuse_named_zones(
    tx: &mut dyn Transaction,
    context: &Context,
    rules: &TaxRules,
    stored: &TaxRules,
) -> Result<(), Failure> {
    let removed: Vec<&TaxZone> =
        stored.zones.iter().filter(|zone| rules.zones.iter().all(|kept| kept.id != zone.id)).collect();
    if removed.is_empty() {
        return Ok(());
    }
    let today = context.today(tx)?;
    let certificates = tx.tax_exemptions().count_by_zone(today)?;
    let named = |zone: &TaxZone| Some(still_named(&zone.name, *certificates.get(&zone.id)?));
    let sentences = removed.into_iter().filter_map(named);
    Failure::unless_none(sentences.map(|sentence| FieldError::new("zones", sentence)).collect())
}

fn still_named(name: &str, count: u64) -> Message {
    let name = name.to_owned();
    match count {
        1 => message!("{name} is still named by 1 exemption certificate.", name),
        _ => message!("{name} is still named by {count} exemption certificates.", name, count),
    }
}

fn still_used(name: &str, count: u64) -> Message {
    let name = name.to_owned();
    match count {
        1 => message!("{name} is still the tax class of 1 product.", name),
        _ => message!("{name} is still the tax class of {count} products.", name, count),
    }
}
