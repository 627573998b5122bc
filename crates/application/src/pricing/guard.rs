//! Access to dealers' own prices and stores. Wholesalers need no extra check: before approval they have no session.

use tierway_accounts::User;
use tierway_catalogue::prices_are_open;
use tierway_kernel::{Permission, Role, UserId};

use crate::{Context, Failure, Transaction};

/// The dealer whose prices are requested. Dealers see only their own.
pub(super) fn dealer(
    tx: &mut dyn Transaction,
    context: &Context,
    permission: Permission,
    id: UserId,
) -> Result<User, Failure> {
    dealer_or(tx, context, permission, id, "You can manage prices once your account is approved.")
}

/// The same for something else of dealers; `waiting` is said to those who are not approved yet.
pub(super) fn dealer_or(
    tx: &mut dyn Transaction,
    context: &Context,
    permission: Permission,
    id: UserId,
    waiting: &'static str,
) -> Result<User, Failure> {
    context.require(permission)?;
    let not_found = Failure::NotFound("This dealer");
    match context.actor.user().filter(|user| user.role == Role::Dealer) {
        Some(user) if user.id != id => return Err(not_found),
        // Dealers sign in while they wait; prices open on approval (product.md §3).
        Some(user) if !prices_are_open(user) => {
            return Err(Failure::Forbidden(waiting.into()));
        }
        _ => {}
    }
    tx.users().by_id(id)?.filter(|user| user.role == Role::Dealer).ok_or(not_found)
}
