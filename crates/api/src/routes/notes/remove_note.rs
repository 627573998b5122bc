//! `DELETE /api/notes/{id}`.

use tierway_application::workforce::remove_note as remove;
use tierway_kernel::NoteId;

use crate::prelude::*;

/// Remove an internal note
///
/// For its author within 15 minutes of writing it, for the admin at any time. The removal is logged, without the text.
#[utoipa::path(
    tag = "Notes",
    params(("id" = i64, Path, description = "The note.", example = 3)),
    responses((status = 204, description = "Removed.")),
)]
#[delete("/api/notes/{id}")]
pub async fn remove_note(call: Call, id: Id) -> HandlerResult {
    call.write(move |tx, context| remove(tx, context, NoteId(id.0))).await?;
    Ok(HttpResponse::NoContent().finish())
}
