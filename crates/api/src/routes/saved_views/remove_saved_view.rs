//! `DELETE /api/saved-views/{id}`.

use tierway_application::saved_views::remove_saved_view as remove;
use tierway_kernel::SavedViewId;

use crate::prelude::*;

/// Delete a saved view
///
/// For its owner. The list itself stays as it is.
#[utoipa::path(
    tag = "Saved views",
    params(("id" = i64, Path, description = "The view.", example = 3)),
    responses((status = 204, description = "Deleted.")),
)]
#[delete("/api/saved-views/{id}")]
pub async fn remove_saved_view(call: Call, id: Id) -> HandlerResult {
    call.write(move |tx, context| remove(tx, context, SavedViewId(id.0))).await?;
    Ok(HttpResponse::NoContent().finish())
}
