//! Products, one or a few at a time; the list is in `product_list`.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;
use tierway_application::Topic;
use tierway_catalogue::{
    NewProductPriceChange, Product, ProductCost, ProductDetails, ProductDraft, ProductFilter, ProductPriceChange,
    ProductRepository, ProductSort, image_host,
};
use tierway_kernel::{Cursor, Money, Page, PageRequest, ProductId, StoreError, TaxClassId, UserId, fold, to_micros};

use super::ids::one_of;
use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction, own_prices, product_list};
use crate::error::{conflict_error, store_error};
use crate::rows::{DetailsFields, DetailsRow, PricedRow, ProductFields, ProductPriceChangeRow, ProductRow};
use crate::schema::{
    dealer_prices, picture_hosts, product_details, product_price_changes, product_ranks, product_sheets, products,
};
use crate::statement::Statement;
use crate::steps::in_steps;

/// Writes the popularity of products, a row of id and popularity each in the place of `#`; the ids of those it changes.
const SET_POPULARITY: &str = "UPDATE products SET popularity = v.column2 FROM (VALUES #) v \
     WHERE products.id = v.column1 AND products.popularity <> v.column2 RETURNING id";

/// Price changes per INSERT, seven values each; SQLite allows 32,766 parameters.
const PRICE_CHANGES: usize = 1_000;

/// The details of a product; one that an older program added has only a picture.
fn read_details(image: Option<String>, row: Option<DetailsRow>) -> Result<ProductDetails, StoreError> {
    let plain = || ProductDetails { images: image.into_iter().collect(), ..ProductDetails::default() };
    Ok(row.map(DetailsRow::into_details).transpose()?.unwrap_or_else(plain))
}

impl DieselTransaction<'_> {
    /// Writes the details over those that are there.
    fn put_details(&mut self, id: i64, details: &ProductDetails) -> Result<(), StoreError> {
        let fields = DetailsFields::new(id, details);
        diesel::insert_into(product_details::table)
            .values(&fields)
            .on_conflict(product_details::product_id)
            .do_update()
            .set(&fields)
            .execute(self.connection)
            .map_err(store_error)?;
        self.note_hosts(&details.images)
    }

    /// Keeps the hosts of pictures elsewhere, which the pages' policy names.
    fn note_hosts(&mut self, images: &[String]) -> Result<(), StoreError> {
        for host in images.iter().filter_map(|image| image_host(image)) {
            diesel::insert_into(picture_hosts::table)
                .values(picture_hosts::host.eq(host))
                .on_conflict_do_nothing()
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(())
    }
}

