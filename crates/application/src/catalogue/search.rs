//! How use cases query the search, and the product data it indexes.

use tierway_catalogue::{
    Between, ProductFilter, SearchEntry, SearchQuestion, StatusFilter, StatusScope, visible_status,
};
use tierway_kernel::{ProductId, StoreError};

use crate::Transaction;

/// Words and filters of the product list and its facets; empty ones limit nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProductFilters {
    /// Words that must all match.
    pub text: Option<String>,
    /// On sale, discontinued or both; `None`: what the viewer may see.
    pub status: Option<StatusFilter>,
    /// Any of these categories, exactly.
    pub categories: Vec<String>,
    /// Any of these flavours, exactly.
    pub flavours: Vec<String>,
    /// Any of these device types, exactly.
    pub device_types: Vec<String>,
    /// Nicotine strength in thousandths of mg/ml.
    pub nicotine: Between,
    /// Volume in thousandths of ml.
    pub volume: Between,
    /// Puffs.
    pub puffs: Between,
    /// Only products that can be ordered now.
    pub in_stock: bool,
}

impl ProductFilters {
    /// The search question of a viewer who may or may not see discontinued products; `None` if they requested what they
    /// may not see.
    pub(super) fn question(&self, sees_discontinued: bool) -> Option<SearchQuestion> {
        let filters = self.clone();
        let is_active = match visible_status(sees_discontinued, self.status) {
            StatusScope::All => None,
            StatusScope::Only(active) => Some(active),
            StatusScope::Nothing => return None,
        };
        Some(SearchQuestion {
            text: filters.text.filter(|text| !text.trim().is_empty()),
            is_active,
            categories: filters.categories,
            flavours: filters.flavours,
            device_types: filters.device_types,
            nicotine: filters.nicotine,
            volume: filters.volume,
            puffs: filters.puffs,
            in_stock: filters.in_stock,
        })
    }

    /// The same as the database's own filter; `None` when it cannot say it.
    pub(super) fn plain(&self, sees_discontinued: bool) -> Option<ProductFilter> {
        let question = self.question(sees_discontinued)?;
        let category = match self.categories.as_slice() {
            [] => None,
            [category] => Some(category.clone()),
            _ => return None,
        };
        let plain = SearchQuestion {
            text: question.text.clone(),
            is_active: question.is_active,
            categories: question.categories.clone(),
            ..SearchQuestion::default()
        };
        (plain == question).then(|| ProductFilter {
            text: question.text,
            category,
            is_active: question.is_active,
            ..ProductFilter::default()
        })
    }
}

/// These products as the search knows them; unknown ids are omitted.
pub fn search_entries(tx: &mut dyn Transaction, ids: &[ProductId]) -> Result<Vec<SearchEntry>, StoreError> {
    let products = tx.products().by_ids(ids)?;
    let mut details = tx.products().details(ids)?;
    let levels = tx.stock().levels(ids)?;
    let available: std::collections::HashMap<ProductId, i64> =
        levels.into_iter().map(|level| (level.product_id, level.available())).collect();
    let popularity: std::collections::HashMap<ProductId, i64> = tx.products().best_sellers()?.into_iter().collect();
    let entry = |product: tierway_catalogue::Product| {
        let popularity = popularity.get(&product.id).copied().unwrap_or_default();
        let available = available.get(&product.id).copied().unwrap_or_default();
        let details = details.remove(&product.id).unwrap_or_default();
        SearchEntry { popularity, ..SearchEntry::new(product, details, available) }
    };
    Ok(products.into_iter().map(entry).collect())
}
