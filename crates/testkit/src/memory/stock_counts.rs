//! Stock counts.

use chrono::{DateTime, Utc};
use tierway_inventory::{CountLine, NewStockCount, StockCount, StockCountRepository};
use tierway_kernel::{Page, PageRequest, StockCountId, StoreError};

use super::paging::newest_first;
use super::state::need;
use super::transaction::MemoryTransaction;

impl StockCountRepository for MemoryTransaction {
    fn add(
        &mut self,
        count: &NewStockCount,
        lines: &[CountLine],
        now: DateTime<Utc>,
    ) -> Result<StockCount, StoreError> {
        let state = self.write()?;
        for line in lines {
            need(state.products.contains(line.product_id.0), "product")?;
            need(line.lot_id.is_none_or(|lot| state.lots.contains(lot.0)), "lot")?;
        }
        let row = |id| StockCount { id: StockCountId(id), entry: count.clone(), created_at: now };
        Ok(state.stock_counts.add(|id| (row(id), lines.to_vec())).0)
    }

    fn by_id(&mut self, id: StockCountId) -> Result<Option<StockCount>, StoreError> {
        Ok(self.state.stock_counts.get(id.0).map(|(count, _)| count.clone()))
    }

    fn lines(&mut self, id: StockCountId) -> Result<Vec<CountLine>, StoreError> {
        Ok(self.state.stock_counts.get(id.0).map(|(_, lines)| lines.clone()).unwrap_or_default())
    }

    fn list(&mut self, page: &PageRequest) -> Result<Page<StockCount>, StoreError> {
        let rows = self.state.stock_counts.rows().map(|(count, _)| count.clone()).collect();
        Ok(newest_first(rows, page, |count: &StockCount| (count.created_at, count.id.0)))
    }
}
