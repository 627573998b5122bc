//! PUT /api/users/{id}/role.

use serde::Deserialize;
use tierway_application::accounts::AccountView;
use tierway_application::{Context, Transaction, accounts};
use tierway_kernel::{Role, UserId};
use utoipa::ToSchema;
use validator::Validate;

use super::older_clients::text;
use super::user::{AccountResponse, UserResponse};
use crate::expected::Expected;
use crate::form;
use crate::prelude::*;

/// The new role.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
pub struct RoleChangeRequest {
    /// `wholesaler`, `dealer`, `agent`, `sub-agent` or `customer`.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "dealer", value_type = String, required)]
    #[validate(required(code = "role"), custom(function = form::not_blank, code = "role"))]
    #[validate(custom(function = form::known::<Role>, code = "role"))]
    pub role: Option<String>,
    /// Sent to the account holder and logged; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Registered on the customers' page by mistake.")]
    pub reason: Option<String>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

impl RoleChangeRequest {
    /// The role.
    pub fn role(&self) -> Result<Role, Problem> {
        form::checked(self.role.as_deref().and_then(|name| name.trim().parse().ok()))
    }
}

/// Change the role of an account
///
/// For the admin, for trading accounts: wholesaler, dealer, agent, sub-agent, customer. Verification starts over as for
/// a new registration in that role, all sessions end, and the account holder is notified. `GET /api/users/{id}/roles`
/// lists the choices.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    request_body = RoleChangeRequest,
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 409, description = "It no longer matches `expected`, already has this role, is inactive, has open orders, or has sub-agents."),
    ),
)]
#[put("/api/users/{id}/role")]
pub async fn change_user_role(call: Call, id: Id, body: Body<RoleChangeRequest>) -> HandlerResult {
    let id = UserId(id.0);
    let to = body.0.role()?;
    let RoleChangeRequest { reason, expected, .. } = body.0;
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &AccountView| expected.check(&UserResponse::from(now.clone()));
        accounts::change_role(tx, context, id, to, reason.as_deref(), expected.seen(&check))
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "Role Changed")))
}
