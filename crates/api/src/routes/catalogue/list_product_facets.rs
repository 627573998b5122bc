//! `GET /api/products/facets`.

use tierway_application::catalogue::{ProductFilters, ViewerProfile, list_product_facets as facets, product_topics};

use super::facets_dto::ProductFacetsResponse;
use super::filter_params::ProductFilterParams;
use super::store_param::StoreParam;
use crate::prelude::*;

/// Count products by their attributes
///
/// Public, with the filters of the product list. Counts cover the products the caller may see; each facet ignores its
/// own filter, so that several values can be selected.
#[utoipa::path(
    tag = "Catalogue",
    params(ProductFilterParams, StoreParam),
    responses(
        (status = 200, description = "The counts.", body = ProductFacetsResponse),
        (status = 404, description = "Store not found or closed."),
    )
)]
#[get("/api/products/facets")]
pub async fn list_product_facets(
    call: Call,
    params: Params<ProductFilterParams>,
    store: Params<StoreParam>,
) -> HandlerResult {
    let store = store.0.front();
    let filters = ProductFilters::from(params.0);
    let viewer = ViewerProfile::of(call.actor(), None).only_visibility();
    call.cached_for(viewer, product_topics(store), async || {
        call.search_ready().await?;
        let facets = call.read(move |tx, context| facets(tx, context, &filters, store)).await?;
        Ok(HttpResponse::Ok().json(ProductFacetsResponse::from(facets)).into())
    })
    .await
}
