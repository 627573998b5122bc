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

/// What somebody becomes.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
pub struct RoleChangeRequest {
    /// `wholesaler`, `dealer`, `agent`, `sub-agent` or `customer`.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "dealer", value_type = String, required)]
    #[validate(required(code = "role"), custom(function = form::said, code = "role"))]
    #[validate(custom(function = form::known::<Role>, code = "role"))]
    pub role: Option<String>,
    /// Told to the person and kept in the log; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Registered on the customers' page by mistake.")]
    pub reason: Option<String>,
    /// What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    /// 409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile.
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
/// For the admin, of accounts that trade: wholesaler, dealer, agent, sub-agent, customer. Verification begins again as at
/// registration in the new role, all sessions end, and the person is told. `GET /api/users/{id}/roles` says what can be
/// chosen.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    request_body = RoleChangeRequest,
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 409, description = "It is not as `expected` any more, has this role already, is switched off, has open orders, or sub-agents work under it."),
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
