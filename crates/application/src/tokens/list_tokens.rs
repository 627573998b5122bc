//! `GET /api/tokens`.

use tierway_accounts::{ApiToken, may_hold_tokens};
use tierway_kernel::{Page, PageRequest, Permission, Role, SignedIn, UserId};

use crate::{Context, Failure, Transaction};

/// The caller's tokens, newest first, including ended ones; the admin can read any user's.
pub fn list_tokens(
    tx: &mut dyn Transaction,
    context: &Context,
    user: Option<UserId>,
    page: &PageRequest,
) -> Result<Page<ApiToken>, Failure> {
    context.require(Permission::ListTokens)?;
    let own = require_holder(context)?;
    let user = user.unwrap_or(own.id);
    if user != own.id && own.role != Role::Admin {
        return Err(Failure::Forbidden("Only the admin can see other users' tokens.".into()));
    }
    Ok(tx.tokens().list(user, page)?)
}

/// The caller, who may have tokens.
pub(super) fn require_holder(context: &Context) -> Result<&SignedIn, Failure> {
    let user = context.actor.signed_in()?;
    if may_hold_tokens(user) {
        Ok(user)
    } else {
        Err(Failure::Forbidden("Among employees, only managers and purchasers can have API tokens.".into()))
    }
}
