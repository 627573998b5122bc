//! `GET /api/purchasing/suggestions`.

use tierway_catalogue::Product;
use tierway_kernel::{Cursor, CursorKey, Page, PageRequest, Permission, ProductId, SupplierId, fold};
use tierway_workforce::{
    PurchasePermission, Suggestion, SupplierTerms, Supply, check_permission, may_purchase, suggest,
};

use super::suppliers::known_products;
use super::terms::{best_sources, supplies, terms};
use crate::{Context, Failure, Settings, Transaction};

/// Filters of the suggestions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SuggestionQuery {
    /// Only products of this supplier, at its terms.
    pub supplier_id: Option<SupplierId>,
    /// Part of the name or SKU, ignoring case.
    pub text: Option<String>,
}

/// A product that should be ordered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuggestionView {
    /// Its name.
    pub name: String,
    /// Its SKU.
    pub sku: String,
    /// Its state.
    pub supply: Supply,
    /// How many, and why.
    pub suggestion: Suggestion,
    /// Supplier; `None` if none is known.
    pub source: Option<SupplierTerms>,
    /// Whether the viewer sees what it costs.
    pub sees_costs: bool,
}

/// What is not sold is ordered after everything that is.
const UNSOLD: i64 = 1_000_000_000;

/// Products that should be ordered now, those that last the shortest first; what is not sold last.
pub fn get_purchase_suggestions(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &SuggestionQuery,
    page: &PageRequest,
) -> Result<Page<SuggestionView>, Failure> {
    context.require(Permission::GetPurchaseSuggestions)?;
    check_permission(&context.actor, PurchasePermission::View)?;
    let all = found(tx, context, query)?;
    let found = matching(tx, all, query.text.as_deref())?;
    let total = page.known_total().unwrap_or(found.len() as u64);
    let after = match &page.cursor {
        Some(Cursor { key: CursorKey::Int(key), id, .. }) => Some((*key, *id)),
        _ => None,
    };
    let rest = found.into_iter().filter(|row| after.is_none_or(|after| place(row) > after));
    let rows: Vec<Found> = rest.take(page.limit as usize + 1).collect();
    let page = Page::cut(rows, page, total, |row| {
        let (key, id) = place(row);
        Cursor::int(key, id)
    });
    let ids: Vec<ProductId> = page.items.iter().map(|row| row.supply.product_id).collect();
    let mut names = known_products(tx, &ids)?;
    let sees_costs = may_purchase(&context.actor, PurchasePermission::SeeCosts);
    Ok(page.map(|row| {
        let product = names.remove(&row.supply.product_id);
        let (name, sku) = product.map(|product| (product.name, product.sku)).unwrap_or_default();
        let Found { supply, suggestion, source } = row;
        SuggestionView { name, sku, supply, suggestion, source, sees_costs }
    }))
}

struct Found {
    supply: Supply,
    suggestion: Suggestion,
    source: Option<SupplierTerms>,
}

fn place(row: &Found) -> (i64, i64) {
    (row.suggestion.days_left.unwrap_or(UNSOLD), row.supply.product_id.0)
}

/// Everything that should be ordered, in the list's order.
fn found(tx: &mut dyn Transaction, context: &Context, query: &SuggestionQuery) -> Result<Vec<Found>, Failure> {
    let settings = Settings::load(tx)?;
    let supplies = supplies(tx, context, &settings)?;
    let ids: Vec<ProductId> = supplies.iter().map(|supply| supply.product_id).collect();
    let mut sources = tx.suppliers().sources(&ids)?;
    if let Some(supplier) = query.supplier_id {
        sources.retain(|source| source.product.supplier_id == supplier);
    }
    let mut sources = best_sources(sources);
    let look = |supply: Supply| {
        let source = sources.remove(&supply.product_id);
        if query.supplier_id.is_some() && source.is_none() {
            return None;
        }
        let suggestion = suggest(&supply, &terms(&settings, source.as_ref()))?;
        Some(Found { supply, suggestion, source })
    };
    let mut found: Vec<Found> = supplies.into_iter().filter_map(look).collect();
    found.sort_by_key(place);
    Ok(found)
}

fn matching(tx: &mut dyn Transaction, found: Vec<Found>, text: Option<&str>) -> Result<Vec<Found>, Failure> {
    let Some(text) = text.map(fold).filter(|text| !text.is_empty()) else { return Ok(found) };
    let ids: Vec<ProductId> = found.iter().map(|row| row.supply.product_id).collect();
    let names = known_products(tx, &ids)?;
    let holds = |product: &Product| fold(&product.name).contains(&text) || fold(&product.sku).contains(&text);
    let wanted = |row: &Found| names.get(&row.supply.product_id).is_some_and(holds);
    Ok(found.into_iter().filter(wanted).collect())
}
