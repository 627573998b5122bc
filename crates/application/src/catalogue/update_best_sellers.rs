//! Which products sell best, ranked every hour from the sums of sales.

use std::collections::HashMap;

use chrono::Days;
use tierway_catalogue::{BEST_SELLER_DAYS, SoldProduct, rank_best_sellers};
use tierway_kernel::ProductId;
use tierway_orders::SalesDimension;

use super::products_changed;
use crate::{Context, Failure, Transaction};

/// How many top-selling products are considered: some may be discontinued or sold out.
const CANDIDATES: usize = 1_000;

/// The best sellers of the last days, from the sums of sales. Writes nothing.
pub(crate) fn read_best_sellers(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<(ProductId, i64)>, Failure> {
    context.require_system()?;
    let today = context.today(tx)?;
    let from = today.checked_sub_days(Days::new(BEST_SELLER_DAYS - 1)).unwrap_or(today);
    let sums = tx.sales().rollup_by_key(SalesDimension::Product, from, today)?;
    let sold = sums.into_iter().filter_map(|(key, sales)| Some((ProductId(key.parse().ok()?), sales.units)));
    let mut sold: Vec<(ProductId, i64)> = sold.filter(|(_, pieces)| *pieces > 0).collect();
    sold.sort_unstable_by_key(|(id, pieces)| std::cmp::Reverse((*pieces, *id)));
    sold.truncate(CANDIDATES);
    let pieces: HashMap<ProductId, i64> = sold.into_iter().collect();
    let ids: Vec<ProductId> = pieces.keys().copied().collect();
    let on_sale: Vec<ProductId> =
        tx.products().priced(&ids)?.into_iter().filter(|product| product.is_active).map(|product| product.id).collect();
    let levels = tx.stock().levels(&on_sale)?;
    let in_stock: HashMap<ProductId, bool> =
        levels.into_iter().map(|level| (level.product_id, level.available() > 0)).collect();
    let sold = on_sale.into_iter().map(|product_id| SoldProduct {
        product_id,
        pieces: pieces.get(&product_id).copied().unwrap_or_default(),
        in_stock: in_stock.get(&product_id).copied().unwrap_or_default(),
    });
    Ok(rank_best_sellers(sold.collect()))
}

/// Stores the best sellers; updates lists and the search index where a rank has changed.
pub(crate) fn store_best_sellers(
    tx: &mut dyn Transaction,
    context: &Context,
    ranked: &[(ProductId, i64)],
) -> Result<(), Failure> {
    context.require_system()?;
    let changed = tx.products().set_best_sellers(ranked)?;
    if changed.is_empty() { Ok(()) } else { Ok(products_changed(tx, &changed, context.now)?) }
}
