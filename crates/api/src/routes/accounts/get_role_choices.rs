//! GET /api/users/{id}/roles.

use tierway_application::accounts;
use tierway_kernel::UserId;

use crate::dto::*;
use crate::prelude::*;

/// Roles an account can take.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RoleChoicesResponse {
    /// The role.
    #[schema(example = "customer")]
    pub role: &'static str,
    /// Available choices; empty if there are none.
    #[schema(example = json!(["wholesaler", "dealer", "agent"]))]
    pub allowed: Vec<&'static str>,
    /// Why other roles, or all, are not available.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
}

impl From<accounts::RoleChoices> for RoleChoicesResponse {
    fn from(choices: accounts::RoleChoices) -> RoleChoicesResponse {
        RoleChoicesResponse {
            role: choices.role.as_str(),
            allowed: choices.allowed.into_iter().map(|role| role.as_str()).collect(),
            refusal: choices.refusal.map(language::render),
        }
    }
}

/// List the roles an account can take
///
/// For the admin. Trading accounts can move to another trading role while they have no open orders.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses((status = 200, description = "The available roles.", body = RoleChoicesResponse)),
)]
#[get("/api/users/{id}/roles")]
pub async fn get_role_choices(call: Call, id: Id) -> HandlerResult {
    let choices = call.read(move |tx, context| accounts::get_role_choices(tx, context, UserId(id.0))).await?;
    Ok(HttpResponse::Ok().json(RoleChoicesResponse::from(choices)))
}
