//! `PUT /api/shipping`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{FieldError, Permission, message};
use tierway_orders::ShippingRules;

use super::get_shipping::{ShippingView, view};
use crate::settings::{SHIPPING_ZONES, SettingChange, setting_faults, update_settings};
use crate::{Context, Failure, Transaction};

/// The zones somebody else has changed.
const STALE: &str = "The shipping rates were changed by someone else. Please reload them.";

/// The key of the setting of what a piece of a product without weight weighs.
const UNWEIGHED_GRAMS: &str = "unweighedGrams";

/// New shipping zones.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SetShipping {
    /// The zones, with the version the person saw.
    pub rules: ShippingRules,
    /// What a piece of a product without weight weighs; `None` leaves the setting as it is.
    pub unweighed_grams: Option<i64>,
}

impl SetShipping {
    /// Everything that is wrong with it, by field.
    pub fn faults(&self) -> Vec<FieldError> {
        self.checked().err().unwrap_or_default()
    }

    /// The zones in their normal form, or everything that is wrong.
    fn checked(&self) -> Result<ShippingRules, Vec<FieldError>> {
        let mut faults = setting_faults(self.change().as_slice());
        let rules = self.rules.clone().checked().unwrap_or_else(|errors| {
            faults.extend(errors);
            ShippingRules::default()
        });
        if faults.is_empty() { Ok(rules) } else { Err(faults) }
    }

    /// The setting it changes.
    fn change(&self) -> Option<SettingChange> {
        let value = self.unweighed_grams?.to_string();
        Some(SettingChange { key: UNWEIGHED_GRAMS.to_owned(), value, expected: None })
    }
}

/// Replaces the shipping zones. Orders that exist keep what they cost.
pub fn set_shipping(
    tx: &mut dyn Transaction,
    context: &Context,
    command: &SetShipping,
) -> Result<ShippingView, Failure> {
    context.require(Permission::SetShipping)?;
    let rules = command.checked().map_err(Failure::Fields)?;
    let stored = tx.shipping().rules()?;
    if stored.version != rules.version {
        return Err(Failure::Conflict(STALE.into()));
    }
    Failure::unless_none(rules.check_known(&stored))?;
    if let Some(change) = command.change() {
        update_settings(tx, context, &[change])?;
    }
    if !tx.shipping().save(&rules, rules.version, context.actor.id(), context.now)? {
        return Err(Failure::Conflict(STALE.into()));
    }
    let zones = rules.zones.len();
    tx.settings().set(SHIPPING_ZONES, &zones.to_string(), context.now)?;
    context.log(tx, ActivityAction::Setting, message!("Changed the shipping zones: {zones}", zones))?;
    view(tx)
}
