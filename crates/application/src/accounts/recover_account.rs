//! Account recovery for operators: commands that work on the database directly, without mail.

use tierway_accounts::{ActivityAction, ResetState, User, UserFilter};
use tierway_kernel::{PageRequest, Role, fold, message};

use super::change_password::notify_changed;
use super::programs::revoke_programs;
use crate::throttling::reset_sign_in_failures;
use crate::{Context, Failure, Transaction};

/// The account of this username or email; without one, the admin.
pub fn find_account(tx: &mut dyn Transaction, context: &Context, login: Option<&str>) -> Result<User, Failure> {
    context.require_system()?;
    let found = match login {
        Some(login) => tx.users().credentials(&fold(login))?.map(|known| known.user),
        None => {
            let filter = UserFilter { role: Some(Role::Admin), ..UserFilter::default() };
            tx.users().list(&filter, &PageRequest::first(1))?.items.into_iter().next()
        }
    };
    found.ok_or(Failure::NotFound("This account"))
}

/// Sets a new password: sessions end, reset links stop working, API tokens are revoked, webhooks disabled, and
/// throttles reset.
pub fn recover_account(
    tx: &mut dyn Transaction,
    context: &Context,
    login: Option<&str>,
    password_hash: &str,
) -> Result<User, Failure> {
    let user = find_account(tx, context, login)?;
    tx.users().set_password(user.id, None, password_hash)?;
    tx.resets().supersede(user.id, &ResetState::OPEN)?;
    tx.sessions().revoke_all(user.id, context.now)?;
    let programs = revoke_programs(tx, context, user.id, false)?;
    reset_sign_in_failures(tx, user.id)?;
    let what = message!("The password was set on the command line.").followed_by(programs);
    context.log_for(tx, Some(user.id), ActivityAction::Password, what)?;
    notify_changed(tx, context, &user)?;
    Ok(user)
}

/// Forgets the guesses that block sign-ins to an account, and activates it when it is off.
pub fn unlock_account(tx: &mut dyn Transaction, context: &Context, login: Option<&str>) -> Result<User, Failure> {
    let user = find_account(tx, context, login)?;
    reset_sign_in_failures(tx, user.id)?;
    tx.users().set_active(user.id, true)?;
    context.log_for(
        tx,
        Some(user.id),
        ActivityAction::Session,
        message!("The account was unlocked on the command line."),
    )?;
    Ok(user)
}
