//! Stock. The guards read and write under the store's one lock, so they hold by themselves.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_inventory::{Direction, Movement, MovementFilter, NewMovement, StockLevel, StockRepository, StockUpdate};
use tierway_kernel::{MovementId, Page, PageRequest, ProductId, Quantity, StockUpdateId, StoreError, UserId};

use super::paging::{matches, newest_first, within};
use super::state::{State, need, unique};
use super::transaction::MemoryTransaction;

/// Moves the level by a movement and writes it to the ledger.
fn write_movement(state: &mut State, movement: &NewMovement, now: DateTime<Utc>) -> Option<Movement> {
    let level = state.levels.get_mut(movement.product_id.0)?;
    match movement.direction {
        Direction::In => level.stock_in += movement.quantity.get(),
        Direction::Out => level.stock_out += movement.quantity.get(),
    }
    level.updated_at = Some(now);
    let balance_after = level.balance();
    Some(state.movements.add(|id| Movement {
        id: MovementId(id),
        entry: movement.clone(),
        balance_after,
        created_at: now,
    }))
}

/// In and out of each product, summed up from the ledger.
fn ledger_sums(state: &State) -> HashMap<ProductId, (i64, i64)> {
    let mut sums: HashMap<ProductId, (i64, i64)> = HashMap::new();
    for movement in state.movements.rows() {
        let (came, went) = sums.entry(movement.entry.product_id).or_default();
        match movement.entry.direction {
            Direction::In => *came += movement.entry.quantity.get(),
            Direction::Out => *went += movement.entry.quantity.get(),
        }
    }
    sums
}

impl StockRepository for MemoryTransaction {
    fn open(&mut self, product: ProductId) -> Result<(), StoreError> {
        let state = self.write()?;
        need(state.products.contains(product.0), "product")?;
        unique(!state.levels.contains(product.0), "stock_levels.product_id")?;
        state.levels.put(product.0, StockLevel::empty(product));
        Ok(())
    }

    fn close(&mut self, product: ProductId) -> Result<(), StoreError> {
        self.write()?.levels.remove(product.0);
        Ok(())
    }

    fn level(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError> {
        Ok(self.state.levels.get(product.0).copied())
    }

    fn levels(&mut self, products: &[ProductId]) -> Result<Vec<StockLevel>, StoreError> {
        Ok(self.state.levels.rows().filter(|level| products.contains(&level.product_id)).copied().collect())
    }

    fn lock(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError> {
        self.level(product)
    }

    fn record(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<Movement>, StoreError> {
        let state = self.write()?;
        let Some(level) = state.levels.get(movement.product_id.0) else { return Ok(None) };
        if movement.direction == Direction::Out && level.available() < movement.quantity.get() {
            return Ok(None);
        }
        Ok(write_movement(state, movement, now))
    }

    fn reserve(&mut self, product: ProductId, quantity: Quantity, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        let level = self.write()?.levels.get_mut(product.0).filter(|level| level.available() >= quantity.get());
        Ok(level.map(|level| level.reserved += quantity.get()).is_some())
    }

    fn release(&mut self, product: ProductId, quantity: Quantity, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        let level = self.write()?.levels.get_mut(product.0).filter(|level| level.reserved >= quantity.get());
        Ok(level.map(|level| level.reserved -= quantity.get()).is_some())
    }

    fn ship_reserved(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<Movement>, StoreError> {
        if !self.release(movement.product_id, movement.quantity, now)? {
            return Ok(None);
        }
        Ok(write_movement(self.write()?, movement, now))
    }

    fn movements(&mut self, filter: &MovementFilter, page: &PageRequest) -> Result<Page<Movement>, StoreError> {
        let wanted = |row: &&Movement| {
            matches(filter.product_id, row.entry.product_id)
                && matches(filter.direction, row.entry.direction)
                && matches(filter.reason, row.entry.reason)
                && within(row.created_at, filter.from, filter.to)
        };
        let rows = self.state.movements.rows().filter(wanted).cloned().collect();
        Ok(newest_first(rows, page, |row: &Movement| (row.created_at, row.id.0)))
    }

    fn has_movements(&mut self, product: ProductId) -> Result<bool, StoreError> {
        Ok(self.state.movements.rows().any(|row| row.entry.product_id == product))
    }

    fn add_update(
        &mut self,
        product: ProductId,
        new_stock: i64,
        by: Option<UserId>,
        reason: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<StockUpdate, StoreError> {
        let state = self.write()?;
        need(state.products.contains(product.0), "product")?;
        Ok(state.stock_updates.add(|id| StockUpdate {
            id: StockUpdateId(id),
            product_id: product,
            new_stock,
            updated_by: by,
            updated_at: now,
            reason: reason.map(str::to_owned),
        }))
    }

    fn updates(&mut self, page: &PageRequest) -> Result<Page<StockUpdate>, StoreError> {
        let rows = self.state.stock_updates.rows().cloned().collect();
        Ok(newest_first(rows, page, |row: &StockUpdate| (row.updated_at, row.id.0)))
    }

    fn level_mismatches(&mut self) -> Result<Vec<ProductId>, StoreError> {
        let sums = ledger_sums(&self.state);
        let differs = |level: &&StockLevel| {
            let summed = sums.get(&level.product_id).copied().unwrap_or_default();
            summed != (level.stock_in, level.stock_out)
        };
        Ok(self.state.levels.rows().filter(differs).map(|level| level.product_id).collect())
    }
}
