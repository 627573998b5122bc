//! The job that ends the hold of commissions.

use tierway_kernel::{Actor, Refused};

use crate::{Context, Failure, Transaction};

/// Approves every pending commission whose hold is over; how many. Only the platform itself runs it.
pub fn approve_matured(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    match context.actor {
        Actor::System => Ok(tx.commissions().approve_matured(context.now)?),
        Actor::Guest => Err(Refused::NotSignedIn.into()),
        Actor::User(_) => Err(Refused::Forbidden.into()),
    }
}
