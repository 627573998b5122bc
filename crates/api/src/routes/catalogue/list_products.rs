//! `GET /api/products`.

use tierway_application::catalogue::{ProductQuery, list_products_for, prices_until, product_topics};
use tierway_application::{Context, Transaction};

use super::dto::ProductResponse;
use super::filter_params::ProductFilterParams;
use super::names::{ProductListFilter, ProductSortName};
use super::store_param::StoreParam;
use crate::cache::Made;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list beside words and filters.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListProductsParams {
    /// `low-stock`: products below the purchaser's alert mark; for those who see stock figures.
    #[param(inline)]
    filter: Option<ProductListFilter>,
    /// The product with exactly this SKU, without case.
    #[param(example = "MANGO-ICE-7K2QXD")]
    sku: Option<String>,
    /// The product with this barcode.
    #[param(example = "4006381333931")]
    barcode: Option<String>,
    /// Order of the list; without it the best match first where there are words, by name otherwise.
    #[param(inline)]
    sort: Option<ProductSortName>,
}

/// List products
///
/// Open to everybody. Each product carries the prices and stock figures the caller may see: a guest sees no price and
/// only whether it is in stock. Words are found with typos and by their beginnings, the best match first.
#[utoipa::path(
    tag = "Catalogue",
    params(ProductFilterParams, StoreParam, ListProductsParams, PageParams),
    responses(
        (status = 200, description = "Products.", body = Vec<ProductResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
        (status = 401, description = "A guest asked for stock figures."),
        (status = 403, description = "The caller sees no stock figures."),
        (status = 404, description = "There is no such store, or it is closed."),
        (status = 422, description = "A list by figures or codes was to be narrowed by attributes."),
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
        if query.asks_search() {
            call.search_ready().await?;
        }
        let list = move |tx: &mut dyn Transaction, context: &Context| {
            let page = list_products_for(tx, context, &viewer, &query)?;
            Ok((page, prices_until(tx, &viewer, context.now)?))
        };
        let (page, until) = call.read(list).await?;
        let shown = page.items.iter().filter(|_| viewer.counts_stock());
        let stock_of = shown.map(|view| view.product.id).collect();
        Ok(Made { response: list_response(&call, page.map(ProductResponse::from)), stock_of, until })
    };
    if is_kept { call.kept_for(viewer, topics, work).await } else { Ok(work().await?.response) }
}
