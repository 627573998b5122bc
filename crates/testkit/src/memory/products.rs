//! Products.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{DateTime, Utc};
use tierway_catalogue::{
    Product, ProductCost, ProductDetails, ProductDraft, ProductFilter, ProductRepository, ProductSort,
};
use tierway_kernel::{Cursor, Page, PageRequest, ProductId, StoreError, fold, to_micros};

use super::paging::{Way, matches, page};
use super::state::{State, unique};
use super::transaction::MemoryTransaction;

/// The uniqueness rules, in the order in which the databases meet them.
fn check(state: &State, draft: &ProductDraft, own: Option<ProductId>) -> Result<(), StoreError> {
    let other = |row: &&Product| Some(row.id) != own;
    let taken = state.products.rows().filter(other).any(|row| fold(&row.sku) == fold(&draft.sku));
    unique(!taken, "products.sku_key")?;
    let barcode = draft.details.barcode.as_ref();
    let has_it = |row: &Product| {
        state
            .details
            .get(row.id.0)
            .is_some_and(|details| details.barcode.is_some() && details.barcode.as_ref() == barcode)
    };
    unique(!state.products.rows().filter(other).any(has_it), "product_details.barcode")
}

fn passes(state: &State, product: &Product, filter: &ProductFilter) -> bool {
    let balance = state.levels.get(product.id.0).map_or(0, |level| level.balance());
    let texts = [&product.name, &product.description, &product.category, &product.sku].map(|text| text.to_lowercase());
    let words = filter.text.as_deref().map(fold).unwrap_or_default();
    let barcode = state.details.get(product.id.0).and_then(|details| details.barcode.as_ref());
    matches(filter.category.as_ref(), &product.category)
        && filter.sku.as_ref().is_none_or(|sku| fold(sku) == fold(&product.sku))
        && filter.barcode.as_ref().is_none_or(|wanted| Some(wanted) == barcode)
        && matches(filter.is_active, product.is_active)
        && filter.balance_below.is_none_or(|figure| balance < figure)
        && words.split_whitespace().all(|word| texts.iter().any(|text| text.contains(word)))
}

fn place(state: &State, product: &Product, sort: ProductSort) -> Cursor {
    let id = product.id.0;
    match sort {
        ProductSort::Name => Cursor::text(fold(&product.name), id),
        ProductSort::Category => Cursor::text(fold(&product.category), id),
        // Products without a price come last.
        ProductSort::Price => Cursor::int(product.agent_price.map_or(i64::MAX, |price| price.minor()), id),
        ProductSort::Newest => Cursor::int(to_micros(product.created_at), id),
        ProductSort::Stock => Cursor::int(state.levels.get(id).map_or(0, |level| level.balance()), id),
    }
}

impl ProductRepository for MemoryTransaction {
    fn add(&mut self, draft: &ProductDraft, now: DateTime<Utc>) -> Result<Product, StoreError> {
        let state = self.write()?;
        check(state, draft, None)?;
        let added = state.products.add(|id| draft.clone().into_product(ProductId(id), now, now));
        state.details.put(added.id.0, draft.details.clone());
        Ok(added)
    }

    fn update(
        &mut self,
        id: ProductId,
        draft: &ProductDraft,
        now: DateTime<Utc>,
    ) -> Result<Option<Product>, StoreError> {
        let state = self.write()?;
        let Some(created_at) = state.products.get(id.0).map(|row| row.created_at) else { return Ok(None) };
        check(state, draft, Some(id))?;
        let changed = draft.clone().into_product(id, created_at, now);
        state.details.put(id.0, draft.details.clone());
        state.products.put(id.0, changed.clone());
        Ok(Some(changed))
    }

    fn by_id(&mut self, id: ProductId) -> Result<Option<Product>, StoreError> {
        Ok(self.state.products.get(id.0).cloned())
    }

    fn by_ids(&mut self, ids: &[ProductId]) -> Result<Vec<Product>, StoreError> {
        Ok(self.state.products.rows().filter(|row| ids.contains(&row.id)).cloned().collect())
    }

