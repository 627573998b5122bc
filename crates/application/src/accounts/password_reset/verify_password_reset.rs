//! `POST /api/password-resets/{id}/verify`: the admin knows that the person asked.

use tierway_accounts::ResetState;
use tierway_kernel::{Permission, ResetId};

use super::decide::{decide, view};
use super::link::Link;
use super::view::ResetView;
use crate::{Context, Failure, Transaction};

/// Mails a fresh link; the one before stops working. [`Failure::Conflict`] when it was decided before.
pub fn verify_password_reset(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ResetId,
    note: Option<&str>,
) -> Result<ResetView, Failure> {
    context.require(Permission::VerifyPasswordReset)?;
    let link = Link::draw(context);
    let user = decide(tx, context, id, ResetState::Verified, Some(&link), note)?;
    link.mail(tx, context, &user)?;
    view(tx, context, id)
}
