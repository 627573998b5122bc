//! `GET /api/products`.

use tierway_application::catalogue::{ProductQuery, list_products_for, prices_until, product_topics};
use tierway_application::{Context, Transaction};

use super::dto::ProductResponse;
use super::filter_params::ProductFilterParams;
use super::names::{ProductListFilter, ProductSortName};
use super::store_param::StoreParam;
use crate::cache::FreshResponse;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list other than search words and filters.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListProductsParams {
    /// `low-stock`: products below the purchasing alert level. Requires permission to see stock figures.
    #[param(inline)]
    filter: Option<ProductListFilter>,
    /// The product with exactly this SKU, ignoring case.
    #[param(example = "MANGO-ICE-7K2QXD")]
    sku: Option<String>,
    /// The product with this barcode.
    #[param(example = "4006381333931")]
    barcode: Option<String>,
    /// Sort order; if omitted, best match first with search words, otherwise by name.
    #[param(inline)]
    sort: Option<ProductSortName>,
}

/// List products
///
/// Public. Each product has the prices and stock figures the caller may see: guests see no prices, and only whether it
/// is in stock. Search tolerates typos and matches prefixes, best match first.
#[utoipa::path(
    tag = "Catalogue",
    params(ProductFilterParams, StoreParam, ListProductsParams, PageParams),
    responses(
        (status = 200, description = "Products.", body = Vec<ProductResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
        (status = 401, description = "Guests cannot filter or sort by stock figures."),
        (status = 403, description = "The caller may not see stock figures."),
        (status = 404, description = "Store not found or closed."),
        (status = 422, description = "Filters by stock figures or codes cannot be combined with attribute filters."),
    )
)]
#[get("/api/products")]
pub async fn list_products(
    call: Call,
    filters: Params<ProductFilterParams>,
    store: Params<StoreParam>,
    params: Params<ListProductsParams>,
) -> HandlerResult {
    let params = params.0;
    let query = ProductQuery {
        page: call.page()?,
        filters: filters.0.into(),
        low_stock: params.filter.is_some(),
        sku: params.sku,
        barcode: params.barcode,
        order: params.sort.map(Into::into),
        store: store.0.front(),
    };
    let viewer = call.viewer_profile().await?;
    let (topics, is_kept) = (product_topics(query.store), query.can_be_kept());
    let work = async || {
        if query.uses_search() {
            call.search_ready().await?;
        }
        let list = move |tx: &mut dyn Transaction, context: &Context| {
            let page = list_products_for(tx, context, &viewer, &query)?;
            Ok((page, prices_until(tx, &viewer, context.now)?))
        };
        let (page, until) = call.read(list).await?;
        let shown = page.items.iter().filter(|_| viewer.counts_stock());
        let stock_of = shown.map(|view| view.product.id).collect();
        Ok(FreshResponse { response: list_response(&call, page.map(ProductResponse::from)), stock_of, until })
    };
    if is_kept { call.cached_for(viewer, topics, work).await } else { Ok(work().await?.response) }
}
