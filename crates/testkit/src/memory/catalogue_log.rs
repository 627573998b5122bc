//! The log of changed products.

use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use tierway_catalogue::{CatalogueChange, CatalogueLog};
use tierway_kernel::{ProductId, StoreError};

use super::transaction::MemoryTransaction;

impl CatalogueLog for MemoryTransaction {
    fn note(&mut self, products: &[ProductId], now: DateTime<Utc>) -> Result<(), StoreError> {
        let log = &mut self.write()?.catalogue_log;
        for product_id in products {
            log.add(|id| (CatalogueChange { id, product_id: *product_id }, now));
        }
        Ok(())
    }

    fn last(&mut self) -> Result<i64, StoreError> {
        Ok(self.state.catalogue_log.rows().next_back().map_or(0, |(change, _)| change.id))
    }

    fn changes(&mut self, ids: &[RangeInclusive<i64>]) -> Result<Vec<CatalogueChange>, StoreError> {
        let wanted = |change: &CatalogueChange| ids.iter().any(|range| range.contains(&change.id));
        Ok(self.state.catalogue_log.rows().map(|(change, _)| *change).filter(wanted).collect())
    }

    fn products_after(&mut self, after: ProductId, limit: u32) -> Result<Vec<ProductId>, StoreError> {
        let later = self.state.products.rows().map(|product| product.id).filter(|id| *id > after);
        Ok(later.take(limit as usize).collect())
    }

    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let last = self.last()?;
        let log = &mut self.write()?.catalogue_log;
        let old = |(change, at): &&(CatalogueChange, DateTime<Utc>)| *at < before && change.id < last;
        let old: Vec<i64> = log.rows().filter(old).map(|(change, _)| change.id).collect();
        Ok(old.into_iter().filter(|id| log.remove(*id)).count() as u64)
    }
}
