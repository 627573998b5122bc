//! Suppliers and what they sell.

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_kernel::{Cursor, Page, PageRequest, ProductId, StoreError, SupplierId, is_descending, to_micros};
use tierway_workforce::{
    Supplier, SupplierDraft, SupplierFilter, SupplierProduct, SupplierRepository, SupplierSort, SupplierTerms,
};

use super::paging::{after_int, after_text, paged, sorted};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{SupplierFields, SupplierProductRow, SupplierRow};
use crate::schema::{supplier_products, suppliers};
use crate::steps::in_steps;
use crate::text::contains;

/// Rows or ids per statement; SQLite allows 32,766 parameters.
const BATCH: usize = 1000;

fn filtered(filter: &SupplierFilter) -> suppliers::BoxedQuery<'_, Db> {
    let mut query = suppliers::table.into_boxed();
    if let Some(pattern) = filter.text.as_deref().and_then(contains) {
        query = query.filter(suppliers::search_text.like(pattern).escape('\\'));
    }
    if let Some(is_active) = filter.is_active {
        query = query.filter(suppliers::is_active.eq(is_active));
    }
    query
}

impl SupplierRepository for DieselTransaction<'_> {
    fn add(&mut self, draft: &SupplierDraft, now: DateTime<Utc>) -> Result<Supplier, StoreError> {
        let first = (suppliers::version.eq(1_i64), suppliers::created_at.eq(to_micros(now)));
        let row: SupplierRow = diesel::insert_into(suppliers::table)
            .values((first, SupplierFields::new(draft, now)))
            .returning(SupplierRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        Ok(row.into_supplier())
    }

    fn by_id(&mut self, id: SupplierId) -> Result<Option<Supplier>, StoreError> {
        let row: Option<SupplierRow> = suppliers::table
            .find(id.0)
            .select(SupplierRow::as_select())
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        Ok(row.map(SupplierRow::into_supplier))
    }

    fn by_ids(&mut self, ids: &[SupplierId]) -> Result<Vec<Supplier>, StoreError> {
        let rows: Vec<SupplierRow> = in_steps(ids, |ids| {
            suppliers::table
                .filter(suppliers::id.eq_any(ids.iter().map(|id| id.0)))
                .select(SupplierRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        Ok(rows.into_iter().map(SupplierRow::into_supplier).collect())
    }

    fn save(&mut self, supplier: &Supplier, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let known = suppliers::table.find(supplier.id.0).filter(suppliers::version.eq(supplier.version));
        diesel::update(known)
            .set((suppliers::version.eq(supplier.version + 1), SupplierFields::new(&supplier.draft, now)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn list(&mut self, filter: &SupplierFilter, page: &PageRequest) -> Result<Page<Supplier>, StoreError> {
        let (query, down) = (filtered(filter), is_descending(filter.sort.as_str()));
        let query = match filter.sort {
            SupplierSort::Name | SupplierSort::NameDescending => {
                sorted!(query, suppliers::name_key, suppliers::id, after_text(page), page, down)
            }
            SupplierSort::Fastest | SupplierSort::Slowest => {
                // The expression of the index `suppliers_by_lead_days`.
                let days = || sql::<BigInt>("COALESCE(suppliers.lead_days, -1)");
                sorted!(query, days(), suppliers::id, after_int(page), page, down)
            }
        };
        let rows: Vec<SupplierRow> =
            query.select(SupplierRow::as_select()).load(self.connection).map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        let cursor = |row: &SupplierRow| match filter.sort {
            SupplierSort::Name | SupplierSort::NameDescending => Cursor::text(row.name_key.clone(), row.id),
            SupplierSort::Fastest | SupplierSort::Slowest => Cursor::int(row.lead_days.unwrap_or(-1), row.id),
        };
        paged(rows, page, count, cursor, |row| Ok(row.into_supplier()))
    }

    fn set_products(&mut self, id: SupplierId, products: &[SupplierProduct]) -> Result<(), StoreError> {
        diesel::delete(supplier_products::table.filter(supplier_products::supplier_id.eq(id.0)))
            .execute(self.connection)
            .map_err(store_error)?;
        let preferred: Vec<i64> =
            products.iter().filter(|product| product.is_preferred).map(|product| product.product_id.0).collect();
        for batch in preferred.chunks(BATCH) {
            let elsewhere = supplier_products::product_id.eq_any(batch.to_vec());
            diesel::update(supplier_products::table.filter(elsewhere.and(supplier_products::is_preferred.eq(true))))
                .set(supplier_products::is_preferred.eq(false))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        for batch in products.chunks(BATCH) {
            let rows: Vec<SupplierProductRow> =
                batch.iter().map(|product| SupplierProductRow::new(id, product)).collect();
            diesel::insert_into(supplier_products::table)
                .values(&rows)
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(())
    }

    fn prefer(&mut self, product: &SupplierProduct) -> Result<(), StoreError> {
        let (supplier, id) = (product.supplier_id.0, product.product_id.0);
        let preferred = supplier_products::product_id.eq(id).and(supplier_products::is_preferred.eq(true));
        diesel::update(supplier_products::table.filter(preferred))
            .set(supplier_products::is_preferred.eq(false))
            .execute(self.connection)
            .map_err(store_error)?;
        diesel::delete(supplier_products::table.find((supplier, id))).execute(self.connection).map_err(store_error)?;
        diesel::insert_into(supplier_products::table)
            .values(SupplierProductRow::new(product.supplier_id, product))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn products(&mut self, id: SupplierId) -> Result<Vec<SupplierProduct>, StoreError> {
        let rows: Vec<SupplierProductRow> = supplier_products::table
            .filter(supplier_products::supplier_id.eq(id.0))
            .order(supplier_products::product_id)
            .select(SupplierProductRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(SupplierProductRow::into_product).collect()
    }

    fn sources(&mut self, products: &[ProductId]) -> Result<Vec<SupplierTerms>, StoreError> {
        let mut ids: Vec<i64> = products.iter().map(|id| id.0).collect();
        ids.sort_unstable();
        ids.dedup();
        let rows: Vec<(SupplierProductRow, String, Option<i64>)> = in_steps(&ids, |ids| {
            supplier_products::table
                .inner_join(suppliers::table)
                .filter(supplier_products::product_id.eq_any(ids.to_vec()).and(suppliers::is_active.eq(true)))
                .order((supplier_products::product_id, supplier_products::supplier_id))
                .select((SupplierProductRow::as_select(), suppliers::name, suppliers::lead_days))
                .load(self.connection)
                .map_err(store_error)
        })?;
        let terms = |(row, supplier_name, lead_days): (SupplierProductRow, String, Option<i64>)| {
            Ok(SupplierTerms { product: row.into_product()?, supplier_name, lead_days })
        };
        rows.into_iter().map(terms).collect()
    }
}
