//! Stock alerts.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_inventory::StockAlertRepository;
use tierway_kernel::{ProductId, StoreError, UserId, to_micros};

use super::DieselTransaction;
use super::ids::one_of;
use crate::error::{conflict_error, store_error};
use crate::schema::stock_alerts;
use crate::statement::{Statement, Value};
use crate::steps::in_steps;

const TAKE: &str = "DELETE FROM stock_alerts WHERE product_id = ? AND user_id IN \
     (SELECT user_id FROM stock_alerts WHERE product_id = ? ORDER BY user_id LIMIT ?) RETURNING user_id";

impl StockAlertRepository for DieselTransaction<'_> {
    fn of_user(&mut self, user: UserId) -> Result<Vec<ProductId>, StoreError> {
        let ids: Vec<i64> = stock_alerts::table
            .filter(stock_alerts::user_id.eq(user.0))
            .order(stock_alerts::product_id)
            .select(stock_alerts::product_id)
            .load(self.connection)
            .map_err(store_error)?;
        Ok(ids.into_iter().map(ProductId).collect())
    }

    fn add(&mut self, user: UserId, product: ProductId, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(stock_alerts::table)
            .values((
                stock_alerts::product_id.eq(product.0),
                stock_alerts::user_id.eq(user.0),
                stock_alerts::created_at.eq(to_micros(now)),
            ))
            .on_conflict_do_nothing()
            .execute(self.connection)
            .map(|_| ())
            .map_err(conflict_error)
    }

    fn remove(&mut self, user: UserId, product: ProductId) -> Result<(), StoreError> {
        diesel::delete(stock_alerts::table.find((product.0, user.0)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn awaited(&mut self, products: &[ProductId]) -> Result<Vec<ProductId>, StoreError> {
        let mut ids: Vec<i64> = in_steps(products, |products| {
            stock_alerts::table
                .filter(one_of(stock_alerts::product_id, products.iter().map(|id| id.0).collect()))
                .select(stock_alerts::product_id)
                .distinct()
                .load(self.connection)
                .map_err(store_error)
        })?;
        ids.sort_unstable();
        Ok(ids.into_iter().map(ProductId).collect())
    }

    fn take(&mut self, product: ProductId, limit: u32) -> Result<Vec<UserId>, StoreError> {
        let values = [Value::Int(product.0), Value::Int(product.0), Value::Int(i64::from(limit))];
        let mut users: Vec<i64> = Statement::new(TAKE, &values).load(self.connection).map_err(store_error)?;
        users.sort_unstable();
        Ok(users.into_iter().map(UserId).collect())
    }
}
