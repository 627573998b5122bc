//! `POST /api/addresses`.

use tierway_application::addresses::add_address as add;

use super::dto::{AddressRequest, AddressResponse};
use crate::prelude::*;

/// Add an address
///
/// For buyers. The first address becomes the default; a new default replaces the old one.
#[utoipa::path(
    tag = "Addresses",
    request_body = AddressRequest,
    responses((status = 201, description = "The address.", body = AddressResponse)),
)]
#[post("/api/addresses")]
pub async fn add_address(call: Call, body: Body<AddressRequest>) -> HandlerResult {
    let draft = body.0.draft();
    let address = call.write(move |tx, context| add(tx, context, &draft)).await?;
    Ok(HttpResponse::Created().json(AddressResponse::from(address)))
}
