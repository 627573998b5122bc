//! `GET /api/products/{id}`.

use tierway_application::Topic;
use tierway_application::catalogue::get_product as find;
use tierway_kernel::ProductId;

use super::dto::ProductDetailsResponse;
use super::store_param::{StoreParam, can_be_kept};
use crate::prelude::*;

/// Get a product
///
/// Open to everybody; a discontinued product is found by the company's people only.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42), StoreParam),
    responses((status = 200, description = "The product.", body = ProductDetailsResponse)),
)]
#[get("/api/products/{id}")]
pub async fn get_product(call: Call, id: Id, store: Params<StoreParam>) -> HandlerResult {
    let store = store.0.front();
    let work = async || {
        let view = call.read(move |tx, context| find(tx, context, ProductId(id.0), store)).await?;
        Ok(HttpResponse::Ok().json(ProductDetailsResponse::from(view)))
    };
    if can_be_kept(store) { call.cached(Topic::Catalogue, work).await } else { work().await }
}
