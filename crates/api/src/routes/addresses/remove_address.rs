//! `DELETE /api/addresses/{id}`.

use tierway_application::addresses::remove_address as remove;
use tierway_kernel::AddressId;

use crate::prelude::*;

/// Remove an address
///
/// For its owner. If it was the default, the oldest of the others becomes the default.
#[utoipa::path(
    tag = "Addresses",
    params(("id" = i64, Path, description = "The address.", example = 7)),
    responses((status = 204, description = "Removed.")),
)]
#[delete("/api/addresses/{id}")]
pub async fn remove_address(call: Call, id: Id) -> HandlerResult {
    call.write(move |tx, context| remove(tx, context, AddressId(id.0))).await?;
    Ok(HttpResponse::NoContent().finish())
}