    fn costs(&mut self, ids: &[ProductId]) -> Result<HashMap<ProductId, ProductCost>, StoreError> {
        let cost = |row: Product| {
            let Product { name, sku, manufacturer_cost, .. } = row;
            (row.id, ProductCost { name, sku, manufacturer_cost })
        };
        Ok(self.by_ids(ids)?.into_iter().map(cost).collect())
    }

    fn details(&mut self, ids: &[ProductId]) -> Result<HashMap<ProductId, ProductDetails>, StoreError> {
        let known = ids.iter().filter_map(|id| Some((*id, self.state.details.get(id.0)?.clone())));
        Ok(known.collect())
    }

    fn by_skus(&mut self, skus: &[String]) -> Result<Vec<Product>, StoreError> {
        let keys: HashSet<String> = skus.iter().map(|sku| fold(sku)).collect();
        Ok(self.state.products.rows().filter(|product| keys.contains(&fold(&product.sku))).cloned().collect())
    }

    fn barcode_owners(&mut self, barcodes: &[String]) -> Result<Vec<(String, ProductId)>, StoreError> {
        let state = &self.state;
        let owner = |product: &Product| {
            let barcode = state.details.get(product.id.0)?.barcode.clone()?;
            barcodes.contains(&barcode).then_some((barcode, product.id))
        };
        Ok(state.products.rows().filter_map(owner).collect())
    }

    fn images_after(&mut self, after: ProductId, limit: u32) -> Result<Vec<(ProductId, Vec<String>)>, StoreError> {
        let rows = self.state.products.rows().filter(|row| row.id > after).take(limit as usize);
        Ok(rows
            .map(|row| {
                (row.id, self.state.details.get(row.id.0).map(|details| details.images.clone()).unwrap_or_default())
            })
            .collect())
    }

    fn list(
        &mut self,
        filter: &ProductFilter,
        sort: ProductSort,
        request: &PageRequest,
    ) -> Result<Page<Product>, StoreError> {
        let kept = |row: &&Product| sort != ProductSort::Stock || self.state.levels.contains(row.id.0);
        let rows =
            self.state.products.rows().filter(|row| passes(&self.state, row, filter)).filter(kept).cloned().collect();
        let way = if sort == ProductSort::Newest { Way::Down } else { Way::Up };
        Ok(page(rows, request, way, |row| place(&self.state, row, sort)))
    }

    fn categories(&mut self) -> Result<Vec<(String, u64)>, StoreError> {
        let mut counts: BTreeMap<(String, String), u64> = BTreeMap::new();
        for product in self.state.products.rows().filter(|row| row.is_active) {
            *counts.entry((fold(&product.category), product.category.clone())).or_default() += 1;
        }
        Ok(counts.into_iter().map(|((_, name), count)| (name, count)).collect())
    }

    fn set_active(&mut self, id: ProductId, active: bool, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let row = self.write()?.products.get_mut(id.0).filter(|row| row.is_active != active);
        Ok(row
            .map(|row| {
                row.is_active = active;
                row.updated_at = now;
            })
            .is_some())
    }

    fn remove(&mut self, id: ProductId) -> Result<bool, StoreError> {
        let state = self.write()?;
        let moved = state.movements.rows().any(|row| row.entry.product_id == id)
            || state.stock_updates.rows().any(|row| row.product_id == id);
        let ordered = state.orders.rows().any(|row| row.lines.iter().any(|line| line.product_id == id));
        let counted = state.stock_counts.rows().any(|(_, lines)| lines.iter().any(|line| line.product_id == id));
        let reported = state.issues.rows().any(|row| row.entry.product_id == Some(id));
        if moved || ordered || counted || reported {
            return Err(StoreError::Constraint("something refers to the product".to_owned()));
        }
        state.details.remove(id.0);
        state.prices.dealers.retain(|(_, product), _| *product != id);
        Ok(state.products.remove(id.0))
    }
}