impl ProductRepository for DieselTransaction<'_> {
    fn add(&mut self, draft: &ProductDraft, now: DateTime<Utc>) -> Result<Product, StoreError> {
        self.changes.note(Topic::Catalogue);
        let row: ProductRow = diesel::insert_into(products::table)
            .values((ProductFields::new(draft, now), products::created_at.eq(to_micros(now))))
            .returning(ProductRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        self.put_details(row.priced.id, &draft.details)?;
        row.into_product()
    }

    fn update_seen(
        &mut self,
        id: ProductId,
        seen: Option<i64>,
        draft: &ProductDraft,
        now: DateTime<Utc>,
    ) -> Result<Option<Product>, StoreError> {
        self.changes.note(Topic::Catalogue);
        let fields = ProductFields::new(draft, now);
        let row = match seen {
            Some(seen) => diesel::update(products::table.find(id.0).filter(products::updated_at.eq(seen)))
                .set(fields)
                .returning(ProductRow::as_returning())
                .get_result(self.connection),
            None => diesel::update(products::table.find(id.0))
                .set(fields)
                .returning(ProductRow::as_returning())
                .get_result(self.connection),
        }
        .optional();
        let Some(row) = row.map_err(store_error)? else { return Ok(None) };
        self.put_details(id.0, &draft.details)?;
        let product = row.into_product()?;
        own_prices::place_anew(self.connection, &product)?;
        Ok(Some(product))
    }

    fn by_id(&mut self, id: ProductId) -> Result<Option<Product>, StoreError> {
        let row = products::table.find(id.0).select(ProductRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(ProductRow::into_product).transpose()
    }

    fn by_ids(&mut self, ids: &[ProductId]) -> Result<Vec<Product>, StoreError> {
        let rows = in_steps(ids, |ids| {
            products::table
                .filter(one_of(products::id, ids.iter().map(|id| id.0).collect()))
                .select(ProductRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(ProductRow::into_product).collect()
    }

    fn priced(&mut self, ids: &[ProductId]) -> Result<Vec<Product>, StoreError> {
        let rows = in_steps(ids, |ids| {
            products::table
                .filter(one_of(products::id, ids.iter().map(|id| id.0).collect()))
                .select(PricedRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(PricedRow::into_product).collect()
    }

    fn costs(&mut self, ids: &[ProductId]) -> Result<HashMap<ProductId, ProductCost>, StoreError> {
        let rows: Vec<(i64, String, String, i64)> = in_steps(ids, |ids| {
            products::table
                .filter(one_of(products::id, ids.iter().map(|id| id.0).collect()))
                .select((products::id, products::name, products::sku, products::manufacturer_cost))
                .load(self.connection)
                .map_err(store_error)
        })?;
        let cost = |(id, name, sku, cents): (i64, String, String, i64)| {
            (ProductId(id), ProductCost { name, sku, manufacturer_cost: Money::of(cents) })
        };
        Ok(rows.into_iter().map(cost).collect())
    }

    fn details(&mut self, ids: &[ProductId]) -> Result<HashMap<ProductId, ProductDetails>, StoreError> {
        let rows: Vec<(i64, Option<String>, Option<DetailsRow>)> = in_steps(ids, |ids| {
            products::table
                .left_join(product_details::table)
                .filter(one_of(products::id, ids.iter().map(|id| id.0).collect()))
                .select((products::id, products::image, Option::<DetailsRow>::as_select()))
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(|(id, image, row)| Ok((ProductId(id), read_details(image, row)?))).collect()
    }

    fn details_with_sheet(&mut self, id: ProductId) -> Result<(ProductDetails, Option<String>), StoreError> {
        let row: Option<(Option<String>, Option<DetailsRow>, Option<String>)> = products::table
            .left_join(product_details::table)
            .left_join(product_sheets::table)
            .filter(products::id.eq(id.0))
            .select((products::image, Option::<DetailsRow>::as_select(), product_sheets::key.nullable()))
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        let Some((image, details, sheet)) = row else { return Ok(Default::default()) };
        Ok((read_details(image, details)?, sheet))
    }

    fn by_skus(&mut self, skus: &[String]) -> Result<Vec<Product>, StoreError> {
        let keys: Vec<String> = skus.iter().map(|sku| fold(sku)).collect();
        let rows = in_steps(&keys, |keys| {
            products::table
                .filter(products::sku_key.eq_any(keys))
                .select(ProductRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(ProductRow::into_product).collect()
    }

    fn barcode_owners(&mut self, barcodes: &[String]) -> Result<Vec<(String, ProductId)>, StoreError> {
        let rows: Vec<(Option<String>, i64)> = in_steps(barcodes, |barcodes| {
            product_details::table
                .filter(product_details::barcode.eq_any(barcodes))
                .select((product_details::barcode, product_details::product_id))
                .load(self.connection)
                .map_err(store_error)
        })?;
        Ok(rows.into_iter().filter_map(|(barcode, id)| Some((barcode?, ProductId(id)))).collect())
    }

    fn images_after(&mut self, after: ProductId, limit: u32) -> Result<Vec<(ProductId, Vec<String>)>, StoreError> {
        let rows: Vec<(i64, Option<String>, Option<DetailsRow>)> = products::table
            .left_join(product_details::table)
            .filter(products::id.gt(after.0))
            .order(products::id)
            .limit(i64::from(limit))
            .select((products::id, products::image, Option::<DetailsRow>::as_select()))
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(|(id, image, row)| Ok((ProductId(id), read_details(image, row)?.images))).collect()
    }

    fn set_sheet(&mut self, id: ProductId, key: Option<&str>, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changes.note(Topic::Catalogue);
        let rows = match key {
            Some(key) => {
                let changed = (product_sheets::key.eq(key), product_sheets::updated_at.eq(to_micros(now)));
                diesel::insert_into(product_sheets::table)
                    .values((product_sheets::product_id.eq(id.0), changed))
                    .on_conflict(product_sheets::product_id)
                    .do_update()
                    .set(changed)
                    .execute(self.connection)
            }
            None => diesel::delete(product_sheets::table.find(id.0)).execute(self.connection),
        };
        rows.map(|_| ()).map_err(store_error)
    }

    fn sheets(&mut self) -> Result<Vec<String>, StoreError> {
        product_sheets::table.select(product_sheets::key).load(self.connection).map_err(store_error)
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

    fn best_sellers(&mut self) -> Result<Vec<(ProductId, i64)>, StoreError> {
        let rows: Vec<(i64, i64)> = product_ranks::table
            .filter(product_ranks::popularity.gt(0))
            .select((product_ranks::id, product_ranks::popularity))
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(|(id, popularity)| (ProductId(id), popularity)).collect())
    }

    fn set_best_sellers(&mut self, ranked: &[(ProductId, i64)]) -> Result<Vec<ProductId>, StoreError> {
        let before: BTreeMap<ProductId, i64> = self.best_sellers()?.into_iter().collect();
        let mut after: BTreeMap<ProductId, i64> = before.keys().map(|id| (*id, 0)).collect();
        after.extend(ranked.iter().copied());
        after.retain(|id, popularity| before.get(id).copied().unwrap_or_default() != *popularity);
        if after.is_empty() {
            return Ok(Vec::new());
        }
        let rows: Vec<String> = after.iter().map(|(id, popularity)| format!("({id}, {popularity})")).collect();
        let text = SET_POPULARITY.replace('#', &rows.join(", "));
        let mut changed: Vec<i64> =
            Statement::new(&text, &[]).only_once().load(self.connection).map_err(store_error)?;
        changed.sort_unstable();
        Ok(changed.into_iter().map(ProductId).collect())
    }

    fn set_tax_class(&mut self, id: ProductId, class: Option<TaxClassId>) -> Result<(), StoreError> {
        self.changes.note(Topic::Catalogue);
        diesel::update(product_ranks::table.find(id.0))
            .set(product_ranks::tax_class_id.eq(class.map(|class| class.0)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(conflict_error)
    }

    fn set_active(&mut self, id: ProductId, active: bool, now: DateTime<Utc>) -> Result<bool, StoreError> {
        self.changes.note(Topic::Catalogue);
        diesel::update(products::table.find(id.0).filter(products::is_active.ne(active)))
            .set((products::is_active.eq(active), products::updated_at.eq(to_micros(now))))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn add_price_changes(
        &mut self,
        changes: &[NewProductPriceChange],
        actor: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let row = |change: &NewProductPriceChange| {
            (
                product_price_changes::product_id.eq(change.product_id.0),
                product_price_changes::field.eq(change.field.as_str()),
                product_price_changes::old_price.eq(change.old.map(Money::minor)),
                product_price_changes::new_price.eq(change.new.map(Money::minor)),
                product_price_changes::actor_id.eq(actor.map(|id| id.0)),
                product_price_changes::created_at.eq(to_micros(now)),
            )
        };
        for batch in changes.chunks(PRICE_CHANGES) {
            let rows: Vec<_> = batch.iter().map(row).collect();
            diesel::insert_into(product_price_changes::table)
                .values(rows)
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(())
    }

    fn price_changes(&mut self, id: ProductId, page: &PageRequest) -> Result<Page<ProductPriceChange>, StoreError> {
        let of_product =
            || product_price_changes::table.filter(product_price_changes::product_id.eq(id.0)).into_boxed::<Db>();
        let rows: Vec<ProductPriceChangeRow> = newest_first!(of_product(), product_price_changes, page)
            .select(ProductPriceChangeRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || of_product().count().get_result(self.connection);
        let cursor = |row: &ProductPriceChangeRow| Cursor::int(row.created_at, row.id);
        paged(rows, page, count, cursor, ProductPriceChangeRow::into_change)
    }

    fn remove(&mut self, id: ProductId) -> Result<bool, StoreError> {
        self.changes.note(Topic::Catalogue);
        diesel::delete(product_details::table.find(id.0)).execute(self.connection).map_err(store_error)?;
        // What dealers ask for it goes with it; the histories of prices stay.
        diesel::delete(dealer_prices::table.filter(dealer_prices::product_id.eq(id.0)))
            .execute(self.connection)
            .map_err(store_error)?;
        diesel::delete(products::table.find(id.0)).execute(self.connection).map(|rows| rows == 1).map_err(store_error)
    }
}
