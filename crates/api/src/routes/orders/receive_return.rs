//! `POST /api/returns/{id}/receive`.

use tierway_application::orders::receive_return as receive;
use tierway_kernel::{Permission, ReturnId};

use super::fulfilment_request::ReceiveReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Receive a return
///
/// For company staff: sellable pieces are restocked into the batches they came from, the rest is not. Completes the
/// return if nothing is left to refund.
#[utoipa::path(
    tag = "Returns",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The return.", example = 2)),
    request_body = ReceiveReturnRequest,
    responses(
        (status = 200, description = "The return as it is now.", body = ReturnResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/returns/{id}/receive")]
pub async fn receive_return(call: Call, id: Id, body: Body<ReceiveReturnRequest>) -> HandlerResult {
    let arrived = body.0.arrived();
    let changed = call.changed_ids();
    call.write_once(Permission::ReceiveReturn, &body.0, StatusCode::OK, move |tx, context| {
        let view = receive(tx, context, ReturnId(id.0), &arrived)?;
        changed.note([view.one.order_id.0]);
        Ok(ReturnResponse::from(view))
    })
    .await
}
