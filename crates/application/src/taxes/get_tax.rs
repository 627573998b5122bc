//! `GET /api/tax`.

use std::collections::HashMap;

use tierway_kernel::{Permission, TaxClassId};
use tierway_orders::{TaxPercent, TaxRules};

use crate::{Context, Failure, Settings, Transaction};

/// The tax rules with what they are used for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxView {
    /// The rules.
    pub rules: TaxRules,
    /// Products of each class; classes without products are omitted.
    pub products: HashMap<TaxClassId, u64>,
    /// The rate outside all zones, a setting.
    pub default_rate: TaxPercent,
}

/// The company's tax rules.
pub fn get_tax(tx: &mut dyn Transaction, context: &Context) -> Result<TaxView, Failure> {
    context.require(Permission::GetTax)?;
    view(tx)
}

/// The rules as they are now.
pub(super) fn view(tx: &mut dyn Transaction) -> Result<TaxView, Failure> {
    Ok(TaxView {
        rules: tx.taxes().rules()?,
        products: tx.taxes().products_by_class()?,
        default_rate: TaxPercent::of_basis_points(Settings::load(tx)?.tax_basis_points),
    })
}
