//! PUT /api/users/{id}/role.

use tierway_application::accounts::{self, AccountView};
use tierway_application::{Context, Transaction};
use tierway_kernel::UserId;

use super::dto::{AccountResponse, UserResponse};
use super::requests::RoleChangeRequest;
use crate::prelude::*;

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
