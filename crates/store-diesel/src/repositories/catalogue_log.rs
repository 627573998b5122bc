//! The log of changed products.

use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use tierway_catalogue::{CatalogueChange, CatalogueLog};
use tierway_kernel::{ProductId, StoreError, from_micros, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::{catalogue_changes, products};
use crate::steps::forget_some;

/// Age below which concurrent transactions may still insert smaller ids: two hours in microseconds.
const UNSETTLED: i64 = 2 * 60 * 60 * 1_000_000;
/// Rows per INSERT; SQLite allows 32,766 parameters.
const ROWS_AT_ONCE: usize = 5_000;

impl CatalogueLog for DieselTransaction<'_> {
    fn note(&mut self, products: &[ProductId], now: DateTime<Utc>) -> Result<(), StoreError> {
        let now = to_micros(now);
        for products in products.chunks(ROWS_AT_ONCE) {
            let rows: Vec<_> = products
                .iter()
                .map(|id| (catalogue_changes::product_id.eq(id.0), catalogue_changes::changed_at.eq(now)))
                .collect();
            diesel::insert_into(catalogue_changes::table)
                .values(&rows)
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(())
    }

    fn last(&mut self) -> Result<i64, StoreError> {
        let last: Option<i64> =
            catalogue_changes::table.select(max(catalogue_changes::id)).first(self.connection).map_err(store_error)?;
        Ok(last.unwrap_or_default())
    }

    fn settled(&mut self) -> Result<i64, StoreError> {
        let newest: Option<i64> = catalogue_changes::table
            .select(max(catalogue_changes::changed_at))
            .first(self.connection)
            .map_err(store_error)?;
        let settled: Option<i64> = catalogue_changes::table
            .filter(catalogue_changes::changed_at.lt(newest.unwrap_or_default() - UNSETTLED))
            .select(max(catalogue_changes::id))
            .first(self.connection)
            .map_err(store_error)?;
        Ok(settled.unwrap_or_default())
    }

    fn changes(&mut self, ids: &[RangeInclusive<i64>]) -> Result<Vec<CatalogueChange>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut query = catalogue_changes::table
            .select((catalogue_changes::id, catalogue_changes::product_id, catalogue_changes::changed_at))
            .order(catalogue_changes::id)
            .into_boxed();
        for range in ids {
            query = query.or_filter(catalogue_changes::id.between(*range.start(), *range.end()));
        }
        let rows: Vec<(i64, i64, i64)> = query.load(self.connection).map_err(store_error)?;
        let change = |(id, product, changed)| CatalogueChange {
            id,
            product_id: ProductId(product),
            changed_at: from_micros(changed),
        };
        Ok(rows.into_iter().map(change).collect())
    }

    fn products_after(&mut self, after: ProductId, limit: u32) -> Result<Vec<ProductId>, StoreError> {
        let ids: Vec<i64> = products::table
            .filter(products::id.gt(after.0))
            .order(products::id)
            .limit(i64::from(limit))
            .select(products::id)
            .load(self.connection)
            .map_err(store_error)?;
        Ok(ids.into_iter().map(ProductId).collect())
    }

    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let last = self.last()?;
        let old = catalogue_changes::changed_at.lt(to_micros(before)).and(catalogue_changes::id.lt(last));
        forget_some!(self.connection, catalogue_changes, id: i64, old)
    }
}
