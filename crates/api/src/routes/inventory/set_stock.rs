//! `PATCH /api/products/{id}/stock`.

use actix_web::{HttpResponse, patch};
use tierway_application::inventory::set_stock as set;
use tierway_kernel::ProductId;

use super::dto::SetStockRequest;
use crate::body::Body;
use crate::list::Id;
use crate::routes::catalogue::dto::ProductResponse;
use crate::{Call, Problem};

/// Set the stock of a product
///
/// For the company's people. Writes an adjustment into the stock ledger and a stock update record.
#[utoipa::path(
    operation_id = "setStock",
    tag = "Inventory",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    request_body = SetStockRequest,
    responses(
        (status = 200, description = "The product with its new stock.", body = ProductResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[patch("/api/products/{id}/stock")]
pub async fn set_stock(call: Call, id: Id, body: Body<SetStockRequest>) -> Result<HttpResponse, Problem> {
    let figure = body.0.figure()?;
    let view = call.write(move |tx, context| set(tx, context, ProductId(id.0), &figure)).await?;
    Ok(HttpResponse::Ok().json(ProductResponse::from(view)))
}
