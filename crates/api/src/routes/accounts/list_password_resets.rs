//! GET /api/password-resets.

use tierway_accounts::ResetFilter;
use tierway_application::accounts;
use tierway_kernel::UserId;

use super::password_reset::{PasswordResetResponse, ResetStateName};
use crate::dto::*;
use crate::prelude::*;

/// Filters of the queue.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListResetsQuery {
    /// Only `requested`, `verified`, `refused`, `handedOver`, `used`, `superseded` or `expired` ones.
    #[param(value_type = Option<String>, example = "requested")]
    pub state: Option<ResetStateName>,
    /// Only those for this account.
    #[param(example = 12)]
    pub user_id: Option<i64>,
}

impl ListResetsQuery {
    /// The filter.
    pub fn filter(&self) -> ResetFilter {
        ResetFilter { state: self.state.map(|name| name.0), user_id: self.user_id.map(UserId) }
    }
}

/// List password reset requests
///
/// For the admin, newest first. Requests are kept for 30 days.
#[utoipa::path(
    tag = "Accounts",
    params(ListResetsQuery, PageParams),
    responses((status = 200, description = "The requests.", body = Vec<PasswordResetResponse>)),
)]
#[get("/api/password-resets")]
pub async fn list_password_resets(call: Call, query: Params<ListResetsQuery>) -> HandlerResult {
    let filter = query.0.filter();
    let page = call.page()?;
    let resets = call.read(move |tx, context| accounts::list_password_resets(tx, context, filter, &page)).await?;
    Ok(list_response(&call, resets.map(PasswordResetResponse::from)))
}
