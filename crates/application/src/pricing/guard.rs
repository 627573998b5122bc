//! Who may deal with prices, beyond what the permission table says.

use tierway_accounts::User;
use tierway_kernel::{Permission, Role, SignedIn, UserId};

use crate::{Context, Failure, Transaction};

/// Passes for owners and for wholesalers once they are approved.
pub(super) fn pricer(context: &Context, permission: Permission) -> Result<(), Failure> {
    context.require(permission)?;
    approved(context.actor.user())
}

fn approved(user: Option<&SignedIn>) -> Result<(), Failure> {
    let is_trade = |user: &SignedIn| matches!(user.role, Role::Wholesaler | Role::Dealer);
    match user {
        Some(user) if is_trade(user) && !user.verified => {
            Err(Failure::Forbidden("You can work with prices once your account is approved.".to_owned()))
        }
        _ => Ok(()),
    }
}

/// The dealer whose own prices are meant. A dealer knows of no other's.
pub(super) fn dealer(
    tx: &mut dyn Transaction,
    context: &Context,
    permission: Permission,
    id: UserId,
) -> Result<User, Failure> {
    context.require(permission)?;
    let not_found = Failure::NotFound("This dealer");
    if context.actor.user().is_some_and(|user| user.role == Role::Dealer && user.id != id) {
        return Err(not_found);
    }
    approved(context.actor.user())?;
    tx.users().by_id(id)?.filter(|user| user.role == Role::Dealer).ok_or(not_found)
}
