//! `GET /api/saved-views`.

use tierway_application::saved_views::list_saved_views as list;

use super::dto::SavedViewResponse;
use crate::dto::*;
use crate::list::short_list_response;
use crate::prelude::*;

/// Which list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SavedViewsQuery {
    /// Key of the list.
    #[param(example = "/admin/accounts#")]
    pub list: String,
}

/// List saved views
///
/// Your own views of a list, in the order you added them; at most 30.
#[utoipa::path(
    tag = "Saved views",
    params(SavedViewsQuery, PageParams),
    responses((status = 200, description = "The views.", body = Vec<SavedViewResponse>)),
)]
#[get("/api/saved-views")]
pub async fn list_saved_views(call: Call, params: Params<SavedViewsQuery>) -> HandlerResult {
    let page = call.page()?;
    let key = params.0.list;
    let views = call.read(move |tx, context| list(tx, context, &key)).await?;
    short_list_response(&call, views.into_iter().map(SavedViewResponse::from), &page)
}
