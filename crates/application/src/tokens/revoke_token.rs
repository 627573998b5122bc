//! `DELETE /api/tokens/{id}`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{ApiTokenId, Permission, Role, message};

use crate::{Context, Failure, Transaction};

/// Revokes a token at once: the caller's own, or any for the admin. Not found if it is another user's or already
/// revoked. Users who may no longer have tokens can still revoke theirs.
pub fn revoke_token(tx: &mut dyn Transaction, context: &Context, id: ApiTokenId) -> Result<(), Failure> {
    context.require(Permission::RevokeToken)?;
    let actor = context.actor.signed_in()?;
    let token = tx.tokens().by_id(id)?.filter(|token| token.user_id == actor.id || actor.role == Role::Admin);
    let token = token.ok_or(Failure::NotFound("This token"))?;
    if !tx.tokens().revoke(id, context.now)? {
        return Err(Failure::NotFound("This token"));
    }
    let (name, preview) = (token.name, token.preview);
    let what = if token.user_id == actor.id {
        message!("Revoked the API token {name} ({preview}…).", name = name, preview = preview)
    } else {
        message!(
            "Revoked the API token {name} ({preview}…) of the account {account}.",
            name = name,
            preview = preview,
            account = token.user_id
        )
    };
    context.log(tx, ActivityAction::Session, what)
}
