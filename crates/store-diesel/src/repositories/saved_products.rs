//! Products that buyers have saved.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_catalogue::{Product, SavedProductRepository};
use tierway_kernel::{Cursor, Page, PageRequest, ProductId, StoreError, UserId, to_micros};

use super::DieselTransaction;
use super::paging::{after_int, paged, sorted};
use crate::error::{conflict_error, store_error};
use crate::rows::ProductRow;
use crate::schema::{products, saved_products};

impl SavedProductRepository for DieselTransaction<'_> {
    fn ids(&mut self, user: UserId) -> Result<Vec<ProductId>, StoreError> {
        let ids: Vec<i64> = saved_products::table
            .filter(saved_products::user_id.eq(user.0))
            .order((saved_products::created_at.desc(), saved_products::product_id.desc()))
            .select(saved_products::product_id)
            .load(self.connection)
            .map_err(store_error)?;
        Ok(ids.into_iter().map(ProductId).collect())
    }

    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<Product>, StoreError> {
        let on_sale = || {
            saved_products::table
                .inner_join(products::table)
                .filter(saved_products::user_id.eq(user.0).and(products::is_active.eq(true)))
        };
        let query = on_sale().into_boxed();
        let rows: Vec<(ProductRow, i64)> =
            sorted!(query, saved_products::created_at, saved_products::product_id, after_int(page), page, true)
                .select((ProductRow::as_select(), saved_products::created_at))
                .load(self.connection)
                .map_err(store_error)?;
        let count = || on_sale().count().get_result(self.connection);
        paged(rows, page, count, |(row, saved)| Cursor::int(*saved, row.priced.id), |(row, _)| row.into_product())
    }

    fn save(&mut self, user: UserId, product: ProductId, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(saved_products::table)
            .values((
                saved_products::user_id.eq(user.0),
                saved_products::product_id.eq(product.0),
                saved_products::created_at.eq(to_micros(now)),
            ))
            .on_conflict_do_nothing()
            .execute(self.connection)
            .map(|_| ())
            .map_err(conflict_error)
    }

    fn remove(&mut self, user: UserId, product: ProductId) -> Result<(), StoreError> {
        diesel::delete(saved_products::table.find((user.0, product.0)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}
