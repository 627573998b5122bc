//! Access for an account without its password: API tokens and webhooks.

use tierway_kernel::UserId;

use crate::{Context, Failure, Transaction};

/// Revokes the tokens of `user` and disables their webhooks, unless they want to keep them: anyone who knew the
/// password may have created them. Returns the sentence to add to the log entry.
pub(super) fn revoke_programs(
    tx: &mut dyn Transaction,
    context: &Context,
    user: UserId,
    keep: bool,
) -> Result<Option<&'static str>, Failure> {
    if keep {
        return Ok(Some("API tokens and webhooks were kept."));
    }
    let tokens = tx.tokens().revoke_of(user, context.now)?;
    let webhooks = tx.webhooks().disable_of(user, context.now)?;
    Ok((tokens + webhooks > 0).then_some("API tokens were revoked and webhooks disabled."))
}
