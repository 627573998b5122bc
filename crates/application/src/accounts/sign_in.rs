//! Signing in, in stages: [`find_credentials`] reads, the caller verifies the password off the async threads and
//! outside any transaction, [`conclude_sign_in`] counts a failure or lets somebody in.
//!
//! The same is done for a name that nobody has, a wrong password, and an account in whatever state: both throttles
//! are read, a password is verified, both throttles are written.

use tierway_accounts::{ActivityAction, Credentials, Portal, SignInRefusal, User, UserSight, admit};
use tierway_kernel::{Permission, UserId, fold};

use super::view::{AccountView, describe_one};
use crate::throttling::Sources;
use crate::{Context, Failure, Transaction};

/// Somebody at a sign-in page.
#[derive(Debug, Clone)]
pub struct SignIn {
    /// Which of the sign-in operations.
    pub operation: Permission,
    /// Username or email, as typed.
    pub login: String,
    /// The page's door.
    pub portal: Option<Portal>,
}

/// The account that signs in with this name, if there is one. The caller verifies a password either way, so that the
/// answer takes as long for a stranger's guess. [`Failure::TooMany`] while the name or the address is blocked.
pub fn find_credentials(
    tx: &mut dyn Transaction,
    context: &Context,
    sign_in: &SignIn,
) -> Result<Option<Credentials>, Failure> {
    context.require(sign_in.operation)?;
    Sources::of_sign_in(&sign_in.login, &context.client).check(tx, context.now)?;
    Ok(tx.users().credentials(&fold(&sign_in.login))?)
}

/// Ends an attempt: `user` is whose password was right. The inner result is the answer; a failed attempt commits all
/// the same, because it was counted. The session itself is the caller's to open, in the same transaction.
pub fn conclude_sign_in(
    tx: &mut dyn Transaction,
    context: &Context,
    sign_in: &SignIn,
    user: Option<UserId>,
) -> Result<Result<AccountView, Failure>, Failure> {
    context.require(sign_in.operation)?;
    let sources = Sources::of_sign_in(&sign_in.login, &context.client);
    // Guesses verified side by side with those that led to a block learn nothing any more, not even the right one.
    let blocked = sources.check(tx, context.now);
    let Some(user) = user else {
        sources.strike(tx, context.now)?;
        return Ok(Err(blocked.err().unwrap_or(Failure::BadCredentials)));
    };
    blocked?;
    sources.forgive(tx)?;
    enter(tx, context, sign_in.operation, user, sign_in.portal).map(Ok)
}

/// Lets somebody with the right password in at `portal` and writes it down, or says why not.
pub fn enter(
    tx: &mut dyn Transaction,
    context: &Context,
    operation: Permission,
    user: UserId,
    portal: Option<Portal>,
) -> Result<AccountView, Failure> {
    context.require(operation)?;
    let user = tx.users().by_id(user)?.ok_or(Failure::BadCredentials)?;
    admit(&user, portal).map_err(|refusal| refused(refusal, &user))?;
    context.log_for(tx, Some(user.id), ActivityAction::Login, format!("{} signed in.", user.username))?;
    describe_one(tx, user, UserSight::Full)
}

/// A rejected person is told the reason here too: it is the one place they can still reach.
fn refused(refusal: SignInRefusal, user: &User) -> Failure {
    match (refusal, &user.rejection_reason) {
        (SignInRefusal::Rejected, Some(reason)) => Failure::Forbidden(format!("{refusal} Reason: {reason}")),
        _ => refusal.into(),
    }
}
