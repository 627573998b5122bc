//! Rejects use cases that are not available over the API.

use tierway_kernel::{Actor, Refused};

use crate::{Context, Failure};

/// Passes for the system.
pub(super) fn only_platform(context: &Context) -> Result<(), Failure> {
    match context.actor {
        Actor::System => Ok(()),
        Actor::Guest => Err(Refused::NotSignedIn.into()),
        Actor::User(_) => Err(Refused::Forbidden.into()),
    }
}
