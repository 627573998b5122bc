//! GET /api/users.

use tierway_accounts::{UserFilter, UserSort};
use tierway_application::accounts;
use tierway_kernel::UserId;

use super::user::{RoleName, UserResponse, VerificationStatus};
use crate::dto::*;
use crate::prelude::*;

/// Sort order of accounts.
pub type UserSortName = Name<UserSort>;

/// Filters of the directory; all given ones must match.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListUsersQuery {
    /// Only this role.
    #[param(value_type = Option<String>, example = "dealer")]
    pub role: Option<RoleName>,
    /// Only `pending`, `approved` or `rejected` ones.
    #[param(value_type = Option<String>, example = "pending")]
    pub verification_status: Option<VerificationStatus>,
    /// Only active or only inactive ones.
    pub is_active: Option<bool>,
    /// Only those this user referred.
    pub referred_by: Option<i64>,
    /// Part of a name, username, company or email, ignoring case.
    #[param(example = "tan")]
    pub q: Option<String>,
    /// In which order; newest first if omitted.
    #[param(inline)]
    pub sort: Option<UserSortName>,
}

impl ListUsersQuery {
    /// The filter.
    pub fn filter(self) -> UserFilter {
        UserFilter {
            role: self.role.map(|name| name.0),
            verification: self.verification_status.map(|name| name.0),
            is_active: self.is_active,
            referred_by: self.referred_by.map(UserId),
            text: self.q,
            sort: self.sort.unwrap_or_default().0,
        }
    }
}

/// List accounts
///
/// Admin and manufacturer see all accounts, a wholesaler the dealers, an agent or sub-agent those they referred (names
/// and dates only).
#[utoipa::path(
    tag = "Accounts",
    params(ListUsersQuery, PageParams),
    responses((status = 200, description = "The accounts.", body = Vec<UserResponse>)),
)]
#[get("/api/users")]
pub async fn list_users(call: Call, params: Params<ListUsersQuery>) -> HandlerResult {
    let filter = params.0.filter();
    let page = call.page()?;
    let users = call.read(move |tx, context| accounts::list_users(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, users.map(UserResponse::from)))
}
