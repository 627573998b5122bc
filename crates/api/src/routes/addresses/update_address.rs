//! `PUT /api/addresses/{id}`.

use tierway_application::addresses::update_address as update;
use tierway_kernel::AddressId;

use super::dto::{AddressRequest, AddressResponse};
use crate::prelude::*;

/// Change an address
///
/// For its owner. Replaces all it says; orders keep what was written on them. The default stays one until another becomes
/// it.
#[utoipa::path(
    tag = "Addresses",
    params(("id" = i64, Path, description = "The address.", example = 7)),
    request_body = AddressRequest,
    responses((status = 200, description = "The address as it is now.", body = AddressResponse)),
)]
#[put("/api/addresses/{id}")]
pub async fn update_address(call: Call, id: Id, body: Body<AddressRequest>) -> HandlerResult {
    let draft = body.0.draft();
    let address = call.write(move |tx, context| update(tx, context, AddressId(id.0), &draft)).await?;
    Ok(HttpResponse::Ok().json(AddressResponse::from(address)))
}
