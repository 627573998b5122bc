//! Stock: guarded updates. Each takes effect only while its condition holds in the database itself, so that no
//! interleaving of buyers can sell a piece twice.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_inventory::{Direction, Movement, MovementFilter, NewMovement, StockLevel, StockRepository, StockUpdate};
use tierway_kernel::{MovementId, Page, PageRequest, ProductId, Quantity, StoreError, UserId, to_micros};

use super::{DieselTransaction, locks, stock_lists};
use crate::error::store_error;
use crate::rows::{LevelRow, NewMovementRow, StockUpdateRow};
use crate::schema::{inventory_transactions, stock_levels, stock_updates};
use crate::statement::{Statement, Value};

const TAKE_IN: &str = "UPDATE stock_levels SET stock_in = stock_in + ?, updated_at = ? \
     WHERE product_id = ? RETURNING stock_in - stock_out";
const TAKE_OUT: &str = "UPDATE stock_levels SET stock_out = stock_out + ?, updated_at = ? \
     WHERE product_id = ? AND stock_in - stock_out - reserved >= ? RETURNING stock_in - stock_out";
const SHIP: &str = "UPDATE stock_levels SET stock_out = stock_out + ?, reserved = reserved - ?, updated_at = ? \
     WHERE product_id = ? AND reserved >= ? RETURNING stock_in - stock_out";
const RESERVE: &str = "UPDATE stock_levels SET reserved = reserved + ? \
     WHERE product_id = ? AND stock_in - stock_out - reserved >= ?";
const RELEASE: &str = "UPDATE stock_levels SET reserved = reserved - ? WHERE product_id = ? AND reserved >= ?";

impl DieselTransaction<'_> {
    /// Runs a guarded update; the balance it left, or `None` when its condition did not hold.
    fn moved(&mut self, text: &'static str, values: &[Value<'_>]) -> Result<Option<i64>, StoreError> {
        Statement::new(text, values).get_result(self.connection).optional().map_err(store_error)
    }

    /// Runs a guarded update without an answer; whether its condition held.
    fn held(&mut self, text: &'static str, values: &[Value<'_>]) -> Result<bool, StoreError> {
        Statement::new(text, values).execute(self.connection).map(|rows| rows == 1).map_err(store_error)
    }

    fn write(&mut self, movement: &NewMovement, balance: i64, now: DateTime<Utc>) -> Result<Movement, StoreError> {
        let id = diesel::insert_into(inventory_transactions::table)
            .values(NewMovementRow::new(movement, balance, now))
            .returning(inventory_transactions::id)
            .get_result(self.connection)
            .map_err(store_error)?;
        Ok(Movement { id: MovementId(id), entry: movement.clone(), balance_after: balance, created_at: now })
    }
}

impl StockRepository for DieselTransaction<'_> {
    fn open(&mut self, product: ProductId) -> Result<(), StoreError> {
        diesel::insert_into(stock_levels::table)
            .values((
                stock_levels::product_id.eq(product.0),
                stock_levels::stock_in.eq(0_i64),
                stock_levels::stock_out.eq(0_i64),
                stock_levels::reserved.eq(0_i64),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn close(&mut self, product: ProductId) -> Result<(), StoreError> {
        diesel::delete(stock_levels::table.find(product.0)).execute(self.connection).map(|_| ()).map_err(store_error)
    }

    fn level(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError> {
        let row = stock_levels::table.find(product.0).select(LevelRow::as_select()).first(self.connection).optional();
        Ok(row.map_err(store_error)?.map(LevelRow::into_level))
    }

    fn levels(&mut self, products: &[ProductId]) -> Result<Vec<StockLevel>, StoreError> {
        let ids: Vec<i64> = products.iter().map(|id| id.0).collect();
        let rows: Vec<LevelRow> = stock_levels::table
            .filter(stock_levels::product_id.eq_any(ids))
            .select(LevelRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(LevelRow::into_level).collect())
    }

    fn lock(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError> {
        let row = locks::level(self.connection, product.0).map_err(store_error)?;
        Ok(row.map(LevelRow::into_level))
    }

    fn record(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<Movement>, StoreError> {
        let pieces = movement.quantity.get();
        let product = movement.product_id.0;
        let time = to_micros(now);
        let balance = match movement.direction {
            Direction::In => self.moved(TAKE_IN, &[Value::Int(pieces), Value::Int(time), Value::Int(product)])?,
            Direction::Out => {
                self.moved(TAKE_OUT, &[Value::Int(pieces), Value::Int(time), Value::Int(product), Value::Int(pieces)])?
            }
        };
        balance.map(|balance| self.write(movement, balance, now)).transpose()
    }

    fn reserve(&mut self, product: ProductId, quantity: Quantity, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        let pieces = quantity.get();
        self.held(RESERVE, &[Value::Int(pieces), Value::Int(product.0), Value::Int(pieces)])
    }

    fn release(&mut self, product: ProductId, quantity: Quantity, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        let pieces = quantity.get();
        self.held(RELEASE, &[Value::Int(pieces), Value::Int(product.0), Value::Int(pieces)])
    }

    fn ship_reserved(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<Movement>, StoreError> {
        let pieces = Value::Int(movement.quantity.get());
        let values = [
            pieces,
            Value::Int(movement.quantity.get()),
            Value::Int(to_micros(now)),
            Value::Int(movement.product_id.0),
            Value::Int(movement.quantity.get()),
        ];
        let balance = self.moved(SHIP, &values)?;
        balance.map(|balance| self.write(movement, balance, now)).transpose()
    }

    fn movements(&mut self, filter: &MovementFilter, page: &PageRequest) -> Result<Page<Movement>, StoreError> {
        stock_lists::movements(self.connection, filter, page)
    }

    fn has_movements(&mut self, product: ProductId) -> Result<bool, StoreError> {
        let any = inventory_transactions::table.filter(inventory_transactions::product_id.eq(product.0));
        diesel::select(diesel::dsl::exists(any)).get_result(self.connection).map_err(store_error)
    }

    fn add_update(
        &mut self,
        product: ProductId,
        new_stock: i64,
        by: Option<UserId>,
        reason: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<StockUpdate, StoreError> {
        diesel::insert_into(stock_updates::table)
            .values((
                stock_updates::product_id.eq(product.0),
                stock_updates::new_stock.eq(new_stock),
                stock_updates::updated_by.eq(by.map(|id| id.0)),
                stock_updates::reason.eq(reason),
                stock_updates::created_at.eq(to_micros(now)),
            ))
            .returning(StockUpdateRow::as_returning())
            .get_result(self.connection)
            .map(StockUpdateRow::into_update)
            .map_err(store_error)
    }

    fn updates(&mut self, page: &PageRequest) -> Result<Page<StockUpdate>, StoreError> {
        stock_lists::updates(self.connection, page)
    }

    fn level_mismatches(&mut self) -> Result<Vec<ProductId>, StoreError> {
        stock_lists::level_mismatches(self.connection)
    }
}
