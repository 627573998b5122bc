//! `GET /api/addresses`.

use tierway_application::addresses::list_addresses as list;

use super::dto::AddressResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List addresses
///
/// For buyers: their own addresses, the default first, then in the order they were added; at most 50.
#[utoipa::path(
    tag = "Addresses",
    params(PageParams),
    responses((status = 200, description = "The addresses.", body = Vec<AddressResponse>)),
)]
#[get("/api/addresses")]
pub async fn list_addresses(call: Call) -> HandlerResult {
    let page = call.page()?;
    let addresses = call.read(|tx, context| list(tx, context)).await?;
    short_list_response(&call, addresses.into_iter().map(AddressResponse::from), &page)
}
