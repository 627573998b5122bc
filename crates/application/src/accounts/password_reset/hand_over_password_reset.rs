//! `POST /api/password-resets/{id}/hand-over`: for a user who cannot be reached by email.

use chrono::{DateTime, Utc};
use tierway_accounts::ResetState;
use tierway_kernel::{Permission, ResetId};

use super::decide::decide;
use super::link::Link;
use crate::{Context, Failure, Transaction};

/// A link for the admin to hand to the person; it is shown this once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManualResetLink {
    /// The link.
    pub link: String,
    /// When it ends.
    pub expires_at: DateTime<Utc>,
}

/// Creates and returns a new link; earlier ones stop working. [`Failure::Conflict`] if it was already decided, unless
/// it was verified.
pub fn hand_over_password_reset(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ResetId,
    note: Option<&str>,
) -> Result<ManualResetLink, Failure> {
    context.require(Permission::HandOverPasswordReset)?;
    let link = Link::draw(context);
    decide(tx, context, id, ResetState::ManualResetLink, Some(link.expires_at), note)?;
    if !link.open(tx, id, ResetState::ManualResetLink)? {
        return Err(Failure::NotFound("This request"));
    }
    Ok(ManualResetLink { link: link.url, expires_at: link.expires_at })
}
