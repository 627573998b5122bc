//! `PATCH /api/saved-views/{id}`.

use tierway_application::saved_views::{SavedViewChange, update_saved_view as update};
use tierway_kernel::SavedViewId;

use super::dto::SavedViewResponse;
use crate::dto::*;
use crate::prelude::*;

/// Changes to a saved view; omitted fields stay unchanged.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(default)]
#[schema(example = json!({ "name": "Dealers to approve" }))]
pub struct UpdateSavedViewRequest {
    /// A new name, 1 to 60 characters; each name once in a list.
    pub name: Option<String>,
    /// A new query string, at most 2,000 characters.
    pub query: Option<String>,
}

/// Change a saved view
///
/// For its owner: renames it, or saves other filters, order and columns under its name.
#[utoipa::path(
    tag = "Saved views",
    params(("id" = i64, Path, description = "The view.", example = 3)),
    request_body = UpdateSavedViewRequest,
    responses((status = 200, description = "The view as it is now.", body = SavedViewResponse)),
)]
#[patch("/api/saved-views/{id}")]
pub async fn update_saved_view(call: Call, id: Id, body: Body<UpdateSavedViewRequest>) -> HandlerResult {
    let UpdateSavedViewRequest { name, query } = body.0;
    let change = SavedViewChange { name, query };
    let view = call.write(move |tx, context| update(tx, context, SavedViewId(id.0), &change)).await?;
    Ok(HttpResponse::Ok().json(SavedViewResponse::from(view)))
}
