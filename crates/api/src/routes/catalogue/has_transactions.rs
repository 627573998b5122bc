//! `GET /api/products/{id}/transactions`.

use actix_web::{HttpResponse, get};
use tierway_application::catalogue::has_transactions as find;
use tierway_kernel::ProductId;

use super::dto::HasTransactionsResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Tell whether a product has transactions
///
/// For admin and manufacturer: whether it has orders or stock movements, so that deleting it would discontinue it.
#[utoipa::path(
    operation_id = "hasTransactions",
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "Whether it has any.", body = HasTransactionsResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/products/{id}/transactions")]
pub async fn has_transactions(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let has_transactions = call.read(move |tx, context| find(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(HasTransactionsResponse { has_transactions }))
}
