//! A lot with names for its ids.

use tierway_inventory::{Lot, LotState};

use super::names;
use crate::{Context, Failure, Settings, Transaction};

/// A lot as company staff see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotView {
    /// The lot.
    pub lot: Lot,
    /// Its state today.
    pub state: LotState,
    /// The product's name now.
    pub product_name: String,
    /// The product's SKU now.
    pub product_sku: String,
}

/// Lots with names for their ids.
pub(super) fn views(tx: &mut dyn Transaction, context: &Context, lots: Vec<Lot>) -> Result<Vec<LotView>, Failure> {
    let Settings { business_zone, expiry_warning_days: warning, .. } = Settings::load(tx)?;
    let today = business_zone.day(context.now);
    let products = names::products(tx, lots.iter().map(|lot| lot.product_id))?;
    let view = |lot: Lot| {
        let (product_name, product_sku) = products.get(&lot.product_id).cloned().unwrap_or_default();
        LotView { state: lot.state(today, warning), lot, product_name, product_sku }
    };
    Ok(lots.into_iter().map(view).collect())
}

/// One lot with names for its ids.
pub(super) fn view(tx: &mut dyn Transaction, context: &Context, lot: Lot) -> Result<LotView, Failure> {
    views(tx, context, vec![lot])?.pop().ok_or(Failure::NotFound("This batch"))
}
