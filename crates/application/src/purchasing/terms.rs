//! Parameters of the reorder rule: settings and terms of the best supplier.

use std::collections::HashMap;

use chrono::Duration;
use tierway_kernel::ProductId;
use tierway_workforce::{SupplierTerms, Supply, SupplyTerms, best_source};

use crate::{Context, Failure, Settings, Transaction};

/// Products per look-up.
pub(super) const BATCH: usize = 500;

/// Combines a supplier's terms with the settings.
pub(super) fn terms(settings: &Settings, source: Option<&SupplierTerms>) -> SupplyTerms {
    let purchasing = &settings.purchasing;
    SupplyTerms {
        sales_days: purchasing.sales_days,
        lead_days: source.and_then(|source| source.lead_days).unwrap_or(purchasing.lead_days),
        safety_days: purchasing.safety_days,
        low_mark: settings.purchaser_alert_mark,
        pack_size: source.map_or(1, |source| source.product.pack_size.get()),
        minimum: source.map_or(1, |source| source.product.minimum_pieces.get()),
    }
}

/// Supply of products that may need reordering.
pub(super) fn supplies(
    tx: &mut dyn Transaction,
    context: &Context,
    settings: &Settings,
) -> Result<Vec<Supply>, Failure> {
    let from = context.now - Duration::days(settings.purchasing.sales_days);
    Ok(tx.purchases().supplies(from, settings.purchaser_alert_mark)?)
}

/// The best supplier of each product.
pub(super) fn best_sources(sources: Vec<SupplierTerms>) -> HashMap<ProductId, SupplierTerms> {
    let of_product = sources.chunk_by(|a, b| a.product.product_id == b.product.product_id);
    let best = of_product.filter_map(|own| best_source(own, own.first()?.product.product_id));
    best.map(|source| (source.product.product_id, source.clone())).collect()
}
