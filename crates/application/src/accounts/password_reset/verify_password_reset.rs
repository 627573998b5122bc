//! `POST /api/password-resets/{id}/verify`: the admin has confirmed that the request is genuine.

use tierway_accounts::{LINK_LIVES, ResetState};
use tierway_kernel::{Language, Permission, ResetId};

use super::decide::{decide, view};
use super::link::mail_link;
use super::view::ResetView;
use crate::{Context, Failure, Transaction};

/// Mails a fresh link; the one before stops working. [`Failure::Conflict`] if it was already decided.
pub fn verify_password_reset(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ResetId,
    note: Option<&str>,
) -> Result<ResetView, Failure> {
    context.require(Permission::VerifyPasswordReset)?;
    let user = decide(tx, context, id, ResetState::Verified, Some(context.now + LINK_LIVES), note)?;
    mail_link(tx, context, &user, id, Language::En)?;
    view(tx, context, id)
}
