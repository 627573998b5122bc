//! `PATCH /api/products/{id}/stock`.

use tierway_application::inventory::set_stock as set;
use tierway_kernel::{Permission, ProductId};

use super::dto::SetStockRequest;
use crate::prelude::*;
use crate::routes::catalogue::dto::ProductResponse;

/// Set the stock of a product
///
/// For company staff. Writes an adjustment to the stock ledger and a stock update record. Send the balance you saw as
/// `expected`, so that movements in the meantime are not overwritten.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The product.", example = 42)),
    request_body = SetStockRequest,
    responses(
        (status = 200, description = "The product with its new stock.", body = ProductResponse),
        (status = 409, description = "The stock is not `expected`; `errors[0].current` is the current one."),
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
