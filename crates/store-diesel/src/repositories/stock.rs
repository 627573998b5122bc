//! Stock: guarded updates. Each applies only if its condition holds in the database, so that concurrent buyers cannot
//! oversell.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::exists;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable};
use tierway_application::Topic;
use tierway_inventory::{
    DayPieces, Direction, HeldPieces, Movement, MovementFilter, NewMovement, ProductPieces, Reason, ShelfLocation,
    StockChange, StockLevel, StockRepository, StockUpdate,
};
use tierway_kernel::{
    DayRun, LotId, Message, MovementId, OrderId, Page, PageRequest, ProductId, Quantity, StoreError, UserId,
    from_micros, to_micros,
};

use super::ids::one_of;
use super::{DieselTransaction, locks, pick_locations, stock_figures, stock_lists};
use crate::error::store_error;
use crate::rows::{LevelRow, StockUpdateRow};
use crate::schema::{inventory_transactions, stock_count_lines, stock_levels, stock_updates};
use crate::statement::{Statement, Value};
use crate::steps::in_steps;

/// Any change (see `tierway_inventory::StockChange`): what is added to in, out, reserved and held; the last condition applies
/// only to changes that need available stock.
const SHIFT: &str = "UPDATE stock_levels SET stock_in = stock_in + ?, stock_out = stock_out + ?, \
     reserved = reserved + ?, held = held + ?, updated_at = ? WHERE product_id = ? \
     AND reserved + ? BETWEEN 0 AND stock_in - stock_out + ? \
     AND held + ? BETWEEN 0 AND stock_in - stock_out + ? \
     AND (? = 0 OR stock_in - stock_out + ? - held - reserved >= 0) \
     RETURNING stock_in, stock_out, reserved, held";
const LOT_IN: &str = "UPDATE lots SET stock_in = stock_in + ?, updated_at = ? WHERE id = ? AND product_id = ? \
     RETURNING stock_in - stock_out";
const LOT_OUT: &str = "UPDATE lots SET stock_out = stock_out + ?, updated_at = ? WHERE id = ? AND product_id = ? \
     AND stock_in - stock_out >= ? RETURNING stock_in - stock_out";
/// How many products one statement reserves.
const RESERVED_AT_ONCE: usize = 100;
const RELEASE: &str = "UPDATE stock_levels SET reserved = reserved - ? WHERE product_id = ? AND reserved >= ?";

/// Product, in, out, reserved, held, when it was changed.
type LevelTuple = (i64, i64, i64, i64, i64, Option<i64>);
type LevelTypes = (BigInt, BigInt, BigInt, BigInt, BigInt, Nullable<BigInt>);

impl DieselTransaction<'_> {
    /// Runs a guarded update; the balance it left, or `None` when its condition did not hold.
    fn moved(&mut self, text: &'static str, values: &[Value<'_>]) -> Result<Option<i64>, StoreError> {
        Statement::new(text, values).get_result(self.connection).optional().map_err(store_error)
    }

    /// Runs a guarded update without result; returns whether its condition held.
    fn held(&mut self, text: &'static str, values: &[Value<'_>]) -> Result<bool, StoreError> {
        Statement::new(text, values).execute(self.connection).map(|rows| rows == 1).map_err(store_error)
    }

    /// Moves the lot of a movement; its balance after it.
    fn move_lot(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<i64>, StoreError> {
        let Some(lot) = movement.lot_id else { return Ok(None) };
        let pieces = movement.quantity.get();
        let values = [
            Value::Int(pieces),
            Value::Int(to_micros(now)),
            Value::Int(lot.0),
            Value::Int(movement.product_id.0),
            Value::Int(pieces),
        ];
        let balance = match movement.direction {
            Direction::In => self.moved(LOT_IN, &values[..4])?,
            Direction::Out => self.moved(LOT_OUT, &values)?,
        };
        let broken = || StoreError::Failed(format!("lot {lot} of product {} lacks {pieces}", movement.product_id));
        balance.ok_or_else(broken).map(Some)
    }
}

