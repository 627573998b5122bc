//! A request as the admin sees it.

use std::collections::HashMap;

use tierway_accounts::{PasswordReset, ResetState, User};
use tierway_kernel::UserId;

use crate::{Context, Failure, Transaction};

/// A request with the people in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResetView {
    /// The request.
    pub reset: PasswordReset,
    /// Its current state.
    pub state: ResetState,
    /// The account.
    pub user: User,
    /// The reviewer.
    pub decided_by: Option<User>,
}

/// Puts the people to these requests, with one query for all of them.
pub(super) fn describe(
    tx: &mut dyn Transaction,
    context: &Context,
    resets: Vec<PasswordReset>,
) -> Result<Vec<ResetView>, Failure> {
    let mut ids: Vec<UserId> =
        resets.iter().flat_map(|reset| [Some(reset.user_id), reset.decided_by]).flatten().collect();
    ids.sort_unstable();
    ids.dedup();
    let users: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    let views = resets.into_iter().filter_map(|reset| {
        let user = users.get(&reset.user_id)?.clone();
        let decided_by = reset.decided_by.and_then(|id| users.get(&id)).cloned();
        Some(ResetView { state: reset.state_at(context.now), user, decided_by, reset })
    });
    Ok(views.collect())
}
