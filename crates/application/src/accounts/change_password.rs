//! `POST /api/auth/change-password`. In stages, because passwords are neither verified nor hashed inside a
//! transaction: [`check_password_change`], the caller verifies, [`refuse_password`] or [`change_password`].

use tierway_accounts::{ActivityAction, Credentials, ResetState, User};
use tierway_kernel::{Permission, Role, message};
use tierway_workforce::NoticeKind;

use super::programs::revoke_programs;
use super::review::notify;
use crate::failure::both;
use crate::throttling::Sources;
use crate::{Context, Failure, Settings, Transaction};

/// Checks a new password for `role` and its repetition; `field` is its name in the form.
pub fn check_password_of(
    tx: &mut dyn Transaction,
    field: &str,
    role: Role,
    password: &str,
    confirm: Option<&str>,
) -> Result<(), Failure> {
    let passwords = Settings::load(tx)?.passwords;
    passwords.check_new(role, field, password, confirm).map_err(Failure::Fields)
}

/// Validates a password change; returns the current hash, to be verified.
pub fn check_password_change(
    tx: &mut dyn Transaction,
    context: &Context,
    current: &str,
    new: &str,
    confirm: Option<&str>,
) -> Result<String, Failure> {
    let role = context.actor.signed_in()?.role;
    both(check_given(current), check_password_of(tx, "newPassword", role, new, confirm))?;
    own_credentials(tx, context, Permission::ChangePassword).map(|known| known.password_hash)
}

/// Whether the current password was entered: an empty one is not counted as a guess.
pub(super) fn check_given(password: &str) -> Result<(), Failure> {
    if password.is_empty() {
        return Err(Failure::field("currentPassword", "Please enter your current password."));
    }
    Ok(())
}

/// The caller's own account with its password hash. [`Failure::TooMany`] after too many wrong passwords.
pub(super) fn own_credentials(
    tx: &mut dyn Transaction,
    context: &Context,
    operation: Permission,
) -> Result<Credentials, Failure> {
    context.require(operation)?;
    let id = context.actor.signed_in()?.id;
    Sources::of_confirmation(id, &context.client).check(tx, context.now)?;
    tx.users().credentials_of(id)?.ok_or(Failure::NotSignedIn)
}

/// Checks that the caller entered their password to confirm `operation`, and may try it; returns the hash to verify.
pub(crate) fn check_own_password(
    tx: &mut dyn Transaction,
    context: &Context,
    operation: Permission,
    password: &str,
) -> Result<String, Failure> {
    check_given(password)?;
    own_credentials(tx, context, operation).map(|known| known.password_hash)
}

/// Accepts the password that was verified as `proof`, unless it has been changed since; wrong ones before it are
/// forgotten.
pub(crate) fn confirm_own_password(tx: &mut dyn Transaction, context: &Context, proof: &str) -> Result<(), Failure> {
    let id = context.actor.signed_in()?.id;
    let known = tx.users().credentials_of(id)?.ok_or(Failure::NotSignedIn)?;
    if known.password_hash != proof {
        return Err(wrong_password());
    }
    Sources::of_confirmation(id, &context.client).reset_failures(tx)
}

/// Counts a wrong current password, so that a stolen session cannot be used to guess it. Returns the error as a value,
/// so that the count is committed.
pub fn refuse_password(tx: &mut dyn Transaction, context: &Context) -> Result<Failure, Failure> {
    let id = context.actor.signed_in()?.id;
    Sources::of_confirmation(id, &context.client).record_failure(tx, context.now)?;
    Ok(wrong_password())
}

/// Replaces the password that was verified as `from`, ends every session and kills links that are out; API tokens and
/// webhooks end too unless `keep_programs`. The caller opens a new session in the same transaction.
pub fn change_password(
    tx: &mut dyn Transaction,
    context: &Context,
    from: &str,
    to: &str,
    keep_programs: bool,
) -> Result<User, Failure> {
    context.require(Permission::ChangePassword)?;
    let id = context.actor.signed_in()?.id;
    if !tx.users().set_password(id, Some(from), to)? {
        return Err(wrong_password());
    }
    let user = tx.users().by_id(id)?.ok_or(Failure::NotSignedIn)?;
    Sources::of_confirmation(id, &context.client).reset_failures(tx)?;
    tx.sessions().revoke_all(id, context.now)?;
    tx.resets().supersede(id, &ResetState::OPEN)?;
    let programs = revoke_programs(tx, context, id, keep_programs)?;
    let log = message!("Changed their password.").followed_by(programs);
    context.log(tx, ActivityAction::Password, log)?;
    notify_changed(tx, context, &user)?;
    Ok(user)
}

/// Notifies a user that their password was changed.
pub(super) fn notify_changed(tx: &mut dyn Transaction, context: &Context, user: &User) -> Result<(), Failure> {
    let message = message!(
        "The password of your account was changed. If this was not you, please ask for a new password at once and tell us."
    );
    notify(tx, context, user, NoticeKind::Password, message!("Your password was changed"), message)
}

/// The error for a wrong current password.
pub(super) fn wrong_password() -> Failure {
    Failure::field("currentPassword", "The current password is not right.")
}
