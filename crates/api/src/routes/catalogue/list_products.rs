//! `GET /api/products`.

use actix_web::{HttpResponse, get};
use serde::Deserialize;
use tierway_application::Topic;
use tierway_application::catalogue::{ProductQuery, list_products as list};
use utoipa::IntoParams;

use super::dto::ProductResponse;
use super::names::{ProductListFilter, ProductSortName, ProductStatusFilter};
use crate::list::{Params, list_response, page_request};
use crate::{Call, Problem};

/// Parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListProductsParams {
    /// Words of name, description, category or SKU; all must occur.
    #[param(example = "mango")]
    q: Option<String>,
    /// This category exactly.
    #[param(example = "E-Liquids")]
    category: Option<String>,
    /// Without it everything the caller may see: only products on sale, for the company's people discontinued ones too.
    #[param(inline)]
    status: Option<ProductStatusFilter>,
    /// `low-stock`: products below the purchaser's alert mark; for those who see stock figures.
    #[param(inline)]
    filter: Option<ProductListFilter>,
    /// Order of the list; by name without it.
    #[param(inline)]
    sort: Option<ProductSortName>,
    /// Most items in the answer.
    #[param(minimum = 1, maximum = 200, default = 200)]
    limit: Option<i64>,
    /// Where to go on, from the `Link` header.
    cursor: Option<String>,
}

/// List products
///
/// Open to everybody. Each product carries the prices and stock figures the caller may see: a guest sees no price and
/// only whether it is in stock.
#[utoipa::path(
    operation_id = "listProducts",
    tag = "Catalogue",
    params(ListProductsParams),
    responses(
        (status = 200, description = "Products.", body = Vec<ProductResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "A guest asked for stock figures.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller sees no stock figures.", body = Problem, content_type = "application/problem+json"),
    )
)]
#[get("/api/products")]
pub async fn list_products(call: Call, params: Params<ListProductsParams>) -> Result<HttpResponse, Problem> {
    let params = params.0;
    let query = ProductQuery {
        page: page_request(params.limit, params.cursor.as_deref())?,
        text: params.q,
        category: params.category,
        status: params.status.map(Into::into),
        low_stock: params.filter.is_some(),
        sort: params.sort.map(Into::into).unwrap_or_default(),
    };
    call.cached(Topic::Catalogue, async || {
        let page = call.read(move |tx, context| list(tx, context, &query)).await?;
        Ok(list_response(&call, page.map(ProductResponse::from)))
    })
    .await
}
