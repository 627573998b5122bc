//! `POST /api/auth/reset-password/confirm`. In two stages, because passwords are not hashed inside a transaction:
//! [`check_reset_link`] checks the link first, so that invalid requests cause no hashing; [`confirm_password_reset`]
//! decides.

use tierway_accounts::{ActivityAction, ResetError, ResetState, may_reset};
use tierway_kernel::{Permission, Role, message};

use super::super::change_password::{check_password_of, notify_changed};
use super::super::programs::revoke_programs;
use super::link::token_hash;
use crate::throttling::reset_sign_in_failures;
use crate::{Context, Failure, Transaction};

/// Whether the link works now and the password is one; nothing is written.
pub fn check_reset_link(
    tx: &mut dyn Transaction,
    context: &Context,
    token: &str,
    password: &str,
    confirm: Option<&str>,
) -> Result<(), Failure> {
    context.require(Permission::ConfirmPasswordReset)?;
    let found = tx.resets().by_link(&token_hash(token), context.now)?;
    let reset = found.ok_or(ResetError::LinkDead)?;
    let user = tx.users().by_id(reset.user_id)?.ok_or(ResetError::LinkDead)?;
    check_password_of(tx, "password", user.role, password, confirm)
}

/// Redeems the link: sets the password, ends all sessions, invalidates other links, and revokes API tokens and disables
/// webhooks unless `keep_programs`. Of two concurrent calls, one succeeds. Returns the account's role, so that the page
/// can lead to its sign-in.
pub fn confirm_password_reset(
    tx: &mut dyn Transaction,
    context: &Context,
    token: &str,
    password_hash: &str,
    keep_programs: bool,
) -> Result<Role, Failure> {
    context.require(Permission::ConfirmPasswordReset)?;
    let reset = tx.resets().consume(&token_hash(token), context.now)?.ok_or(ResetError::LinkDead)?;
    let user = tx.users().by_id(reset.user_id)?.filter(may_reset).ok_or(ResetError::LinkDead)?;
    tx.users().set_password(user.id, None, password_hash)?;
    tx.resets().supersede(user.id, &ResetState::OPEN)?;
    tx.sessions().revoke_all(user.id, context.now)?;
    reset_sign_in_failures(tx, user.id)?;
    let programs = revoke_programs(tx, context, user.id, keep_programs)?;
    let what = message!("Set a new password by reset link.").followed_by(programs);
    context.log_for(tx, Some(user.id), ActivityAction::Password, what)?;
    notify_changed(tx, context, &user)?;
    Ok(user.role)
}
