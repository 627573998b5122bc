//! `DELETE /api/products/{id}/delete`.

use actix_web::{HttpResponse, delete};
use tierway_application::catalogue::delete_product as remove;
use tierway_kernel::ProductId;

use super::dto::DeleteProductResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Delete or discontinue a product
///
/// For admin and manufacturer. A product with orders or stock movements is discontinued and kept with its history;
/// `outcome` says what happened and `message` is the sentence to show.
#[utoipa::path(
    operation_id = "deleteProduct",
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "What became of it.", body = DeleteProductResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[delete("/api/products/{id}/delete")]
pub async fn delete_product(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let outcome = call.write(move |tx, context| remove(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(DeleteProductResponse::from(outcome)))
}
