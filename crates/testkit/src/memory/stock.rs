//! Stock. The guards read and write under the store's one lock, so they hold by themselves.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

use chrono::{DateTime, Utc};
use tierway_inventory::{
    DayPieces, Direction, Lot, Movement, MovementFilter, NewMovement, ProductPieces, Reason, Shift, StockLevel,
    StockRepository, StockUpdate,
};
use tierway_kernel::{
    LotId, MovementId, OrderId, Page, PageRequest, ProductId, Quantity, StockUpdateId, StoreError, UserId,
};

use super::paging::{matches, newest_first, within};
use super::state::{State, need, unique};
use super::transaction::MemoryTransaction;

/// Moves the lot of a movement; its balance after it.
fn move_lot(state: &mut State, movement: &NewMovement) -> Result<Option<i64>, StoreError> {
    let Some(id) = movement.lot_id else { return Ok(None) };
    let broken = || StoreError::Failed(format!("lot {id} lacks {}", movement.quantity));
    let lot = state.lots.get_mut(id.0).filter(|lot| lot.product_id == movement.product_id).ok_or_else(broken)?;
    match movement.direction {
        Direction::In => lot.stock_in += movement.quantity.get(),
        Direction::Out if lot.balance() < movement.quantity.get() => return Err(broken()),
        Direction::Out => lot.stock_out += movement.quantity.get(),
    }
    Ok(Some(lot.balance()))
}

