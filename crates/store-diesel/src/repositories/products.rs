//! Products, one or a few at a time; the list stands in `product_list`.

use chrono::{DateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;
use tierway_catalogue::{Product, ProductDraft, ProductFilter, ProductRepository, ProductSort};
use tierway_kernel::{Page, PageRequest, ProductId, StoreError, fold, to_micros};

use super::{DieselTransaction, product_list};
use crate::error::store_error;
use crate::rows::{ProductFields, ProductRow};
use crate::schema::products;

impl ProductRepository for DieselTransaction<'_> {
    fn add(&mut self, draft: &ProductDraft, now: DateTime<Utc>) -> Result<Product, StoreError> {
        diesel::insert_into(products::table)
            .values((ProductFields::new(draft, now), products::created_at.eq(to_micros(now))))
            .returning(ProductRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_product()
    }

    fn update(
        &mut self,
        id: ProductId,
        draft: &ProductDraft,
        now: DateTime<Utc>,
    ) -> Result<Option<Product>, StoreError> {
        let row = diesel::update(products::table.find(id.0))
            .set(ProductFields::new(draft, now))
            .returning(ProductRow::as_returning())
            .get_result(self.connection)
            .optional();
        row.map_err(store_error)?.map(ProductRow::into_product).transpose()
    }

    fn by_id(&mut self, id: ProductId) -> Result<Option<Product>, StoreError> {
        let row = products::table.find(id.0).select(ProductRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(ProductRow::into_product).transpose()
    }

    fn by_ids(&mut self, ids: &[ProductId]) -> Result<Vec<Product>, StoreError> {
        let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
        let rows =
            products::table.filter(products::id.eq_any(ids)).select(ProductRow::as_select()).load(self.connection);
        rows.map_err(store_error)?.into_iter().map(ProductRow::into_product).collect()
    }

    fn list(
        &mut self,
        filter: &ProductFilter,
        sort: ProductSort,
        page: &PageRequest,
    ) -> Result<Page<Product>, StoreError> {
        product_list::list(self.connection, filter, sort, page)
    }

    fn categories(&mut self) -> Result<Vec<(String, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = products::table
            .filter(products::is_active.eq(true))
            .group_by(products::category)
            .select((products::category, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        let mut categories: Vec<(String, u64)> =
            rows.into_iter().map(|(name, count)| (name, count.unsigned_abs())).collect();
        categories.sort_by_cached_key(|(name, _)| (fold(name), name.clone()));
        Ok(categories)
    }

    fn set_active(&mut self, id: ProductId, active: bool, now: DateTime<Utc>) -> Result<bool, StoreError> {
        diesel::update(products::table.find(id.0).filter(products::is_active.ne(active)))
            .set((products::is_active.eq(active), products::updated_at.eq(to_micros(now))))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn remove(&mut self, id: ProductId) -> Result<bool, StoreError> {
        diesel::delete(products::table.find(id.0)).execute(self.connection).map(|rows| rows == 1).map_err(store_error)
    }
}
