//! What acts for an account without its password: API tokens and webhooks.

use tierway_kernel::UserId;

use crate::{Context, Failure, Transaction};

/// Ends the tokens of `user` and turns their webhooks off, unless they want to keep them: whoever had the password may have
/// made them. Gives what to add to the entry of the log.
pub(super) fn end_programs(
    tx: &mut dyn Transaction,
    context: &Context,
    user: UserId,
    keep: bool,
) -> Result<&'static str, Failure> {
    if keep {
        return Ok(" API tokens and webhooks were kept.");
    }
    let tokens = tx.tokens().revoke_of(user, context.now)?;
    let webhooks = tx.webhooks().disable_of(user, context.now)?;
    Ok(if tokens + webhooks == 0 { "" } else { " API tokens were revoked and webhooks disabled." })
}
