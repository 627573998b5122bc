//! Somebody signs out. Signing out twice is no error: older clients do it on every doubt.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, message};

use crate::{Context, Failure, Transaction};

/// Writes the sign-out down; the caller ends the session itself.
pub fn logout(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    context.require(Permission::Logout)?;
    if context.actor.user().is_some() {
        context.log(tx, ActivityAction::Logout, message!("Signed out."))?;
    }
    Ok(())
}
