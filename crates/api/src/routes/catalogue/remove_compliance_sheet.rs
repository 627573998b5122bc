//! `DELETE /api/products/{id}/compliance-sheet`.

use tierway_application::catalogue::remove_compliance_sheet as remove;
use tierway_kernel::ProductId;

use crate::prelude::*;

/// Remove a product's compliance sheet
///
/// For admin and manufacturer.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 204, description = "It is removed."),
        (status = 404, description = "Product not found, or it has no sheet."),
    ),
)]
#[delete("/api/products/{id}/compliance-sheet")]
pub async fn remove_compliance_sheet(call: Call, id: Id) -> HandlerResult {
    call.write(move |tx, context| remove(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::NoContent().finish())
}