impl StockRepository for DieselTransaction<'_> {
    fn open(&mut self, product: ProductId) -> Result<(), StoreError> {
        self.changes.note_stock(product);
        diesel::insert_into(stock_levels::table)
            .values((
                stock_levels::product_id.eq(product.0),
                stock_levels::stock_in.eq(0_i64),
                stock_levels::stock_out.eq(0_i64),
                stock_levels::reserved.eq(0_i64),
                stock_levels::held.eq(0_i64),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn close(&mut self, product: ProductId) -> Result<(), StoreError> {
        self.changes.note_stock(product);
        pick_locations::set(self.connection, product, None)?;
        diesel::delete(stock_levels::table.find(product.0)).execute(self.connection).map(|_| ()).map_err(store_error)
    }

    fn level(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError> {
        let row = stock_levels::table.find(product.0).select(LevelRow::as_select()).first(self.connection).optional();
        Ok(row.map_err(store_error)?.map(LevelRow::into_level))
    }

    fn levels(&mut self, products: &[ProductId]) -> Result<Vec<StockLevel>, StoreError> {
        let rows: Vec<LevelRow> = in_steps(products, |products| {
            stock_levels::table
                .filter(one_of(stock_levels::product_id, products.iter().map(|id| id.0).collect()))
                .select(LevelRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        Ok(rows.into_iter().map(LevelRow::into_level).collect())
    }

    fn lock(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError> {
        let row = locks::level(self.connection, product.0).map_err(store_error)?;
        Ok(row.map(LevelRow::into_level))
    }

    fn lock_all(&mut self, products: &[ProductId]) -> Result<Vec<StockLevel>, StoreError> {
        let ids: Vec<i64> = products.iter().map(|id| id.0).collect();
        let rows = locks::levels(self.connection, &ids).map_err(store_error)?;
        Ok(rows.into_iter().map(LevelRow::into_level).collect())
    }

    fn shift(
        &mut self,
        product: ProductId,
        shift: StockChange,
        now: DateTime<Utc>,
    ) -> Result<Option<StockLevel>, StoreError> {
        self.changes.note_stock(product);
        let change = shift.figures();
        let balance = change.stock_in - change.stock_out;
        let values = [
            Value::Int(change.stock_in),
            Value::Int(change.stock_out),
            Value::Int(change.reserved),
            Value::Int(change.held),
            Value::Int(to_micros(now)),
            Value::Int(product.0),
            Value::Int(change.reserved),
            Value::Int(balance),
            Value::Int(change.held),
            Value::Int(balance),
            Value::Int(i64::from(change.needs_room)),
            Value::Int(balance - change.held - change.reserved),
        ];
        let row: Option<(i64, i64, i64, i64)> =
            Statement::<(BigInt, BigInt, BigInt, BigInt)>::answering(SHIFT, &values)
                .get_result(self.connection)
                .optional()
                .map_err(store_error)?;
        let level = |(stock_in, stock_out, reserved, held)| StockLevel {
            product_id: product,
            stock_in,
            stock_out,
            reserved,
            held,
            updated_at: Some(now),
        };
        Ok(row.map(level))
    }

    fn enter(
        &mut self,
        movement: &NewMovement,
        balance_after: i64,
        now: DateTime<Utc>,
    ) -> Result<Movement, StoreError> {
        let lot_balance_after = self.move_lot(movement, now)?;
        let id = diesel::insert_into(inventory_transactions::table)
            .values((
                inventory_transactions::product_id.eq(movement.product_id.0),
                inventory_transactions::direction.eq(movement.direction.as_str()),
                inventory_transactions::quantity.eq(movement.quantity.get()),
                inventory_transactions::reason.eq(movement.reason.as_str()),
                inventory_transactions::reference.eq(movement.reference.as_ref().map(Message::to_stored)),
                inventory_transactions::notes.eq(movement.notes.as_ref().map(Message::to_stored)),
                inventory_transactions::order_id.eq(movement.order_id.map(|id| id.0)),
                inventory_transactions::lot_id.eq(movement.lot_id.map(|id| id.0)),
                inventory_transactions::count_id.eq(movement.count_id.map(|id| id.0)),
                inventory_transactions::created_by.eq(movement.created_by.map(|id| id.0)),
                inventory_transactions::balance_after.eq(balance_after),
                inventory_transactions::lot_balance_after.eq(lot_balance_after),
                inventory_transactions::created_at.eq(to_micros(now)),
            ))
            .returning(inventory_transactions::id)
            .get_result(self.connection)
            .map_err(store_error)?;
        let entry = movement.clone();
        Ok(Movement { id: MovementId(id), entry, balance_after, lot_balance_after, created_at: now })
    }

    fn reserve_all(&mut self, wanted: &[(ProductId, Quantity)]) -> Result<Vec<StockLevel>, StoreError> {
        wanted.iter().for_each(|(product, _)| self.changes.note_stock(*product));
        let mut levels = Vec::with_capacity(wanted.len());
        for some in wanted.chunks(RESERVED_AT_ONCE) {
            let values: Vec<Value<'_>> =
                some.iter().flat_map(|(product, pieces)| [product.0, pieces.get()]).map(Value::Int).collect();
            let rows: Vec<LevelTuple> = Statement::<LevelTypes>::answering(&locks::reservation(some.len()), &values)
                .load(self.connection)
                .map_err(store_error)?;
            levels.extend(rows.into_iter().map(|(product, stock_in, stock_out, reserved, held, updated_at)| {
                StockLevel {
                    product_id: ProductId(product),
                    stock_in,
                    stock_out,
                    reserved,
                    held,
                    updated_at: updated_at.map(from_micros),
                }
            }));
        }
        Ok(levels)
    }

    fn release(&mut self, product: ProductId, quantity: Quantity, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        self.changes.note_stock(product);
        let pieces = quantity.get();
        self.held(RELEASE, &[Value::Int(pieces), Value::Int(product.0), Value::Int(pieces)])
    }

    fn locations(&mut self, products: &[ProductId]) -> Result<HashMap<ProductId, ShelfLocation>, StoreError> {
        pick_locations::locations(self.connection, products)
    }

    fn set_location(&mut self, product: ProductId, location: Option<&ShelfLocation>) -> Result<(), StoreError> {
        self.changes.note(Topic::Catalogue);
        self.changes.note(Topic::Stock);
        pick_locations::set(self.connection, product, location)
    }

    fn products_at(&mut self, location: &ShelfLocation, limit: u32) -> Result<Vec<ProductId>, StoreError> {
        pick_locations::products_at(self.connection, location, limit)
    }

    fn held_by_orders(&mut self, orders: &[OrderId]) -> Result<Vec<HeldPieces>, StoreError> {
        stock_figures::held_by_orders(self.connection, orders)
    }

    fn movements(&mut self, filter: &MovementFilter, page: &PageRequest) -> Result<Page<Movement>, StoreError> {
        stock_lists::movements(self.connection, filter, page)
    }

    fn has_movements(&mut self, product: ProductId) -> Result<bool, StoreError> {
        let moved = inventory_transactions::table.filter(inventory_transactions::product_id.eq(product.0));
        let counted = stock_count_lines::table.filter(stock_count_lines::product_id.eq(product.0));
        diesel::select(exists(moved).or(exists(counted))).get_result(self.connection).map_err(store_error)
    }

    fn pieces_by_day(&mut self, reasons: &[Reason], days: &[DayRun]) -> Result<Vec<DayPieces>, StoreError> {
        stock_figures::pieces_by_day(self.connection, reasons, days)
    }

    fn pieces_by_product(
        &mut self,
        reasons: &[Reason],
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<ProductPieces>, StoreError> {
        stock_figures::pieces_by_product(self.connection, reasons, from, to)
    }

    fn balances_at(&mut self, times: &[DateTime<Utc>]) -> Result<Vec<(ProductId, Vec<i64>)>, StoreError> {
        stock_figures::balances_at(self.connection, times)
    }

    fn add_update(
        &mut self,
        product: ProductId,
        new_stock: i64,
        by: Option<UserId>,
        reason: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<StockUpdate, StoreError> {
        diesel::insert_into(stock_updates::table)
            .values((
                stock_updates::product_id.eq(product.0),
                stock_updates::new_stock.eq(new_stock),
                stock_updates::updated_by.eq(by.map(|id| id.0)),
                stock_updates::reason.eq(reason.map(Message::to_stored)),
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
        stock_figures::level_mismatches(self.connection)
    }

    fn lot_mismatches(&mut self) -> Result<Vec<LotId>, StoreError> {
        stock_figures::lot_mismatches(self.connection)
    }

    fn held_mismatches(&mut self) -> Result<Vec<ProductId>, StoreError> {
        stock_figures::held_mismatches(self.connection)
    }
}
