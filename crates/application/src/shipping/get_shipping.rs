//! `GET /api/shipping`.

use tierway_kernel::{Money, Permission};
use tierway_orders::ShippingRules;

use crate::{Context, Failure, Settings, Transaction};

/// The shipping zones with the settings beside them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShippingView {
    /// The zones.
    pub rules: ShippingRules,
    /// What a piece of a product without weight weighs, a setting.
    pub unweighed_grams: u32,
    /// The cost outside all zones, a setting.
    pub flat_cost: Money,
}

/// The company's shipping zones.
pub fn get_shipping(tx: &mut dyn Transaction, context: &Context) -> Result<ShippingView, Failure> {
    context.require(Permission::GetShipping)?;
    view(tx)
}

/// They as they are now.
pub(super) fn view(tx: &mut dyn Transaction) -> Result<ShippingView, Failure> {
    let settings = Settings::load(tx)?;
    Ok(ShippingView {
        rules: tx.shipping().rules()?,
        unweighed_grams: settings.unweighed_grams,
        flat_cost: settings.shipping_cost,
    })
}
