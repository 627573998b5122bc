//! `PATCH /api/products/{id}/stock`.

use tierway_application::inventory::set_stock as set;
use tierway_kernel::{Permission, ProductId};

use super::dto::SetStockRequest;
use crate::prelude::*;
use crate::routes::catalogue::dto::ProductResponse;

/// Set the stock of a product
///
/// For the company's people. Writes an adjustment into the stock ledger and a stock update record.
/// Send the balance you have seen as `expected`, so that what moved meanwhile is not undone.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The product.", example = 42)),
    request_body = SetStockRequest,
    responses(
        (status = 200, description = "The product with its new stock.", body = ProductResponse),
        (status = 409, description = "The stock is not `expected`; `errors[0].current` is the one of now."),
    ),
)]
#[patch("/api/products/{id}/stock")]
pub async fn set_stock(call: Call, id: Id, body: Body<SetStockRequest>) -> HandlerResult {
    let figure = body.0.clone().figure()?;
    call.write_once(Permission::SetStock, &body.0, StatusCode::OK, move |tx, context| {
        set(tx, context, ProductId(id.0), &figure).map(ProductResponse::from)
    })
    .await
}
