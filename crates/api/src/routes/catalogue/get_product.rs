//! `GET /api/products/{id}`.

use actix_web::{HttpResponse, get};
use tierway_application::Topic;
use tierway_application::catalogue::get_product as find;
use tierway_kernel::ProductId;

use super::dto::ProductDetailsResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Get a product
///
/// Open to everybody; a discontinued product is found by the company's people only.
#[utoipa::path(
    operation_id = "getProduct",
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "The product.", body = ProductDetailsResponse),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    )
)]
#[get("/api/products/{id}")]
pub async fn get_product(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    call.cached(Topic::Catalogue, async || {
        let view = call.read(move |tx, context| find(tx, context, ProductId(id.0))).await?;
        Ok(HttpResponse::Ok().json(ProductDetailsResponse::from(view)))
    })
    .await
}