/// In and out of each product or lot, summed up from the ledger.
fn ledger_sums<K: Eq + Hash>(state: &State, key: impl Fn(&NewMovement) -> Option<K>) -> HashMap<K, (i64, i64)> {
    let mut sums: HashMap<K, (i64, i64)> = HashMap::new();
    for movement in state.movements.rows() {
        let Some(key) = key(&movement.entry) else { continue };
        let (came, went) = sums.entry(key).or_default();
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

    fn lock_all(&mut self, products: &[ProductId]) -> Result<Vec<StockLevel>, StoreError> {
        self.levels(products)
    }

    fn shift(
        &mut self,
        product: ProductId,
        shift: Shift,
        now: DateTime<Utc>,
    ) -> Result<Option<StockLevel>, StoreError> {
        let Some(level) = self.write()?.levels.get_mut(product.0) else { return Ok(None) };
        let Some(after) = shift.apply(level) else { return Ok(None) };
        *level = StockLevel { updated_at: Some(now), ..after };
        Ok(Some(*level))
    }

    fn enter(
        &mut self,
        movement: &NewMovement,
        balance_after: i64,
        now: DateTime<Utc>,
    ) -> Result<Movement, StoreError> {
        let state = self.write()?;
        let lot_balance_after = move_lot(state, movement)?;
        let entry = movement.clone();
        Ok(state.movements.add(|id| Movement {
            id: MovementId(id),
            entry,
            balance_after,
            lot_balance_after,
            created_at: now,
        }))
    }

    fn reserve(&mut self, product: ProductId, quantity: Quantity, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        let level = self.write()?.levels.get_mut(product.0).filter(|level| level.available() >= quantity.get());
        Ok(level.map(|level| level.reserved += quantity.get()).is_some())
    }

    fn release(&mut self, product: ProductId, quantity: Quantity, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        let level = self.write()?.levels.get_mut(product.0).filter(|level| level.reserved >= quantity.get());
        Ok(level.map(|level| level.reserved -= quantity.get()).is_some())
    }

    fn held_by_order(&mut self, order: OrderId) -> Result<Vec<(ProductId, Option<LotId>, i64)>, StoreError> {
        let key = |entry: &NewMovement| {
            let place = (entry.product_id, entry.lot_id.is_none(), entry.lot_id);
            (entry.order_id == Some(order)).then_some(place)
        };
        let mut sums: Vec<_> = ledger_sums(&self.state, key).into_iter().collect();
        sums.sort_unstable();
        let left = sums.into_iter().map(|((product, _, lot), (came, went))| (product, lot, went - came));
        Ok(left.filter(|(_, _, pieces)| *pieces > 0).collect())
    }

    fn movements(&mut self, filter: &MovementFilter, page: &PageRequest) -> Result<Page<Movement>, StoreError> {
        let wanted = |row: &&Movement| {
            matches(filter.product_id, row.entry.product_id)
                && (filter.lot_id.is_none() || filter.lot_id == row.entry.lot_id)
                && (filter.count_id.is_none() || filter.count_id == row.entry.count_id)
                && matches(filter.direction, row.entry.direction)
                && matches(filter.reason, row.entry.reason)
                && within(row.created_at, filter.from, filter.to)
        };
        let rows = self.state.movements.rows().filter(wanted).cloned().collect();
        Ok(newest_first(rows, page, |row: &Movement| (row.created_at, row.id.0)))
    }

    fn has_movements(&mut self, product: ProductId) -> Result<bool, StoreError> {
        let moved = self.state.movements.rows().any(|row| row.entry.product_id == product);
        let mut counts = self.state.stock_counts.rows();
        Ok(moved || counts.any(|(_, lines)| lines.iter().any(|line| line.product_id == product)))
    }

    fn pieces_by_day(
        &mut self,
        reasons: &[Reason],
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<DayPieces>, StoreError> {
        let rows = self.state.movements.rows().filter(|row| within(row.created_at, Some(from), Some(to)));
        let piece = |row: &Movement| DayPieces {
            day: row.created_at.date_naive(),
            reason: row.entry.reason,
            pieces: row.entry.quantity.get(),
        };
        Ok(rows.filter(|row| reasons.contains(&row.entry.reason)).map(piece).collect())
    }

    fn pieces_by_product(
        &mut self,
        reasons: &[Reason],
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<ProductPieces>, StoreError> {
        let rows = self.state.movements.rows().filter(|row| within(row.created_at, Some(from), Some(to)));
        let piece = |row: &Movement| ProductPieces {
            product_id: row.entry.product_id,
            reason: row.entry.reason,
            pieces: row.entry.quantity.get(),
        };
        Ok(rows.filter(|row| reasons.contains(&row.entry.reason)).map(piece).collect())
    }

    fn balances_at(&mut self, times: &[DateTime<Utc>]) -> Result<Vec<(ProductId, Vec<i64>)>, StoreError> {
        let mut balances: BTreeMap<ProductId, Vec<i64>> = BTreeMap::new();
        let mut movements: Vec<&Movement> = self.state.movements.rows().collect();
        movements.sort_by_key(|row| (row.created_at, row.id));
        for movement in movements {
            let of_product = balances.entry(movement.entry.product_id).or_insert_with(|| vec![0; times.len()]);
            for (balance, time) in of_product.iter_mut().zip(times) {
                if movement.created_at < *time {
                    *balance = movement.balance_after;
                }
            }
        }
        Ok(balances.into_iter().filter(|(_, balances)| balances.iter().any(|pieces| *pieces > 0)).collect())
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
        let sums = ledger_sums(&self.state, |entry| Some(entry.product_id));
        let differs = |level: &&StockLevel| {
            let summed = sums.get(&level.product_id).copied().unwrap_or_default();
            summed != (level.stock_in, level.stock_out)
        };
        Ok(self.state.levels.rows().filter(differs).map(|level| level.product_id).collect())
    }

    fn lot_mismatches(&mut self) -> Result<Vec<LotId>, StoreError> {
        let sums = ledger_sums(&self.state, |entry| entry.lot_id);
        let differs = |lot: &&Lot| sums.get(&lot.id).copied().unwrap_or_default() != (lot.stock_in, lot.stock_out);
        Ok(self.state.lots.rows().filter(differs).map(|lot| lot.id).collect())
    }

    fn held_mismatches(&mut self) -> Result<Vec<ProductId>, StoreError> {
        let lots = |level: &StockLevel| {
            let of_product = self.state.lots.rows().filter(|lot| lot.product_id == level.product_id);
            of_product.fold((0, 0), |(pieces, held), lot| {
                (pieces + lot.balance(), held + if lot.is_held() { lot.balance() } else { 0 })
            })
        };
        let differs = |level: &&StockLevel| {
            let (pieces, held) = lots(level);
            held != level.held || pieces > level.balance()
        };
        Ok(self.state.levels.rows().filter(differs).map(|level| level.product_id).collect())
    }
}
