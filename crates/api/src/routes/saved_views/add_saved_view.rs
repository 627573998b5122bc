//! `POST /api/saved-views`.

use tierway_application::saved_views::add_saved_view as add;

use super::dto::{SavedViewRequest, SavedViewResponse};
use crate::prelude::*;

/// Save a view
///
/// For yourself: a list's filters, order and columns under a name. At most 30 views of a list.
#[utoipa::path(
    tag = "Saved views",
    request_body = SavedViewRequest,
    responses((status = 201, description = "The view.", body = SavedViewResponse)),
)]
#[post("/api/saved-views")]
pub async fn add_saved_view(call: Call, body: Body<SavedViewRequest>) -> HandlerResult {
    let input = body.0.input();
    let view = call.write(move |tx, context| add(tx, context, &input)).await?;
    Ok(HttpResponse::Created().json(SavedViewResponse::from(view)))
}
