//! `GET /api/products/facets`.

use tierway_catalogue::{Facet, FacetKey, Facets, StoreFront, sees_discontinued};
use tierway_kernel::Permission;

use super::ProductFilters;
use crate::pricing::check_store;
use crate::{Context, Failure, Transaction};

/// Counts the products that the viewer may see, in a public store or not, and that pass the filters, by category, attributes and being in stock.
pub fn list_product_facets(
    tx: &mut dyn Transaction,
    context: &Context,
    filters: &ProductFilters,
    store: Option<StoreFront>,
) -> Result<Facets, Failure> {
    context.require(Permission::ListProductFacets)?;
    // A store has the whole catalogue; it must be there.
    store.map(|store| check_store(tx, store)).transpose()?;
    match filters.question(sees_discontinued(&context.actor)) {
        Some(question) => Ok(context.services.search.facets(tx, &question)?),
        None => Ok(Facets { total: 0, facets: FacetKey::ALL.iter().map(|key| Facet::of(*key, Vec::new())).collect() }),
    }
}
